import { runPieces } from './run-pieces.ts';

/** Nobody waits longer than this for what is under a finger, whatever is still on its way. */
const PATIENCE_MS = 3_000;
const PRESSES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Resolves when the pictures that the first screen was sent with are there: nothing is to take its line from them. */
async function picturesShown(): Promise<void> {
  const first = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority=high]')];
  await Promise.allSettled(first.map((picture) => picture.decode()));
}

/** Resolves after the next picture of the page; a hidden tab paints nothing, and has time. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when somebody wants to use what they see, or has waited long enough for it. */
function wanted(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of PRESSES) addEventListener(press, () => resolve(), { once: true, capture: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

async function start(): Promise<void> {
  if (document.documentElement.dataset['screen'])
    await Promise.race([picturesShown().then(painted), wanted()]);
  await runPieces();
  const { run } = await import('../main.tsx');
  await run();
}

// `public/first-paint.js` says so: nothing else is there yet.
start().catch((error: unknown) => {
  dispatchEvent(new Event('plumbline:start-failed'));
  throw error;
});
