/** What the browser lets in between two pieces: a press, a frame. */
function breathe(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Asks for all the code that the page names, at once, and runs it piece by piece, each after what it needs, with a breath
 * between: in one go a slow phone would hear nothing for most of a second. What is asked for at low priority is run by whoever
 * needs it.
 */
export async function runPieces(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  for (const link of links) link.rel = 'modulepreload';
  for (const { href, fetchPriority } of links) {
    if (fetchPriority === 'low') continue;
    await import(/* @vite-ignore */ href);
    await breathe();
  }
}
