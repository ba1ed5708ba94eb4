import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import type { DrawnPicture } from '../pictures/drawn-picture.ts';
import { acceptedFor, TRUTH_CLASSES, type TruthClass } from '../pictures/truth-classes.ts';
import { count, type Figures } from './figure.ts';

/** What a reading calls a pixel of the picture; undefined where it says nothing. */
export type ClassAt = (x: number, y: number) => SceneClass | undefined;

/** Longest edge by this: pixels nearer than that to another class lie under ink or are nobody's. */
const BORDER = 330;
/** Pixels along the longest edge that are asked. */
const ASKED = 400;

/**
 * Recall and precision of each class, as shares of the picture: of the pixels that truly are of a class those that are called
 * so, and of those that are called so those that are.
 */
export function scoreRegions({ picture, truth }: DrawnPicture, classAt: ClassAt): Figures {
  const { width, height } = picture;
  const longest = Math.max(width, height);
  const step = Math.max(1, Math.floor(longest / ASKED));
  const reach = Math.max(1, Math.round(longest / BORDER));
  const figures: Figures = {};
  const share = (step * step) / (width * height);
  for (let y = reach; y < height - reach; y += step)
    for (let x = reach; x < width - reach; x += step) {
      const i = y * width + x;
      const code = truth.classes[i] as number;
      const truly = TRUTH_CLASSES[code - 1];
      if (truly === undefined || !isWithin(truth.classes, width, i, reach)) continue;
      const said = classAt(x, y);
      const right = said !== undefined && acceptedFor(truly).includes(said);
      count(figures, 'pixels', right ? share : 0, share);
      count(figures, `recall ${truly}`, right ? share : 0, share);
      if (said === undefined) continue;
      for (const name of calledSo(said)) count(figures, `precision ${name}`, right ? share : 0, share);
    }
  return figures;
}

function isWithin(classes: Uint8Array, width: number, i: number, reach: number): boolean {
  const own = classes[i];
  return [i - reach, i + reach, i - reach * width, i + reach * width].every((at) => classes[at] === own);
}

/** The classes for which a reading's word stands: `ground` for a lawn as well as for paving. */
function calledSo(said: SceneClass): readonly TruthClass[] {
  return TRUTH_CLASSES.filter((name) => acceptedFor(name).includes(said));
}
