import type { Raster } from '@plumbline/imaging/raster.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { GENERATION_KINDS, type GenerationKind } from '../generative/generator.ts';
import { exampleAsk } from './graphs/testing/example-ask.ts';
import { SERVERS } from './graphs/testing/servers.ts';
import { GeneratorHouse } from './testing/generator-house.ts';
import { PATIENT } from './testing/short-times.ts';
import { quiet } from './testing/small-ask.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

const SIZE = { width: 352, height: 256 };
const MASKED: readonly GenerationKind[] = ['inpaint', 'removal'];

/** Mean difference of what the mask keeps, and of what it gives free, at some distance from its edge. */
function changes(
  picture: Raster,
  base: Raster,
  mask: Raster,
): { readonly kept: number; readonly free: number } {
  const { width, height } = picture;
  const sums = { kept: 0, free: 0 };
  const counts = { kept: 0, free: 0 };
  const levelAt = (x: number, y: number) => mask.data[y * width + x];
  for (let y = 40; y < height - 40; y += 4) {
    for (let x = 40; x < width - 40; x += 4) {
      const around = [
        levelAt(x, y),
        levelAt(x - 40, y),
        levelAt(x + 40, y),
        levelAt(x, y - 40),
        levelAt(x, y + 40),
      ];
      const near = [
        levelAt(x, y),
        levelAt(x - 12, y),
        levelAt(x + 12, y),
        levelAt(x, y - 12),
        levelAt(x, y + 12),
      ];
      const part = around.every((level) => level === 0)
        ? 'kept'
        : near.every((level) => level === 255)
          ? 'free'
          : undefined;
      if (part === undefined) continue;
      counts[part] += 1;
      sums[part] += Math.abs(
        (picture.data[(y * width + x) * 3] as number) - (base.data[(y * width + x) * 3] as number),
      );
    }
  }
  return { kept: sums.kept / counts.kept, free: sums.free / counts.free };
}

describe.each(Object.entries(SERVERS))('graphs on a server of %s', (family, folders) => {
  it('are taken and come back in the size that was asked for, whatever is asked', async () => {
    const server = await house.standIn({ folders, stepMs: 0 });
    const generator = house.generator([server.url], PATIENT, { ours: true });
    const { kinds, controls, ...features } = await generator.features();
    expect(features.healthy).toBe(true);
    const absent = family === 'flux' ? 'live' : 'instruction';
    expect(kinds).toEqual(GENERATION_KINDS.filter((kind) => kind !== absent));
    for (const [at, kind] of kinds.entries()) {
      const controlled = kind === 'structure' ? controls : kind === 'live' ? (['line'] as const) : [];
      const ask = exampleAsk(kind, { ...SIZE, controlled });
      const { picture, models, notes } = await generator.make(ask, quiet());
      // Frames come as they were sampled: whoever shows them scales them.
      if (kind === 'live') expect(picture.width / picture.height).toBeCloseTo(SIZE.width / SIZE.height, 2);
      else expect({ kind, width: picture.width, height: picture.height }).toEqual({ kind, ...SIZE });
      expect(models.length).toBeGreaterThan(0);
      expect(notes).toEqual([]);
      expect(server.count('POST /prompt')).toBe(at + 1);
      if (!MASKED.includes(kind)) continue;
      const { kept, free } = changes(picture, ask.base!, ask.mask!);
      expect(kept).toBeLessThan(6);
      expect(free).toBeGreaterThan(kept * 3);
    }
  });
});
