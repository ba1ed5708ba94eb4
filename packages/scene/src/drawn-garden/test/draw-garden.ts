import type { Raster } from '@plumbline/imaging/raster.ts';
import { drawLines, type Stroke } from '../../drawing/test/draw-lines.ts';

type Point = readonly [number, number];

function polyline(points: readonly Point[], ink = 0.9): Stroke[] {
  return points.slice(1).map((to, i) => ({ from: points[i] as Point, to, ink }));
}

/** A closed outline of bows between inward corners, as crowns are drawn. */
export function scallops(cx: number, cy: number, r: number, lobes = 10): Stroke[] {
  const points = Array.from({ length: 121 }, (_, i): Point => {
    const a = (2 * Math.PI * i) / 120;
    const k = r * (0.88 + 0.14 * Math.abs(Math.sin((lobes * a) / 2)));
    return [cx + k * Math.cos(a), cy + k * Math.sin(a)];
  });
  return polyline(points);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Stroke[] {
  return polyline(
    Array.from({ length: 97 }, (_, i): Point => {
      const a = (2 * Math.PI * i) / 96;
      return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
    }),
  );
}

/**
 * A garden on 900 × 600: horizon at 220, a pond with ripples round (560, 380), a path that comes in from below at x 160…260
 * and leaves at the left, two trees with trunks, tufts of grass on the right.
 */
export function drawGarden(): Raster {
  const strokes: Stroke[] = [...ellipse(560, 380, 190, 60)];
  // Crowns stand before the horizon.
  for (const [from, to] of [
    [0, 196],
    [304, 747],
    [853, 899],
  ] as const)
    strokes.push({ from: [from, 220], to: [to, 220] });
  for (let k = 0; k < 9; k++) {
    const x = 470 + 35 * (k % 5);
    const y = 350 + 7 * k;
    strokes.push(
      ...polyline(
        [
          [x, y],
          [x + 12, y - 2],
          [x + 26, y + 1],
          [x + 40, y - 1],
        ],
        0.5,
      ),
    );
  }
  const left: Point[] = [
    [160, 599],
    [150, 520],
    [110, 450],
    [40, 405],
    [0, 392],
  ];
  const right: Point[] = [
    [280, 599],
    [240, 500],
    [180, 430],
    [90, 385],
    [0, 362],
  ];
  strokes.push(...polyline(left), ...polyline(right));
  for (const [x, y, r] of [
    [250, 190, 70],
    [800, 170, 80],
  ] as const) {
    strokes.push(...scallops(x, y, r));
    const foot = y + r + 90;
    strokes.push(
      ...polyline([
        [x - 8, y + 0.93 * r],
        [x - 9, foot],
        [x + 9, foot],
        [x + 8, y + 0.93 * r],
      ]),
    );
  }
  for (let k = 0; k < 8; k++) {
    const x = 700 + 22 * k;
    const y = 500 + 17 * (k % 4);
    for (const lean of [-5, 0, 5])
      strokes.push({ from: [x + lean / 2, y], to: [x + 2 * lean, y - 13], ink: 0.6 });
  }
  return drawLines(900, 600, strokes);
}
