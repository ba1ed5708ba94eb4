import type { PictureMeasures } from '@plumbline/contract/api/analysis.ts';

/** Of an even grey picture in neutral light. */
export function greyMeasures(change: Partial<PictureMeasures> = {}): PictureMeasures {
  return {
    palette: [{ colour: '#9a9a98', nameId: 'grey', share: 1 }],
    tones: {
      histogram: Array.from({ length: 32 }, (_, at) => (at === 19 ? 1 : 0)),
      mean: 0.6,
      contrast: 0.7,
      saturation: 0.1,
      clippedBright: 0,
      clippedDark: 0,
    },
    light: { side: 'even', strength: 0, kelvin: 6_500 },
    lines: { tilt: 0, convergence: 0, uprights: 20 },
    noise: 0,
    banding: 0,
    composition: { centre: [0.5, 0.5], symmetry: 0.6, thirds: 0.2, emptiness: 0.3 },
    ...change,
  };
}
