import type { Page } from 'playwright-core';

/** Milliseconds by kind of event and of frames, and the size in pixels of each reading back of a canvas. */
export interface EditorTimes {
  readonly events: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly number[];
  /** What comes again and again by itself, such as an outline that walks. */
  readonly ticks: readonly number[];
  readonly reads: readonly number[];
}

/** Notes what events, frames and readings cost from the page's beginning on. To be called before it is opened. */
export async function watchEditor(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    globalThis.editorTimes = { events: {}, frames: [], ticks: [], reads: [] };
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const read = prototype.getImageData;
      prototype.getImageData = function (x, y, width, height, settings) {
        editorTimes.reads.push(width * height);
        return read.call(this, x, y, width, height, settings);
      };
    }
    const request = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((time) => {
        const begun = performance.now();
        draw(time);
        editorTimes.frames.push(performance.now() - begun);
      });
    const repeat = setInterval.bind(window);
    window.setInterval = (work, ...given) =>
      repeat(() => {
        const begun = performance.now();
        work();
        editorTimes.ticks.push(performance.now() - begun);
      }, ...given);
    // The window is the first to see an event on its way down and the last on its way up.
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      let begun = 0;
      addEventListener(type, () => { begun = performance.now(); }, true);
      addEventListener(type, () => {
        (editorTimes.events[type] ??= []).push(performance.now() - begun);
      });
    }
  })()`);
}

/** What was noted since the last call. */
export async function takeEditorTimes(page: Page): Promise<EditorTimes> {
  const taken = await page.evaluate(`(() => {
    const taken = editorTimes;
    globalThis.editorTimes = { events: {}, frames: [], ticks: [], reads: [] };
    return taken;
  })()`);
  return taken as EditorTimes;
}
