/**
 * Makes what the material library ships: for each material its seamless tile (a user may lay it on a picture), a swatch for
 * pickers, and its size in millimetres. Run it after a change of the materials:
 * `node scripts/run.mjs scripts/make-material-pictures.ts [id …]`.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { drawSwatch } from '@plumbline/materials/draw-swatch.ts';
import { lightMaterialTile } from '@plumbline/materials/light-material-tile.ts';
import { MATERIALS, findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import type { Sharp } from 'sharp';
import { toSharp } from './lib/picture-pixels.ts';

const SIZES = new URL('../content/src/materials/tile-sizes.json', import.meta.url).pathname;
const FOLDER = new URL('../content/public/materials/', import.meta.url).pathname;
/** Pixels of a tile's longer edge; it is drawn larger, so that no edge is jagged. */
const TILE = 512;
const DRAWN = 768;
/** Bytes of a tile. Grass and gravel hold more detail than anyone sees in a picker: they are packed harder. */
const MOST = 24_000;

/** As fine as `most` bytes allow, and smaller where even that is not enough. */
async function pack(picture: Sharp, most: number): Promise<Buffer> {
  let file = await picture.clone().webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
  for (let quality = 66; quality >= 42 && file.byteLength > most; quality -= 12)
    file = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
  return file;
}

const sizes = MATERIALS.map(({ id, tileSizeMm }) => `  "${id}": [${tileSizeMm.map(Math.round).join(', ')}]`);
writeFileSync(SIZES, `{\n${sizes.join(',\n')}\n}\n`);
mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
if (wanted.length === 0) for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
for (const { id } of MATERIALS) {
  const material = findMaterial(id);
  if (material === undefined || (wanted.length > 0 && !wanted.includes(id))) continue;
  const drawn = lightMaterialTile(renderMaterialTile(material, { size: DRAWN }), material);
  const height = Math.round((drawn.height * TILE) / DRAWN);
  const width = Math.round((drawn.width * TILE) / DRAWN);
  let tile = await pack(toSharp(resizeArea(drawn, width, height)), MOST);
  if (tile.byteLength > 1.6 * MOST)
    tile = await pack(toSharp(resizeArea(drawn, Math.round(width * 0.75), Math.round(height * 0.75))), MOST);
  writeFileSync(join(FOLDER, `${id}.webp`), tile);
  writeFileSync(join(FOLDER, `${id}-cover.webp`), await pack(toSharp(drawSwatch(drawn, material)), MOST / 3));
}
const total = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
console.log(`${MATERIALS.length} materials, ${(total / 1e6).toFixed(2)} MB`);
