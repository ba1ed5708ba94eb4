import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect } from 'vitest';
import { functionVersion } from '../function-versions.ts';
import type { GoldenCase } from './golden-case.ts';
import { readGoldenEntries } from './golden-file.ts';
import { type GoldenPicture, makeGolden } from './make-golden.ts';

const OUT = fileURLToPath(new URL('../../../../../../out/golden/', import.meta.url));
const ANEW = 'run `node scripts/run.mjs scripts/make-golden-pictures.ts`';
const RAISE = 'raise its version in packages/engines/src/builtin/versions/function-versions.ts';

/** Makes a golden picture and compares it with what stands; what differs is laid into `out/golden` to be looked at. */
export async function expectGolden(golden: GoldenCase): Promise<void> {
  const { name } = golden;
  const entry = readGoldenEntries()[name];
  if (!entry) throw new Error(`${name} has no golden picture yet: ${ANEW}.`);
  const made = await makeGolden(golden);
  const version = functionVersion(golden.function);
  if (made.pixelHash === entry.pixelHash && version === entry.version) {
    expect(made.inputs).toBe(entry.inputs);
    return;
  }
  const file = await keepToLookAt(name, made);
  if (made.inputs !== entry.inputs)
    throw new Error(`${name}: what it is made from has changed. If that was meant, ${ANEW}.`);
  if (version !== entry.version)
    throw new Error(`${name} is of version ${entry.version}, ${golden.function} of ${version}: ${ANEW}.`);
  throw new Error(
    `${name}: the pixels of ${golden.function} have changed, its version ${version} has not (${file}). ` +
      `If that was meant, ${RAISE}, then ${ANEW}.`,
  );
}

async function keepToLookAt(name: string, { picture }: GoldenPicture): Promise<string> {
  const { width, height, channels, data } = picture;
  mkdirSync(OUT, { recursive: true });
  await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels },
  })
    .png()
    .toFile(join(OUT, `${name}.png`));
  return `out/golden/${name}.png`;
}
