import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { labelBounds } from '@plumbline/imaging/label-bounds.ts';
import {
  CHANNELS,
  type BitMask,
  createBitMask,
  createRaster,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import { dilateDisc } from './mask-tools.ts';

/** A rectangle of a picture in its pixels; the right and lower ends lie behind the last ones. */
export interface PictureBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A sheet without the frame drawn around it, and the part of it in which buildings are drawn. */
export interface FramedBuilding {
  readonly picture: Raster;
  /** Absent where the building fills its sheet. */
  readonly box: PictureBox | undefined;
}

/** Longest edge at which the building is looked for. */
const EDGE = 720;
/** Ink over paper that is a line. */
const LINE = 0.2;
/** A frame spans this share of both sides, and this share of it lies so close to its own outline. */
const SPANS = 0.78;
const AT_RIM = 0.5;
const RIM = 0.045;
/** What lies within a frame is a sheet's drawing if it takes this share of the frame. */
const LEAST_DRAWING = 0.03;
/** Strokes closer than this share of the long side hang together. */
const TOGETHER = 0.014;
/** Drawings of this share of the largest one's box belong to it: floors side by side, wings. */
const ALSO = 0.1;
const MARGIN = 0.05;
/** A building is read by itself where that shows it larger by this factor. */
const WORTH_IT = 1.25;

/**
 * Where on its sheet a building is drawn: the frame and the title block that hangs on it are no part of it, and a small drawing on a large
 * sheet is read in the detail that it has.
 * @param base RGB
 */
export function frameBuilding(base: Raster): FramedBuilding {
  const { width, height } = fitWithin(base.width, base.height, EDGE);
  const small = base.width === width ? base : resizeArea(base, width, height);
  const { alpha } = separateInk(small);
  const ink = createBitMask(width, height);
  for (let i = 0; i < ink.data.length; i++) ink.data[i] = (alpha.data[i] as number) > LINE ? 1 : 0;
  const frame = findFrame(ink);
  if (frame !== undefined) for (let i = 0; i < ink.data.length; i++) if (frame.data[i]) ink.data[i] = 0;
  const picture = frame === undefined ? base : eraseFrame(base, dilateDisc(frame, 1.5));
  const box = boxOfDrawing(ink);
  if (box === undefined) return { picture, box };
  const zoom = Math.min(width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  if (zoom < WORTH_IT) return { picture, box: undefined };
  const k = base.width / width;
  return {
    picture,
    box: {
      x0: Math.max(0, Math.floor(box.x0 * k)),
      y0: Math.max(0, Math.floor(box.y0 * k)),
      x1: Math.min(base.width, Math.ceil(box.x1 * k)),
      y1: Math.min(base.height, Math.ceil(box.y1 * k)),
    },
  };
}

/** The part of the ink that runs around the whole sheet with most of what hangs together in it, if there is a drawing inside. */
function findFrame(ink: BitMask): BitMask | undefined {
  const { width, height } = ink;
  const parts = connectedComponents(ink, 8);
  const bounds = labelBounds(parts);
  const areas = labelAreas(parts);
  for (let l = 1; l <= parts.count; l++) {
    const [x0, y0, x1, y1] = [0, 1, 2, 3].map((k) => bounds[4 * (l - 1) + k] as number) as [
      number,
      number,
      number,
      number,
    ];
    if (x1 - x0 < SPANS * width || y1 - y0 < SPANS * height) continue;
    const rim = RIM * Math.max(width, height);
    let atRim = 0;
    let within = 0;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const own = parts.data[y * width + x];
        const close = Math.min(x - x0, x1 - 1 - x, y - y0, y1 - 1 - y) < rim;
        if (own === l && close) atRim++;
        else if (own !== l && own !== 0 && !close) within++;
      }
    if (atRim < AT_RIM * (areas[l] as number)) continue;
    if (within < LEAST_DRAWING * (areas[l] as number) || !hasDrawing(parts, bounds, l)) continue;
    const frame = createBitMask(width, height);
    for (let i = 0; i < frame.data.length; i++) frame.data[i] = parts.data[i] === l ? 1 : 0;
    return frame;
  }
  return undefined;
}

/** Whether another part than the frame is as large as a drawing of its own. */
function hasDrawing(
  parts: ReturnType<typeof connectedComponents>,
  bounds: Int32Array,
  frame: number,
): boolean {
  const least = 0.04 * parts.width * parts.height;
  for (let l = 1; l <= parts.count; l++) {
    if (l === frame) continue;
    const at = 4 * (l - 1);
    const w = (bounds[at + 2] as number) - (bounds[at] as number);
    const h = (bounds[at + 3] as number) - (bounds[at + 1] as number);
    if (w * h > least) return true;
  }
  return false;
}

/** The picture with the frame's pixels taken over by the paper beside them. */
function eraseFrame(base: Raster, frame: BitMask): Raster {
  const out = createRaster(base.width, base.height, 3);
  out.data.set(base.data);
  const k = frame.width / base.width;
  const at = (x: number, y: number): number =>
    frame.data[
      Math.min(frame.height - 1, Math.floor((y + 0.5) * k)) * frame.width +
        Math.min(frame.width - 1, Math.floor((x + 0.5) * k))
    ] as number;
  for (let y = 0; y < base.height; y++) {
    let from = -1;
    for (let x = 0; x < base.width; x++) {
      if (at(x, y) === 0) {
        from = 3 * (y * base.width + x);
        continue;
      }
      const above = 3 * ((y - 1) * base.width + x);
      // Along a level line of the frame the paper is found above it.
      const source = y > 0 && (from < 0 || at(Math.max(0, x - 8), y) === 1) ? above : from;
      if (source < 0) continue;
      for (let c = 0; c < CHANNELS; c++)
        out.data[3 * (y * base.width + x) + c] = out.data[source + c] as number;
    }
  }
  return out;
}

function boxOfDrawing(ink: BitMask): PictureBox | undefined {
  const { width, height } = ink;
  const long = Math.max(width, height);
  const parts = connectedComponents(dilateDisc(ink, TOGETHER * long), 8);
  const bounds = labelBounds(parts);
  const counts = new Int32Array(parts.count + 1);
  for (let i = 0; i < ink.data.length; i++)
    if (ink.data[i]) counts[parts.data[i] as number] = (counts[parts.data[i] as number] as number) + 1;
  // Ink times extent: neither a long leader nor a black logo is the building.
  const weight = (l: number): number => {
    const [w, h] = sizeOf(bounds, l);
    return Math.sqrt(w * h) * (counts[l] as number);
  };
  let best = 0;
  for (let l = 1; l <= parts.count; l++) if (best === 0 || weight(l) > weight(best)) best = l;
  if (best === 0) return undefined;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  const [bw, bh] = sizeOf(bounds, best);
  for (let l = 1; l <= parts.count; l++) {
    const [w, h] = sizeOf(bounds, l);
    if (w * h < ALSO * bw * bh) continue;
    x0 = Math.min(x0, bounds[4 * (l - 1)] as number);
    y0 = Math.min(y0, bounds[4 * (l - 1) + 1] as number);
    x1 = Math.max(x1, bounds[4 * (l - 1) + 2] as number);
    y1 = Math.max(y1, bounds[4 * (l - 1) + 3] as number);
  }
  const margin = MARGIN * Math.max(x1 - x0, y1 - y0);
  return {
    x0: Math.max(0, x0 - margin),
    y0: Math.max(0, y0 - margin),
    x1: Math.min(width, x1 + margin),
    y1: Math.min(height, y1 + margin),
  };
}

function sizeOf(bounds: Int32Array, l: number): [number, number] {
  const at = 4 * (l - 1);
  return [
    (bounds[at + 2] as number) - (bounds[at] as number),
    (bounds[at + 3] as number) - (bounds[at + 1] as number),
  ];
}
