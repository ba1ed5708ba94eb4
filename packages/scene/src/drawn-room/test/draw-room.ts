import type { Raster } from '@plumbline/imaging/raster.ts';
import { drawLines, type Stroke } from '../../drawing/test/draw-lines.ts';

type Point3 = readonly [number, number, number];

/** Width of a board in metres, and how the eye stands in the room of {@link drawRoom}. */
export const BOARD = 0.2;
export const EYE = 1.5;

const WIDTH = 900;
const HEIGHT = 600;
export const FOCAL = 620;
const HORIZON = 270;

/** x right, y up from the floor, z away from the eye, in metres. */
function project([x, y, z]: Point3): [number, number] {
  return [WIDTH / 2 + (FOCAL * x) / z, HORIZON + (FOCAL * (EYE - y)) / z];
}

function polyline(points: readonly Point3[], ink: number, closed = true): Stroke[] {
  const count = closed ? points.length : points.length - 1;
  return Array.from({ length: count }, (_, i) => ({
    from: project(points[i] as Point3),
    to: project(points[(i + 1) % points.length] as Point3),
    ink,
  }));
}

export interface RoomOptions {
  readonly boards?: boolean;
  readonly window?: boolean;
  /** A rug in the middle of the floor, boards drawn right through it. */
  readonly rug?: boolean;
  /** A sofa of one block, ruled, against the left wall. */
  readonly sofa?: boolean;
  /** Columns and rows of fields on the back wall, parted by single strokes, without any frame. */
  readonly grid?: readonly [number, number];
}

/**
 * A room of 5 × 2.7 × 6 m in one-point perspective on 900 × 600: boards in faint ink towards the eye, a window of four
 * panes on the back wall and a low cupboard with two doors beneath it.
 */
export function drawRoom({ boards = true, window = true, rug, sofa, grid }: RoomOptions = {}): Raster {
  const near = 1.6;
  const far = 6;
  const half = 2.5;
  const top = 2.7;
  const line = 0.95;
  const strokes: Stroke[] = [
    ...polyline(
      [
        [-half, 0, far],
        [half, 0, far],
        [half, top, far],
        [-half, top, far],
      ],
      line,
    ),
    ...polyline(
      [
        [-half, 0, near],
        [-half, 0, far],
      ],
      line,
      false,
    ),
    ...polyline(
      [
        [half, 0, near],
        [half, 0, far],
      ],
      line,
      false,
    ),
    ...polyline(
      [
        [-half, top, near],
        [-half, top, far],
      ],
      line,
      false,
    ),
    ...polyline(
      [
        [half, top, near],
        [half, top, far],
      ],
      line,
      false,
    ),
    ...polyline(
      [
        [0.6, 0, 5.4],
        [2, 0, 5.4],
        [2, 0.75, 5.4],
        [0.6, 0.75, 5.4],
      ],
      line,
    ),
    ...polyline(
      [
        [0.6, 0.75, 5.4],
        [0.6, 0.75, far],
        [2, 0.75, far],
        [2, 0.75, 5.4],
      ],
      line,
    ),
    ...polyline(
      [
        [1.3, 0, 5.4],
        [1.3, 0.75, 5.4],
      ],
      line,
      false,
    ),
  ];
  if (boards)
    for (let x = -half + BOARD; x < half - 0.01; x += BOARD)
      strokes.push(
        ...polyline(
          [
            [x, 0, near],
            [x, 0, x > 0.5 && x < 2.1 ? 5.38 : far],
          ],
          0.22,
          false,
        ),
      );
  if (window) {
    strokes.push(
      ...polyline(
        [
          [-2, 1, far],
          [-0.4, 1, far],
          [-0.4, 2.3, far],
          [-2, 2.3, far],
        ],
        line,
      ),
    );
    for (const x of [-1.9, -1.15])
      for (const y of [1.1, 1.7])
        strokes.push(
          ...polyline(
            [
              [x, y, far],
              [x + 0.65, y, far],
              [x + 0.65, y + 0.5, far],
              [x, y + 0.5, far],
            ],
            line,
          ),
        );
  }
  if (rug)
    strokes.push(
      ...polyline(
        [
          [-1, 0, 2.8],
          [0.9, 0, 2.8],
          [0.9, 0, 4.2],
          [-1, 0, 4.2],
        ],
        line,
      ),
    );
  if (sofa) {
    const outline = (y0: number, z0: number, y1: number, z1: number): void => {
      strokes.push(
        ...polyline(
          [
            [-1.7, y0, z0],
            [0.1, y0, z0],
            [0.1, y1, z1],
            [-1.7, y1, z1],
          ],
          line,
        ),
      );
    };
    outline(0, 3.4, 0.42, 3.4);
    outline(0.42, 3.4, 0.42, 4.1);
    outline(0.42, 4.1, 0.85, 4.1);
  }
  if (grid) {
    const [columns, rows] = grid;
    const [x0, x1, y0, y1] = [-1.9, 0.1, 1, 2.3];
    for (let k = 0; k <= columns; k++) {
      const x = x0 + ((x1 - x0) * k) / columns;
      strokes.push(
        ...polyline(
          [
            [x, y0, far],
            [x, y1, far],
          ],
          line,
          false,
        ),
      );
    }
    for (let k = 0; k <= rows; k++) {
      const y = y0 + ((y1 - y0) * k) / rows;
      strokes.push(
        ...polyline(
          [
            [x0, y, far],
            [x1, y, far],
          ],
          line,
          false,
        ),
      );
    }
  }
  return drawLines(WIDTH, HEIGHT, strokes);
}

/** A freehand sketch on 700 × 500: wobbling open strokes, nothing ruled, nothing closed for sure. */
export function drawLooseSketch(): Raster {
  const strokes: Stroke[] = [];
  for (let k = 0; k < 9; k++) {
    const cx = 130 + (k % 3) * 210;
    const cy = 120 + Math.floor(k / 3) * 140;
    const r = 38 + 9 * (k % 4);
    let from: [number, number] | undefined;
    for (let a = 0.3; a < 6.1; a += 0.22) {
      const wobble = 1 + 0.12 * Math.sin(a * 5 + k) + 0.05 * Math.sin(a * 13 + 2 * k);
      const to: [number, number] = [cx + r * 1.3 * wobble * Math.cos(a), cy + r * wobble * Math.sin(a)];
      if (from !== undefined) strokes.push({ from, to, ink: 0.92, width: 2.2 });
      from = to;
    }
  }
  return drawLines(700, 500, strokes, [250, 240, 224]);
}
