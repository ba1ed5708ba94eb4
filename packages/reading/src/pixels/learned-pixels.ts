import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { type LearnedKindReading, toKindReading } from '../kinds/learned-kind.ts';
import { DamagedWeights, type WeightFile } from '../net/weight-reader.ts';
import { rememberLast } from '../remember-last.ts';
import { PIXEL_CLASSES } from './pixel-classes.ts';
import { PixelNet } from './pixel-net.ts';
import { FACING_AT, PIXEL_OUTPUTS } from './pixel-outputs.ts';
import { pixelSize } from './pixel-size.ts';

/** What the net of pixels says of a picture, laid over the whole of it. */
export interface PixelReading {
  readonly width: number;
  readonly height: number;
  /** Of each pixel a probability for each of `PIXEL_CLASSES`, side by side. */
  readonly shares: Float32Array;
  /** Of each pixel where it looks: right, down, away from the viewer; of length 1. */
  readonly facing: Float32Array;
  /** The whole picture. */
  readonly whole: LearnedKindReading;
}

/** Tells what the pixels of a picture show. Pictures are RGB, of any size. */
export interface PixelReader {
  /** @param isDraft a quarter of the work: coarser, and less sure at fine parts */
  readonly read: (picture: Raster, isDraft?: boolean) => PixelReading;
  /** The whole picture alone: half of the work. */
  readonly tell: (picture: Raster) => LearnedKindReading;
}

/** A reader with these weights; null where they are damaged, so that others may go on without it. */
export function createPixelReader(weights: WeightFile): PixelReader | null {
  try {
    const net = new PixelNet(weights);
    const fitted = (picture: Raster, isDraft = false): Raster => {
      const { width, height } = pixelSize(picture.width, picture.height, isDraft);
      return resizeArea(picture, width, height);
    };
    const read = rememberLast((seen): PixelReading => {
      const { values, heads } = net.run(seen);
      return { ...toReading(values, seen.width / 2, seen.height / 2), whole: toKindReading(heads) };
    });
    return {
      read: (picture, isDraft) => read(fitted(picture, isDraft)),
      tell: (picture) => toKindReading(net.tell(fitted(picture))),
    };
  } catch (error) {
    if (error instanceof DamagedWeights) return null;
    throw error;
  }
}

function toReading(values: Float32Array, width: number, height: number): Omit<PixelReading, 'whole'> {
  const count = width * height;
  const classes = PIXEL_CLASSES.length;
  const shares = new Float32Array(count * classes);
  const facing = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const at = i * PIXEL_OUTPUTS;
    let most = -Infinity;
    for (let k = 0; k < classes; k++) most = Math.max(most, values[at + k] as number);
    let sum = 0;
    for (let k = 0; k < classes; k++) {
      const power = Math.exp((values[at + k] as number) - most);
      shares[i * classes + k] = power;
      sum += power;
    }
    for (let k = 0; k < classes; k++) shares[i * classes + k] = (shares[i * classes + k] as number) / sum;
    const [x, y, z] = [0, 1, 2].map((k) => values[at + FACING_AT + k] as number) as [number, number, number];
    const length = Math.hypot(x, y, z) || 1;
    // The net learned them up and towards the viewer.
    facing.set([x / length, -y / length, -z / length], 3 * i);
  }
  return { width, height, shares, facing };
}
