// Inserts a frame with the weather before its own script tag. The server fills in `WIDGET_FACTS`.
(() => {
  const { path, heights, widths, titles } = WIDGET_FACTS;
  const tag = document.currentScript;
  if (!tag) return;
  const { place, lat, lng, size, theme, lang } = tag.dataset;
  const chosen = Object.hasOwn(heights, size ?? '') ? size : 'medium';
  const language = lang === 'en' ? 'en' : 'vi';
  const asked = { place, lat, lng, size: chosen, theme, lang: language };
  const given = Object.entries(asked).filter(([, value]) => value);
  const frame = document.createElement('iframe');
  frame.src = `${new URL(tag.src).origin}${path}?${new URLSearchParams(given)}`;
  frame.title = titles[language];
  frame.loading = 'lazy';
  frame.style.cssText = `display:block;width:100%;min-width:${widths.least}px;max-width:${widths.most}px;height:${heights[chosen]}px;border:0;border-radius:12px`;
  tag.before(frame);
  const renew = () => {
    if (!document.hidden) frame.src = frame.getAttribute('src');
  };
  setInterval(renew, 1_800_000);
})();
