import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { PictureTile } from './split-picture.ts';

/** Cosine of the angle from which two faces of one thing meet in an edge: 25°. */
const CREASE = 0.906;

/**
 * Draws the hidden-line drawing of a tile into `ink` (0…1 a pixel of the whole picture): lines where things, materials, planes
 * or depths part. It looks at what rays meet and not at triangles, so faces of one plane have no line between them. A line lies
 * on both sides of its border, darker on the side on which more of the pixel's rays have passed it.
 */
export function drawOutlines(
  s: Samples,
  { width, height }: ViewCamera,
  { left, top, inner }: PictureTile,
  pictureWidth: number,
  ink: Float32Array,
): void {
  const n = width * height;
  const first = new Int32Array(n).fill(-1);
  for (let k = s.count - 1; k >= n; k--) first[s.pixel[k] as number] = k;
  /** Share of a pixel's rays that lie on the other side. */
  const beyond = (i: number, j: number): number => {
    const from = first[i] as number;
    if (from < 0) return 0;
    let passed = 0;
    let all = 1;
    for (let k = from; k < s.count && s.pixel[k] === i; k++, all++)
      if (strength(s, k, j) < strength(s, k, i)) passed++;
    return passed / all;
  };
  const lay = (i: number, dark: number): void => {
    const x = (i % width) + left;
    const y = Math.floor(i / width) + top;
    if (x < inner.left || x >= inner.right || y < inner.top || y >= inner.bottom) return;
    const at = y * pictureWidth + x;
    if ((ink[at] as number) < dark) ink[at] = dark;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (const j of [x + 1 < width ? i + 1 : -1, y + 1 < height ? i + width : -1]) {
        if (j < 0) continue;
        const dark = strength(s, i, j);
        if (dark === 0) continue;
        lay(i, dark * Math.min(1, 0.5 + beyond(i, j)));
        lay(j, dark * Math.min(1, 0.5 + beyond(j, i)));
      }
    }
}

/** How strong the line between two rays is, 0 for none. */
function strength(s: Samples, i: number, j: number): number {
  const glass = (s.pane[i] as number) > 0;
  if (glass !== (s.pane[j] as number) > 0) return 1;
  if (glass && s.paneThing[i] !== s.paneThing[j]) return 1;
  const d = s.distance[i] as number;
  const e = s.distance[j] as number;
  if (d === 0 && e === 0) return 0;
  // Ground, ways and trees around a model have no lines.
  if (d > 0 && e > 0 && !glass && s.thing[i] === 0 && s.thing[j] === 0) return 0;
  // Open ground that fades into the sky is no edge of anything.
  if (d === 0 || e === 0) return s.thing[d === 0 ? j : i] === 0 ? 0 : 1;
  const a = 3 * i;
  const b = 3 * j;
  const agree =
    (s.normal[a] as number) * (s.normal[b] as number) +
    (s.normal[a + 1] as number) * (s.normal[b + 1] as number) +
    (s.normal[a + 2] as number) * (s.normal[b + 2] as number);
  const off = Math.max(offPlane(s, a, b), offPlane(s, b, a));
  // What a pixel covers: on slanting faces neighbours lie far apart without leaving their plane.
  const slack =
    0.003 +
    0.002 * d +
    (agree < 0.9995 ? 0.6 * Math.max(s.footprint[i] as number, s.footprint[j] as number) : 0);
  const apart = off > slack;
  if (s.thing[i] !== s.thing[j]) {
    if (apart || agree < CREASE) return 1;
    // Two parts of one wall, one behind the other in the list and flush in the building.
    return s.finish[i] === s.finish[j] ? 0 : 0.7;
  }
  if (agree < CREASE) return apart ? 0.9 : 0.75;
  if (apart) return agree > 0.9995 ? 0.8 : 0;
  return s.finish[i] === s.finish[j] ? 0 : 0.55;
}

/** Metres by which the place of one ray lies off the plane of the other's. */
function offPlane(s: Samples, a: number, b: number): number {
  return Math.abs(
    (s.normal[a] as number) * ((s.place[b] as number) - (s.place[a] as number)) +
      (s.normal[a + 1] as number) * ((s.place[b + 1] as number) - (s.place[a + 1] as number)) +
      (s.normal[a + 2] as number) * ((s.place[b + 2] as number) - (s.place[a + 2] as number)),
  );
}
