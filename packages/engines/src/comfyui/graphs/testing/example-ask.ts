import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { ControlKind, GenerationAsk, GenerationKind } from '../../../generative/generator.ts';

/** A picture that differs at every place, so that its name says what became of it. */
export function slope(width: number, height: number, channels: 1 | 3, tint = 0): Raster {
  const picture = createRaster(width, height, channels);
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = (i * 7 + tint) % 256;
  return picture;
}

export interface MaskPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function maskAt(width: number, height: number, place: MaskPlace): Raster {
  const mask = createRaster(width, height, 1);
  for (let y = place.y; y < place.y + place.height; y++)
    mask.data.fill(255, y * width + place.x, y * width + place.x + place.width);
  return mask;
}

const NEEDS_BASE: readonly GenerationKind[] = [
  'structure',
  'inpaint',
  'removal',
  'outpaint',
  'upscale',
  'instruction',
  'live',
];
const NEEDS_MASK: readonly GenerationKind[] = ['inpaint', 'removal', 'outpaint'];

/** A whole ask of a kind; `changes` over it. */
export function exampleAsk(
  kind: GenerationKind,
  {
    width = 700,
    height = 500,
    ...changes
  }: Partial<GenerationAsk> & { controlled?: readonly ControlKind[] } = {},
): GenerationAsk {
  const { controlled = [], ...rest } = changes;
  const base = kind === 'upscale' ? slope(width / 2, height / 2, 3) : slope(width, height, 3);
  return {
    kind,
    width,
    height,
    prompt: 'a house at the lake, timber and concrete',
    negative: 'blurred',
    base: NEEDS_BASE.includes(kind) ? base : null,
    mask: NEEDS_MASK.includes(kind)
      ? maskAt(width, height, {
          x: Math.floor(width / 3),
          y: Math.floor(height / 4),
          width: Math.ceil(width / 5),
          height: Math.ceil(height / 3),
        })
      : null,
    reference: null,
    controls: controlled.map((control, index) => ({
      kind: control,
      picture: slope(width, height, 3, index + 1),
    })),
    strength: 0.8,
    similarity: 0.4,
    referenceWeight: 0.6,
    loras: [],
    seed: 7,
    ...rest,
  };
}
