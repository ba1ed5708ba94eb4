import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { Medium } from './detect-medium.ts';
import { paintInk } from '../illustration/ink-medium.ts';
import { paintWatercolour } from '../illustration/watercolour-medium.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { type Brushwork, paintStrokes } from './paint-strokes.ts';
import { cutStrokeExemplars } from './stroke-exemplars.ts';
import { strokeFlow } from './stroke-flow.ts';
import { tintAsWashes } from './tint-washes.ts';

const BRUSHWORK: Readonly<Record<Exclude<Medium, 'photo'>, Brushwork>> = {
  oil: { brushes: [20, 12, 7], length: 3.4, texture: 1.15, cover: 0.94, tolerance: 0.075 },
  // Broad, soft and wet: the strokes of washes hardly show their ends.
  watercolour: { brushes: [16, 9, 5], length: 2, texture: 0.75, cover: 0.8, tolerance: 0.06 },
  ink: { brushes: [14, 8], length: 3, texture: 0.5, cover: 0.8, tolerance: 0.06 },
};

/**
 * Paints a picture in the medium of a reference with strokes cut out of that reference.
 * @param picture colours to paint; an ink drawing changes them in place. @param light luma 0…1 of the base.
 */
export function paintInMedium(
  picture: OklabPlanes,
  light: Plane,
  reference: Raster,
  medium: Exclude<Medium, 'photo'>,
  seed: number,
  check: () => void,
): OklabPlanes {
  const flow = strokeFlow(light, medium === 'oil' ? 1 : 0.35, seed);
  check();
  const exemplars = cutStrokeExemplars(reference);
  check();
  const work = BRUSHWORK[medium];
  if (medium === 'oil') return paintStrokes(picture, flow, exemplars, work, seed, check);
  const { paper, ink } = paperAndInk(decodeOklab(reference));
  if (medium === 'watercolour') {
    const strokes = paintStrokes(picture, flow, exemplars, work, seed, check);
    return paintWatercolour(strokes, { paper, flow: 0.9, highlights: 0.35, seed });
  }
  tintAsWashes(picture, decodeOklab(reference), 1);
  const drawn = paintInk(picture, light, { paper, ink, colour: 0.85, seed });
  check();
  return hatch(drawn, paintStrokes(drawn, flow, exemplars, work, seed, check));
}

/** The reference's pen strokes show in the shade; the paper stays bare. */
function hatch(drawn: OklabPlanes, strokes: OklabPlanes): OklabPlanes {
  for (let i = 0; i < drawn.l.length; i++) {
    const shade = smoothstep(0.86, 0.6, drawn.l[i] as number);
    drawn.l[i] = (drawn.l[i] as number) + 0.8 * shade * ((strokes.l[i] as number) - (drawn.l[i] as number));
  }
  return drawn;
}

type Colour = readonly [number, number, number];

/** The lightest twentieth of a reference is its paper, the darkest fiftieth its ink. */
function paperAndInk({ l, a, b }: OklabPlanes): { readonly paper: Colour; readonly ink: Colour } {
  const order = Array.from({ length: Math.ceil(l.length / 7) }, (_, k) => 7 * k).sort(
    (i, j) => (l[i] as number) - (l[j] as number),
  );
  const mean = (indices: readonly number[]): Colour => {
    const n = Math.max(1, indices.length);
    const sum = (values: Float32Array): number => indices.reduce((s, i) => s + (values[i] as number), 0) / n;
    return [sum(l), sum(a), sum(b)];
  };
  const paper = mean(order.slice(Math.floor(0.95 * order.length)));
  const ink = mean(order.slice(0, Math.max(1, Math.floor(0.02 * order.length))));
  return {
    paper: [Math.max(0.9, paper[0]), 0.8 * paper[1], 0.8 * paper[2]],
    ink: [Math.min(0.3, ink[0]), ink[1], ink[2]],
  };
}
