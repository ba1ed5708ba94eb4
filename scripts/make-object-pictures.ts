/**
 * Makes the pictures of the library's objects, drawn by code as flat greys under a dark line. Run it after a change of
 * the drawings: `node scripts/run.mjs scripts/make-object-pictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import { OBJECTS } from '@plumbline/content/library/objects.ts';
import sharp from 'sharp';
import { BUILDING_PARTS } from './object-pictures/building-parts.ts';
import { FURNITURE } from './object-pictures/furniture.ts';
import { OUTDOORS } from './object-pictures/outdoors.ts';
import { GREY } from './object-pictures/pen.ts';

const FOLDER = new URL('../content/public/objects/', import.meta.url).pathname;
const WIDTH = 360;
const DRAWINGS: Readonly<Record<string, string>> = { ...BUILDING_PARTS, ...FURNITURE, ...OUTDOORS };

mkdirSync(FOLDER, { recursive: true });
for (const { id } of OBJECTS) {
  const drawing = DRAWINGS[id];
  if (drawing === undefined) throw new Error(`nobody has drawn ${id}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="${WIDTH}">` +
    `<rect width="240" height="160" fill="${GREY.paper}"/>${drawing}</svg>`;
  await sharp(Buffer.from(svg), { density: 192 })
    .resize({ width: WIDTH })
    .webp({ quality: 86 })
    .toFile(`${FOLDER}${id}.webp`);
}
console.log(`${OBJECTS.length} objects`);
