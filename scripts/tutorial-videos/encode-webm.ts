import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { inRoot } from '../lib/paths.mjs';
import type { Shot } from './take.ts';

const LIBRARY = inRoot('node_modules', 'mediabunny', 'dist', 'bundles', 'mediabunny.min.mjs');
/** Browsers encode for safe origins alone; nothing is asked of this one. */
const ORIGIN = 'https://videos.localhost';
const PAGE = `<!doctype html><canvas></canvas><script type="module">
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from '/library.mjs';
const ARROW = new Path2D('M0 0v19l4.6-4.4 3 6.9 3.1-1.3-3-6.8 6.4-.5z');
globalThis.encode = async ({ count, shots, width, height, framesPerSecond, bitsPerSecond }) => {
  const canvas = document.querySelector('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: bitsPerSecond, keyFrameInterval: 5, latencyMode: 'quality' });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let now = 0;
  for (let at = 0; at < count; at += 1) {
    const { seconds, from, to, pressed } = shots[at];
    const picture = await createImageBitmap(await (await fetch('/shot/' + at)).blob());
    const moves = from[0] !== to[0] || from[1] !== to[1];
    // What stands still needs a picture a second, what moves all of them.
    const frames = Math.max(1, Math.round(seconds * (moves ? framesPerSecond : 1)));
    for (let frame = 0; frame < frames; frame += 1) {
      const share = frames === 1 ? 1 : frame / (frames - 1);
      const eased = share * share * (3 - 2 * share);
      const x = from[0] + (to[0] - from[0]) * eased;
      const y = from[1] + (to[1] - from[1]) * eased;
      context.drawImage(picture, 0, 0);
      context.save();
      context.translate(x, y);
      if (pressed) {
        context.beginPath();
        context.arc(0, 0, 18, 0, Math.PI * 2);
        context.fillStyle = 'rgba(213, 69, 43, 0.28)';
        context.fill();
      }
      context.scale(1.35, 1.35);
      context.lineWidth = 2.4;
      context.lineJoin = 'round';
      context.strokeStyle = '#fff';
      context.stroke(ARROW);
      context.fillStyle = '#1b1b1a';
      context.fill(ARROW);
      context.restore();
      await source.add(now + (seconds * frame) / frames, seconds / frames);
    }
    now += seconds;
    picture.close();
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
};
globalThis.ready = true;
</script>`;

export interface VideoFormat {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly bitsPerSecond: number;
}

/** A video without sound of what was recorded, with the pointer drawn over it, made by the browser's own VP9 encoder. */
export async function encodeWebm(
  browser: Browser,
  shots: readonly Shot[],
  format: VideoFormat,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
      if (pathname === '/library.mjs')
        return route.fulfill({ contentType: 'text/javascript', body: await readFile(LIBRARY) });
      const shot = shots[Number(pathname.split('/').at(-1))];
      return shot
        ? route.fulfill({ contentType: 'image/png', body: shot.picture })
        : route.fulfill({ status: 404, body: '' });
    });
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction('globalThis.ready === true');
    const task = {
      ...format,
      count: shots.length,
      shots: shots.map(({ picture: _picture, ...shot }) => shot),
    };
    const encoded = await page.evaluate<string>(`globalThis.encode(${JSON.stringify(task)})`);
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}
