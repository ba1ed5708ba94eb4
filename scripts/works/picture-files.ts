import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { functionVersion } from '@plumbline/engines/builtin/versions/function-versions.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toSharp } from '../lib/picture-pixels.ts';
import { makePicture } from './make-picture.ts';
import { paletteOf } from './palette-of.ts';
import type { PictureRecipe } from './picture-recipe.ts';

export const WORKS_FOLDER = new URL('../../content/public/works/', import.meta.url).pathname;
const MADE_FILE = new URL('./made.json', import.meta.url).pathname;

/** What is known of a picture's file without making it again. */
export interface MadeFile {
  /** Of the recipe and the versions that it depends on. */
  readonly digest: string;
  /** Of the pixels before they were compressed. */
  readonly pixels: string;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly string[];
  readonly fidelity: { readonly score: number; readonly added: number } | null;
}
export type MadeFiles = Readonly<Record<string, MadeFile>>;

export function readMade(): MadeFiles {
  return existsSync(MADE_FILE) ? (JSON.parse(readFileSync(MADE_FILE, 'utf8')) as MadeFiles) : {};
}

export function writeMade(made: MadeFiles): void {
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(MADE_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Writes a text that is either there whole or not at all. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** What the pixels of a recipe depend on. The drawings are the product's samples, whose own tests hold them. */
export function digestOf(recipe: PictureRecipe): string {
  const versions = functionsOf(recipe).map((name) => `${name} ${functionVersion(name)}`);
  return sha256(JSON.stringify([recipe, versions, encodingOf(recipe)])).slice(0, 16);
}

function functionsOf(recipe: PictureRecipe): Parameters<typeof functionVersion>[0][] {
  if (recipe.make === 'drawing') return [];
  if (recipe.make !== 'render') return ['inspiration'];
  const { base, reference, request } = recipe;
  return [request.function, ...functionsOf(base), ...(reference ? functionsOf(reference) : [])];
}

/** Ink is kept to the pixel, everything else as a photograph would be. */
function encodingOf({ make }: PictureRecipe) {
  return make === 'ink' || make === 'drawing'
    ? { lossless: true, effort: 6 }
    : { quality: make === 'clay' ? 76 : 86, effort: 6, smartSubsample: true };
}

/** Makes the file of a picture, in one step from not there to complete. */
export async function makeFile(file: string, recipe: PictureRecipe): Promise<MadeFile> {
  const { picture, fidelity } = await makePicture(recipe);
  const path = join(WORKS_FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  await toSharp(picture).webp(encodingOf(recipe)).toFile(`${path}.part`);
  renameSync(`${path}.part`, path);
  return {
    digest: digestOf(recipe),
    pixels: pixelsOf(picture),
    width: picture.width,
    height: picture.height,
    colours: await paletteOf(picture),
    fidelity,
  };
}

/** @returns the digest of a picture's pixels */
export function pixelsOf({ data }: Raster): string {
  return sha256(data);
}

function sha256(data: string | Uint8ClampedArray): string {
  return createHash('sha256').update(data).digest('hex');
}
