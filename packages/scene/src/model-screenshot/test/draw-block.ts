import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { axisInCamera } from '../../drawing/drawing-camera.ts';

export const [WIDTH, HEIGHT] = [800, 560];
export type Place = readonly [number, number, number];
type Colour = readonly [number, number, number];
type Backdrop = readonly [above: Colour, below: Colour];

const WHITE: Colour = [255, 255, 255];

/** Projects places in metres along level, downward and level axes, for a viewer above who looks across a corner. */
export function project([x, y, z]: Place): readonly [number, number] {
  const angles = { pitch: 0.3, yaw: 0.62 };
  const axes = [axisInCamera(angles, 0), axisInCamera(angles, 1), axisInCamera(angles, 2)] as const;
  const at = [0, 1, 2].map(
    (c) => x * (axes[0][c] as number) + y * (axes[1][c] as number) + z * (axes[2][c] as number),
  ) as [number, number, number];
  return [WIDTH / 2 + (0.95 * WIDTH * at[0]) / at[2], HEIGHT / 2 + (0.95 * WIDTH * at[1]) / at[2]];
}

function fillPolygon(picture: Raster, corners: readonly Place[], tone: number): void {
  const points = corners.map(project);
  const extent = (values: readonly number[]) =>
    [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))] as const;
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  for (let y = Math.max(0, top); y < Math.min(HEIGHT, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(WIDTH, right); x++) {
      let inside = false;
      points.forEach(([x0, y0], i) => {
        const [x1, y1] = points[(i + 1) % points.length] as readonly [number, number];
        if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
      });
      if (inside) picture.data.fill(tone, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
    }
  points.forEach((from, i) =>
    drawEdge(picture, from, points[(i + 1) % points.length] as readonly [number, number]),
  );
}

function drawEdge(
  picture: Raster,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): void {
  const steps = Math.ceil(2 * Math.hypot(x1 - x0, y1 - y0));
  for (let k = 0; k <= steps; k++) {
    const [x, y] = [Math.round(x0 + ((x1 - x0) * k) / steps), Math.round(y0 + ((y1 - y0) * k) / steps)];
    if (x > 0 && y > 0 && x < WIDTH && y < HEIGHT)
      picture.data.fill(20, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  }
}

/**
 * A block with a flat roof and rows of windows, looked down on; which of its two sides is the lighter one is told.
 *
 * @param backdrop its colour at the top and at the bottom, between which it fades; white paper where absent
 */
export function drawBlock(leftTone: number, rightTone: number, backdrop: Backdrop = [WHITE, WHITE]): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  for (let i = 0; i < picture.data.length; i++) {
    const down = Math.floor(i / (3 * WIDTH)) / HEIGHT;
    const [above, below] = backdrop.map((colour) => colour[i % 3] as number) as [number, number];
    picture.data[i] = Math.round(above + (below - above) * down);
  }
  const [cx, cz] = [-15 * Math.sin(0.62), 15 * Math.cos(0.62)];
  const [w, floor, top] = [3, 5, 1.6];
  const at = (x: number, y: number, z: number): Place => [cx + x, y, cz + z];
  fillPolygon(picture, [at(w, floor, -w), at(w, top, -w), at(w, top, w), at(w, floor, w)], rightTone);
  fillPolygon(picture, [at(-w, floor, -w), at(w, floor, -w), at(w, top, -w), at(-w, top, -w)], leftTone);
  fillPolygon(picture, [at(-w, top, -w), at(w, top, -w), at(w, top, w), at(-w, top, w)], 225);
  for (const y of [2.3, 3.6])
    for (const s of [-2.2, -0.4, 1.4]) {
      fillPolygon(
        picture,
        [at(s, y, -w), at(s + 0.9, y, -w), at(s + 0.9, y + 0.8, -w), at(s, y + 0.8, -w)],
        90,
      );
      fillPolygon(picture, [at(w, y, s), at(w, y, s + 0.9), at(w, y + 0.8, s + 0.9), at(w, y + 0.8, s)], 90);
    }
  return picture;
}
