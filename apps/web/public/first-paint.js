/**
 * Runs before anything is painted, so that a dark page never flashes white and the page's language is right for screen
 * readers and for the choice of CJK glyphs. A file of its own because the page's security policy allows no inline script.
 */
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('plumbline.preferences') ?? '{}').state ?? {};
  } catch {
    // A browser without storage starts with the system's theme and its own language.
  }
  const dark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (kept.locale) document.documentElement.lang = kept.locale;
})();
