import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Draws a picture of the largest size that is taken, in fields of colour. @returns its path */
export async function drawLargePicture(page: Page, edge: number): Promise<string> {
  const encoded = await page.evaluate(
    `(async () => {
      const canvas = new OffscreenCanvas(${edge}, ${edge});
      const context = canvas.getContext('2d');
      for (let y = 0; y < 10; y += 1)
        for (let x = 0; x < 10; x += 1) {
          context.fillStyle = 'hsl(' + (x * 36) + ' 40% ' + (30 + y * 5) + '%)';
          context.fillRect((x * ${edge}) / 10, (y * ${edge}) / 10, ${edge} / 10, ${edge} / 10);
        }
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 32768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32768));
      return btoa(text);
    })()`,
  );
  const path = join(await mkdtemp(join(tmpdir(), 'plumbline-large-')), 'large.png');
  await writeFile(path, Buffer.from(String(encoded), 'base64'));
  return path;
}
