import sharp from 'sharp';

const WIDTH = 360;
const HEIGHT = 240;
const INK = 0x22;
/** Edges of a room and its back wall. */
const LINES = [
  [0, 0, 90, 60],
  [90, 180, 0, 240],
  [360, 0, 270, 60],
  [270, 180, 360, 240],
  [90, 60, 270, 60],
  [270, 60, 270, 180],
  [270, 180, 90, 180],
  [90, 180, 90, 60],
] as const;

/**
 * A room in lines on a coloured ground as PNG, small enough to be rendered in a moment. Of pixels: where a server runs in the same process,
 * sharp opens no SVG.
 */
export async function drawBase(colour: string): Promise<Buffer> {
  const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colour } });
  const data = await ground.raw().toBuffer();
  for (const [x0, y0, x1, y1] of LINES) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let t = 0; t <= length; t += 0.5) draw(x0 + ((x1 - x0) * t) / length, y0 + ((y1 - y0) * t) / length);
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();

  function draw(x: number, y: number): void {
    for (let row = Math.max(0, Math.round(y) - 1); row <= Math.min(HEIGHT - 1, Math.round(y) + 1); row++)
      for (let at = Math.max(0, Math.round(x) - 1); at <= Math.min(WIDTH - 1, Math.round(x) + 1); at++)
        data.fill(INK, 3 * (row * WIDTH + at), 3 * (row * WIDTH + at) + 3);
  }
}
