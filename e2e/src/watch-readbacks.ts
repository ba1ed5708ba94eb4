import type { Page } from 'playwright-core';

/**
 * Notes how many pixels each reading of a canvas brings back, from the next page on: `getImageData` of both kinds of
 * context, and every way to make a file of a canvas.
 */
export async function watchReadbacks(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const read = (globalThis.readbacks = []);
    for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const own = kind.prototype.getImageData;
      kind.prototype.getImageData = function (x, y, width, height, ...rest) {
        read.push(Math.abs(width * height));
        return own.call(this, x, y, width, height, ...rest);
      };
    }
    const watch = (owner, name) => {
      const own = owner.prototype[name];
      owner.prototype[name] = function (...given) {
        read.push(this.width * this.height);
        return own.apply(this, given);
      };
    };
    watch(HTMLCanvasElement, 'toBlob');
    watch(HTMLCanvasElement, 'toDataURL');
    watch(OffscreenCanvas, 'convertToBlob');
    watch(OffscreenCanvas, 'transferToImageBitmap');
  })()`);
}

/** Pixels of each reading since the page opened, or since the last call. */
export async function takeReadbacks(page: Page): Promise<readonly number[]> {
  return (await page.evaluate('globalThis.readbacks.splice(0)')) as number[];
}
