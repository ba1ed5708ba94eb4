// Makes the icons of the installed app and the card that shared links show: `node scripts/run.mjs scripts/make-app-icons.ts`.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PALETTES } from '@plumbline/web/theme/tokens.ts';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const mark = readFileSync(file('apps/web/public/mark.svg'));
mkdirSync(file('apps/web/public/icons'), { recursive: true });

/** The mark on the page's ground; launchers cut maskable icons to a circle of four fifths. */
async function makeIcon(size: number, share: number, name: string): Promise<void> {
  const height = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * height) / 32 })
    .resize({ height })
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: PALETTES.light.raised } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(file(`apps/web/public/icons/${name}.png`));
}
await makeIcon(180, 0.7, 'icon-180');
await makeIcon(192, 0.78, 'icon-192');
await makeIcon(512, 0.78, 'icon-512');
await makeIcon(512, 0.52, 'icon-maskable-512');

const CARD = { width: 1200, height: 630 };
const half = async (name: string, left: number) =>
  sharp(
    await sharp(file(`content/public/samples/${name}`))
      .resize({ ...CARD, fit: 'cover' })
      .toBuffer(),
  )
    .extract({ left, top: 0, width: CARD.width / 2, height: CARD.height })
    .toBuffer();
const line = { width: 4, height: CARD.height, channels: 4, background: PALETTES.light.accent } as const;
await sharp({ create: { ...CARD, channels: 3, background: PALETTES.light.canvas } })
  .composite([
    { input: await half('villa.png', 0), left: 0, top: 0 },
    { input: await half('villa-render.webp', CARD.width / 2), left: CARD.width / 2, top: 0 },
    { input: await sharp({ create: line }).png().toBuffer(), left: CARD.width / 2 - 2, top: 0 },
  ])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(file('apps/web/public/social-card.jpg'));
