import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Red, green and blue of a picture, row by row, without the page around it. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Reads the result that the stage shows, as the server keeps it. */
export async function readResult(page: Page): Promise<Pixels> {
  const shown = page.getByRole('img', { name: 'Rendered picture' }).first();
  const source = await shown.getAttribute('src');
  const answer = await page.request.get(new URL(source ?? '', page.url()).href);
  if (!answer.ok()) throw new Error(`${source}: ${answer.status()}`);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Share of the pixels of which a channel differs visibly. */
export function differingShare(a: Pixels, b: Pixels): number {
  if (a.data.length !== b.data.length) throw new Error('The pictures are not of one size.');
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0))),
    );
    if (distance > 12) differing += 1;
  }
  return differing / (a.data.length / 3);
}
