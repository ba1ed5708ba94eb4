import type { Size } from './coordinates.ts';
import type { MaskLayer } from './mask-layer.ts';
import { eachOf, type SlicedJob } from './sliced-job.ts';
import { TILE } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE } from './tile.ts';
import type { Viewport } from './viewport.ts';

const ROWS_A_STEP = 16;
/** From which value on a pixel counts as inside. */
const INSIDE = 128;

/** Pixels of the stage that lie in one column of tiles. */
interface Span {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Marks the pixels of a stage on the edge of a mask: those inside it with one beside, above or below that is outside.
 * Looked at as the stage shows the mask, at the middle of each of its pixels, so that the line is as thin at any zoom and
 * costs what the stage is large, not the picture. The picture's border is an edge, the stage's is none. Some rows a step.
 *
 * @param frame the stage; whole pixels
 * @param pixels of the stage, all clear; those on the edge become `mark`
 */
export function markOutline(
  layer: MaskLayer,
  viewport: Viewport,
  frame: Size,
  pixels: Uint32Array,
  mark: number,
): SlicedJob {
  const { width, height } = frame;
  const spans = spansAcross(layer, viewport, width);
  const inTile = Uint8Array.from({ length: width + 2 }, (_, x) => pixelAt(x - 1, viewport.x, viewport.scale));
  // One pixel more at either end: what lies beside the stage says whether its border is an edge.
  let above = new Uint8Array(width + 2);
  let here = new Uint8Array(width + 2);
  let below = new Uint8Array(width + 2);
  readRow(layer, viewport, spans, inTile, -1, here);
  let some = readRow(layer, viewport, spans, inTile, 0, below);
  return eachOf(height, ROWS_A_STEP, (y) => {
    [above, here, below] = [here, below, above];
    const any = some;
    some = readRow(layer, viewport, spans, inTile, y + 1, below);
    if (!any) return;
    for (let x = 1, at = y * width; x <= width; x += 1, at += 1)
      if (
        here[x] === 1 &&
        ((here[x - 1] as number) & (here[x + 1] as number) & (above[x] as number) & (below[x] as number)) ===
          0
      )
        pixels[at] = mark;
  });
}

/** The picture's pixel under the middle of the stage's. */
const pixelAt = (at: number, offset: number, scale: number): number =>
  Math.floor((at + 0.5 - offset) / scale);

function spansAcross({ grid }: MaskLayer, { x: offset, scale }: Viewport, width: number): Span[] {
  const spans: Span[] = [];
  for (let column = 0; column < grid.columns; column += 1) {
    const left = column * TILE;
    const right = Math.min(left + TILE, grid.width);
    // The first pixel of the stage whose middle lies at or beyond a place of the picture.
    const firstAt = (place: number) => Math.ceil(offset + place * scale - 0.5);
    const from = Math.max(-1, firstAt(left));
    const to = Math.min(width + 1, firstAt(right));
    if (from < to) spans.push({ column, from: from + 1, to: to + 1 });
  }
  return spans;
}

/** Writes 1 for each pixel inside, one pixel further on. @returns whether there is any */
function readRow(
  layer: MaskLayer,
  { y: offset, scale }: Viewport,
  spans: readonly Span[],
  inTile: Uint8Array,
  y: number,
  row: Uint8Array,
): boolean {
  row.fill(0);
  const down = pixelAt(y, offset, scale);
  const { grid } = layer;
  if (down < 0 || down >= grid.height) return false;
  const first = Math.floor(down / TILE) * grid.columns;
  const start = (down % TILE) * TILE;
  let any = false;
  for (const { column, from, to } of spans) {
    const tile = layer.tile(first + column);
    if (tile === EMPTY_TILE) continue;
    any = true;
    if (tile === FULL_TILE) row.fill(1, from, to);
    else
      for (let x = from; x < to; x += 1)
        row[x] = (tile[start + (inTile[x] as number)] as number) >= INSIDE ? 1 : 0;
  }
  return any;
}
