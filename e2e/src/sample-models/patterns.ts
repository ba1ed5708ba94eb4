import sharp from 'sharp';

type Tone = readonly [number, number, number];

const EDGE = 256;

/** A picture that repeats, of a tone for each pixel. */
async function pattern(toneAt: (x: number, y: number) => Tone): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(EDGE * EDGE * 3);
  for (let at = 0; at < EDGE * EDGE; at += 1)
    data.set(toneAt((at % EDGE) / EDGE, Math.floor(at / EDGE) / EDGE), at * 3);
  return new Uint8Array(
    await sharp(data, { raw: { width: EDGE, height: EDGE, channels: 3 } })
      .png()
      .toBuffer(),
  );
}

/** The same number in 0…1 for the same two whole numbers. */
function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const shade = ([r, g, b]: Tone, by: number): Tone => [r * by, g * by, b * by];

/** Courses of stones, every other one moved by half a stone. */
export function stones(tone: Tone, joint: Tone, columns: number, rows: number): Promise<Uint8Array> {
  return pattern((x, y) => {
    const row = Math.floor(y * rows);
    const along = x * columns + (row % 2) / 2;
    const [u, v] = [along % 1, (y * rows) % 1];
    if (u < 0.03 || v < 0.03 * (rows / columns)) return joint;
    return shade(tone, 0.86 + 0.28 * chance(Math.floor(along) % columns, row));
  });
}

/** Boards side by side, with grain. */
export function boards(tone: Tone, count: number): Promise<Uint8Array> {
  return pattern((x, y) => {
    const board = Math.floor(x * count);
    if ((x * count) % 1 < 0.03) return shade(tone, 0.45);
    const grain =
      0.06 * Math.sin(2 * Math.PI * (4 * ((x * count) % 1) + Math.round(3 * chance(board, 7)) * y));
    return shade(tone, 0.85 + 0.25 * chance(board, 1) + grain);
  });
}
