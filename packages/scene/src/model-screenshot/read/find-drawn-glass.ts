import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import type { BitMask, Plane } from '@plumbline/imaging/raster.ts';
import type { Opening, Openings } from '../../painting/lit-openings.ts';

/** Tone up to which what lies between drawn panes is taken for a part of the same window: bars, curtains, reflections. */
const BETWEEN = 0.42;
/** Share of the picture that one window may take. */
const WIDEST = 0.02;
/** Share of the picture from which drawn glass counts as the way this model draws its windows. */
const LEAST_GLASS = 0.0004;
/** The box of a window. */
const WINDOW = {
  /** Pixels at a long side of 1024. */
  leastWidth: 4,
  leastHeight: 5,
  /** Width by height, and height by width. */
  mostBreadth: 6,
  mostSlimness: 8,
  /** Share of the box that has the colour of glass; bars and reflections have the rest. */
  leastGlass: 0.25,
} as const;

/**
 * The windows of a model whose glass has a colour of its own: each is the box around panes that lie close together, bars and
 * reflections in it included, so that a window is lit as a whole and all of them are.
 * @param drawn 1 where a pixel has the colour of drawn glass. @param tinted 1 where it is dark and has a trace of it.
 * @returns null where the model draws no glass: its windows must be told by their tone.
 */
export function findDrawnGlass(light: Plane, drawn: BitMask, tinted: BitMask): Openings | null {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const wide = dilate(
    { width, height, data: Float32Array.from(drawn.data) },
    Math.max(1, Math.round(2.4 * unit)),
  );
  const parts = connectedComponents({ width, height, data: Uint8Array.from(wide.data) });
  const boxes = measureBoxes(parts.data, drawn, parts.count);
  const found: Opening[] = [];
  let glass = 0;
  for (const box of boxes) {
    const w = box.x1 - box.x0 + 1;
    const h = box.y1 - box.y0 + 1;
    const fits =
      w >= WINDOW.leastWidth * unit &&
      h >= WINDOW.leastHeight * unit &&
      w * h < WIDEST * width * height &&
      w < WINDOW.mostBreadth * h &&
      h < WINDOW.mostSlimness * w;
    if (!fits || box.area < WINDOW.leastGlass * w * h) continue;
    found.push(box);
    glass += box.area;
  }
  if (found.length < 2 || glass < LEAST_GLASS * width * height) return null;
  const labels = new Int32Array(width * height);
  for (const box of found) {
    fillBox(labels, box, parts.data, light, drawn);
    growSideways(labels, box, tinted);
  }
  return { labels, found };
}

function measureBoxes(parts: Int32Array, drawn: BitMask, count: number): Opening[] {
  const boxes = Array.from({ length: count }, (_, k) => ({
    label: k + 1,
    x0: drawn.width,
    y0: drawn.height,
    x1: 0,
    y1: 0,
    area: 0,
  }));
  for (let i = 0; i < parts.length; i++) {
    const box = boxes[(parts[i] as number) - 1];
    if (drawn.data[i] !== 1 || box === undefined) continue;
    const x = i % drawn.width;
    const y = Math.floor(i / drawn.width);
    box.area++;
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return boxes;
}

/** Marks the panes of one window, and the dark parts that lie between them in their row or column. */
function fillBox(labels: Int32Array, box: Opening, parts: Int32Array, light: Plane, drawn: BitMask): void {
  const { width } = light;
  const isPane = (i: number): boolean => drawn.data[i] === 1 && parts[i] === box.label;
  const fillLine = (start: number, step: number, length: number): void => {
    let first = -1;
    let last = -1;
    for (let k = 0; k < length; k++) {
      if (!isPane(start + k * step)) continue;
      if (first < 0) first = k;
      last = k;
    }
    for (let k = Math.max(0, first); k <= last; k++) {
      const i = start + k * step;
      if (isPane(i) || (light.data[i] as number) < BETWEEN) labels[i] = box.label;
    }
  };
  for (let y = box.y0; y <= box.y1; y++) fillLine(y * width + box.x0, 1, box.x1 - box.x0 + 1);
  for (let x = box.x0; x <= box.x1; x++) fillLine(box.y0 * width + x, width, box.y1 - box.y0 + 1);
}

/**
 * Takes in the rest of a window of which only a part has the full colour of glass (a curtain, a reflection): it has a trace
 * of that colour, or is a bar between panes, and lies within one width of the window to either side.
 */
function growSideways(labels: Int32Array, box: Opening, tinted: BitMask): void {
  const { width } = tinted;
  const reach = box.x1 - box.x0 + 1;
  const left = Math.max(0, box.x0 - reach);
  const right = Math.min(width - 1, box.x1 + reach);
  const stack: number[] = [];
  for (let y = box.y0; y <= box.y1; y++) {
    for (let x = box.x0; x <= box.x1; x++) if (labels[y * width + x] === box.label) stack.push(y * width + x);
  }
  while (stack.length > 0) {
    const i = stack.pop() as number;
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      const x = j % width;
      const y = Math.floor(j / width);
      if (y < box.y0 || y > box.y1 || x < left || x > right) continue;
      if (labels[j] !== 0 || tinted.data[j] !== 1) continue;
      labels[j] = box.label;
      stack.push(j);
    }
  }
}
