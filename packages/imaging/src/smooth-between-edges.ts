import type { Plane } from './raster.ts';

/** Rounds in which rows and columns are smoothed by turns: three leave no streaks. */
const ROUNDS = 3;

/** How far smoothing reaches. */
export interface EdgeReach {
  /** Standard deviation over what is flat, in pixels. */
  readonly spatial: number;
  /** Change of the guide that counts as much as that distance. */
  readonly range: number;
}

/**
 * Smooths planes over as much as lies between the edges of a guide, in place, however large it is; nothing runs across an edge.
 * The recursive form of Gastal, Oliveira, "Domain transform for edge-aware image and video processing", 2011.
 * @param planes all of the guide's size. @param guide several planes are the channels of one picture, whose changes add up
 */
export function smoothBetweenEdges(
  planes: readonly Plane[],
  guide: Plane | readonly [Plane, ...Plane[]],
  reach: EdgeReach,
): void {
  const channels = 'data' in guide ? ([guide] as const) : guide;
  const [{ width, height }] = channels;
  const across = new Float32Array(width * height).fill(1);
  const down = new Float32Array(width * height).fill(1);
  const k = reach.spatial / reach.range;
  for (const { data } of channels)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (x > 0)
          across[i] = (across[i] as number) + k * Math.abs((data[i] as number) - (data[i - 1] as number));
        if (y > 0)
          down[i] = (down[i] as number) + k * Math.abs((data[i] as number) - (data[i - width] as number));
      }
  for (let round = 0; round < ROUNDS; round++) {
    // Deviations halve from round to round, and their squares add up to the whole.
    const sigma = (reach.spatial * Math.sqrt(3) * 2 ** (ROUNDS - round - 1)) / Math.sqrt(4 ** ROUNDS - 1);
    const base = -Math.SQRT2 / sigma;
    const keptAcross = across.map((distance) => Math.exp(base * distance));
    const keptDown = down.map((distance) => Math.exp(base * distance));
    for (const plane of planes) {
      smoothRows(plane, keptAcross);
      smoothColumns(plane, keptDown);
    }
  }
}

/** @param kept share that a pixel takes over from the one before it */
function smoothRows({ width, height, data }: Plane, kept: Float32Array): void {
  for (let y = 0; y < height; y++) {
    const first = y * width;
    for (let i = first + 1; i < first + width; i++) takeOver(data, i, i - 1, kept[i] as number);
    for (let i = first + width - 2; i >= first; i--) takeOver(data, i, i + 1, kept[i + 1] as number);
  }
}

function smoothColumns({ width, data }: Plane, kept: Float32Array): void {
  for (let i = width; i < data.length; i++) takeOver(data, i, i - width, kept[i] as number);
  for (let i = data.length - width - 1; i >= 0; i--) takeOver(data, i, i + width, kept[i + width] as number);
}

function takeOver(data: Float32Array, i: number, from: number, share: number): void {
  data[i] = (data[i] as number) + share * ((data[from] as number) - (data[i] as number));
}
