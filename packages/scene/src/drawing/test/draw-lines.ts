import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

export interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** 0 bare … 1 black. */
  readonly ink?: number;
  readonly width?: number;
}

/** Draws anti-aliased straight strokes on paper of one colour, as a CAD program exports them. */
export function drawLines(
  width: number,
  height: number,
  strokes: readonly Stroke[],
  paper: readonly [number, number, number] = [255, 255, 255],
): Raster {
  const picture = createRaster(width, height, 3);
  const alpha = new Float32Array(width * height);
  for (const { from, to, ink = 0.9, width: thick = 1.6 } of strokes) {
    const [x0, y0] = from;
    const [x1, y1] = to;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    for (
      let y = Math.max(0, Math.floor(Math.min(y0, y1) - 3));
      y <= Math.min(height - 1, Math.max(y0, y1) + 3);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(x0, x1) - 3));
        x <= Math.min(width - 1, Math.max(x0, x1) + 3);
        x++
      ) {
        const t = Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / (length * length)));
        const d = Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0));
        const a = ink * Math.min(1, Math.max(0, thick / 2 + 0.5 - d));
        if (a > (alpha[y * width + x] as number)) alpha[y * width + x] = a;
      }
    }
  }
  for (let i = 0; i < alpha.length; i++)
    for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = (paper[c] as number) * (1 - (alpha[i] as number));
  return picture;
}

export function rectangle(x0: number, y0: number, x1: number, y1: number, ink = 0.9): Stroke[] {
  return [
    { from: [x0, y0], to: [x1, y0], ink },
    { from: [x1, y0], to: [x1, y1], ink },
    { from: [x1, y1], to: [x0, y1], ink },
    { from: [x0, y1], to: [x0, y0], ink },
  ];
}

/**
 * A house in two-point perspective on 900 × 600, seen at its corner (450): gabled-free hip roof, siding in faint ink on both
 * walls, two windows a side with muntins, ground lines that stop short of the border.
 */
export function drawHouse(paper?: readonly [number, number, number], gap = 0): Raster {
  const horizon = 360;
  const corner = 450;
  const strokes: Stroke[] = [];
  // Walls run to vanishing points far left and right at the horizon.
  const wall = (x: number, y: number): readonly [number, number] => {
    const far = Math.abs(x - corner) / 1000;
    return [x, horizon + (y - horizon) * (1 - far)];
  };
  const line = (x0: number, y0: number, x1: number, y1: number, ink?: number): void => {
    strokes.push({ from: wall(x0, y0), to: wall(x1, y1), ...(ink === undefined ? {} : { ink }) });
  };
  for (const end of [170, 730]) {
    line(corner, 220, end, 220);
    line(corner, 460, end, 460);
    line(end, 220, end, 460 - gap);
    for (let y = 232; y < 455; y += 12) line(corner + Math.sign(end - corner) * 3, y, end, y, 0.22);
    for (const at of [0.3, 0.7]) {
      const x = corner + (end - corner) * at;
      for (const [dx, dy, ex, ey] of [
        [-26, 280, 26, 280],
        [26, 280, 26, 370],
        [26, 370, -26, 370],
        [-26, 370, -26, 280],
        [-19, 288, 19, 288],
        [19, 288, 19, 362],
        [19, 362, -19, 362],
        [-19, 362, -19, 288],
        [0, 288, 0, 362],
        [-19, 325, 19, 325],
      ] as const)
        line(x + dx, dy, x + ex, ey);
    }
  }
  line(corner, 220, corner, 460);
  const [ex, ey] = wall(730, 220);
  const [wx, wy] = wall(170, 220);
  strokes.push({ from: [corner, 220], to: [330, 110] }, { from: [wx, wy], to: [330, 110] });
  strokes.push({ from: [330, 110], to: [590, 122] }, { from: [590, 122], to: [ex, ey] });
  strokes.push({ from: [24, 420], to: [wall(170, 460)[0], wall(170, 460)[1]] });
  strokes.push({ from: [wall(730, 460)[0], wall(730, 460)[1]], to: [872, 424] });
  return drawLines(900, 600, strokes, paper);
}
