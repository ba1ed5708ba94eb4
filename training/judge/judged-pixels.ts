import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { JudgeClass } from './judge-classes.ts';
import type { JudgedWhole } from './judged-scene.ts';
import type { JudgedReading } from './score-reading.ts';

/** What the judge calls the classes of the net of pixels. */
const CLASS_OF: Readonly<Record<PixelClass, JudgeClass | null>> = {
  sky: 'sky',
  paper: 'background',
  lawn: 'lawn',
  paving: 'paving',
  water: 'water',
  floor: 'floor',
  wall: 'wall',
  ceiling: 'ceiling',
  roof: 'roof',
  window: 'glass',
  door: 'door',
  furniture: 'furniture',
  joinery: 'joinery',
  fabric: 'fabric',
  rug: 'rug',
  curtain: 'fabric',
  plant: 'planting',
  lamp: 'lamp',
  person: 'person',
  vehicle: 'vehicle',
  railing: 'railing',
  stair: 'stair',
  other: null,
  annotation: 'annotation',
  'plan-wall': 'plan-wall',
  'plan-room': 'plan-room',
  'plan-opening': 'plan-door',
  'plan-outside': 'plan-outside',
};

/** The net of pixels alone, as the judge asks readings. @param width @param height of the picture in pixels */
export function judgedPixels(
  reading: PixelReading,
  width: number,
  height: number,
  whole: JudgedWhole,
): JudgedReading {
  const count = PIXEL_CLASSES.length;
  return {
    ...whole,
    vanishingPoints: [],
    horizon: null,
    at: (x, y) => {
      const column = Math.min(reading.width - 1, Math.floor((x * reading.width) / width));
      const row = Math.min(reading.height - 1, Math.floor((y * reading.height) / height));
      const at = (row * reading.width + column) * count;
      const shares = reading.shares.subarray(at, at + count);
      const likeliest = PIXEL_CLASSES[shares.indexOf(Math.max(...shares))] as PixelClass;
      return { class: CLASS_OF[likeliest], facing: null, thing: null };
    },
  };
}
