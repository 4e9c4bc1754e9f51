// What does not fit on the page, a line each.
(() => {
  const found = [];
  const hidden = [...document.querySelectorAll('details:not([open])')];
  hidden.forEach(d => d.open = true);
  document.querySelectorAll('pre, table').forEach(e => {
    const over = e.scrollWidth - e.clientWidth;
    if (over > 1) {
      const text = e.innerText.split('\n').map(line => line.replace(/\t/g, ' '.repeat(8)));
      const longest = text.reduce((a, b) => b.length > a.length ? b : a, '');
      found.push(`${e.tagName === 'PRE' ? 'code' : 'table'}, ${over} px too wide: ` +
        (e.tagName === 'PRE' ? `${longest.length} columns, ${longest.trim().slice(0, 60)}` : text[0].trim().slice(0, 60)));
    }
  });
  document.querySelectorAll('img').forEach(e => {
    const name = e.src.split('/').pop();
    if (!e.naturalWidth) found.push(`picture ${name}: not there`);
    else if (e.height > 600) found.push(`picture ${name}: ${e.height} px high`);
  });
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push(`the whole page, ${document.documentElement.scrollWidth} px wide`);
  hidden.forEach(d => d.open = false);
  return found.join('\n');
})()
