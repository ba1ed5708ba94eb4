import { addLines, areaWeights, resampleLine } from './resize-area.ts';

/** A picture that is read a few rows at a time, so that it never stands in memory as a whole. */
export interface RowSource {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 4 RGBA with straight alpha. */
  readonly channels: 1 | 4;
  /** Rows from `from` on, top to bottom, interleaved; asked for once each, in order. */
  readonly readRows: (from: number, count: number) => Uint8Array | Uint8ClampedArray;
}

/** Rows that are read at once. */
const BAND = 64;

/**
 * `resizeArea` row by row: the same pixels. A clear pixel gives nothing of its colour to its neighbours: samples are weighed
 * by their alpha.
 *
 * @param writeRow takes each row of the result in order; the row is used again for the next
 */
export function resizeRows(
  source: RowSource,
  width: number,
  height: number,
  writeRow: (y: number, row: Uint8ClampedArray) => void,
): void {
  const { channels } = source;
  const pitch = width * channels;
  const across = areaWeights(source.width, width);
  const down = areaWeights(source.height, height);
  const lines = new Map<number, Float32Array>();
  const read = new Float32Array(source.width * channels);
  const sums = new Float64Array(pitch);
  const row = new Uint8ClampedArray(pitch);
  let next = 0;
  const readBand = () => {
    const count = Math.min(BAND, source.height - next);
    const band = source.readRows(next, count);
    for (let index = 0; index < count; index += 1) {
      read.set(band.subarray(index * read.length, (index + 1) * read.length));
      if (channels === 4) weighByAlpha(read);
      const line = new Float32Array(pitch);
      resampleLine(read, across, channels, line, 0);
      lines.set(next + index, line);
    }
    next += count;
  };
  for (let y = 0; y < height; y += 1) {
    const first = down.first[y] as number;
    for (const index of lines.keys()) if (index < first) lines.delete(index);
    while (next < first + (down.taps[y] as number)) readBand();
    addLines(sums, down, y, (index) => lines.get(index) as Float32Array);
    if (channels === 4) unweigh(sums);
    row.set(sums);
    writeRow(y, row);
  }
}

function weighByAlpha(line: Float32Array): void {
  for (let at = 0; at < line.length; at += 4) {
    const alpha = line[at + 3] as number;
    if (alpha === 255) continue;
    for (let c = at; c < at + 3; c += 1) line[c] = ((line[c] as number) * alpha) / 255;
  }
}

/** Where nothing is clear the sums are the colours already. */
function unweigh(sums: Float64Array): void {
  for (let at = 0; at < sums.length; at += 4) {
    const alpha = sums[at + 3] as number;
    if (alpha >= 254.5) continue;
    const scale = alpha < 0.5 ? 0 : 255 / alpha;
    for (let c = at; c < at + 3; c += 1) sums[c] = (sums[c] as number) * scale;
  }
}
