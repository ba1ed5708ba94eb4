import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { finishIndex, type Kit } from './kit.ts';
import { box, rod } from './primitives.ts';
import type { Opening } from './opening.ts';

/** Segments of a full circle. */
const SEGMENTS = 48;

type Point = readonly [x: number, y: number];

/** The edge of a round or arched opening, counter-clockwise from the middle of its right side, in the wall's frame. */
function outline(o: Opening): Point[] {
  const r = o.width / 2;
  const centreY = o.shape === 'round' ? o.sill + o.height / 2 : o.sill + o.height - r;
  const n = o.shape === 'round' ? SEGMENTS : SEGMENTS / 2;
  const turn = o.shape === 'round' ? 2 * Math.PI : Math.PI;
  const arc = Array.from({ length: n + 1 }, (_, k): Point => {
    const a = (turn * k) / n;
    return [o.at + r * Math.cos(a), centreY + r * Math.sin(a)];
  });
  return o.shape === 'round' ? arc : [[o.at + r, o.sill], ...arc, [o.at - r, o.sill], [o.at + r, o.sill]];
}

/** The wall between the opening's edge and the rectangle about it. */
export function fillCorners(kit: Kit, o: Opening, name: FinishName): void {
  const points = outline(o);
  const f = finishIndex(name);
  const middle = o.shape === 'round' ? o.sill + o.height / 2 : o.sill + o.height - o.width / 2;
  for (let k = 0; k + 1 < points.length; k++) {
    const [px, py] = points[k] as Point;
    const [qx, qy] = points[k + 1] as Point;
    const high = (py + qy) / 2 > middle;
    if (!high && o.shape !== 'round') continue;
    const corner: Vec = [
      (px + qx) / 2 > o.at ? o.at + o.width / 2 : o.at - o.width / 2,
      high ? o.sill + o.height : o.sill,
      0,
    ];
    kit.mesh.triangle(
      corner,
      [px - corner[0], py - corner[1], 0],
      [qx - corner[0], qy - corner[1], 0],
      f,
      undefined,
      [corner[0], corner[1], px - corner[0], py - corner[1], qx - corner[0], qy - corner[1]],
    );
  }
}

/** What is seen of the wall's thickness, and the frame with its bars. `deep` is the wall's thickness. */
export function lineOpening(kit: Kit, o: Opening, deep: number): void {
  const points = outline(o);
  const trim = finishIndex('trim');
  const z = -deep * 0.6;
  for (let k = 0; k + 1 < points.length; k++) {
    const [px, py] = points[k] as Point;
    const [qx, qy] = points[k + 1] as Point;
    kit.mesh.quad([px, py, 0], [qx - px, qy - py, 0], [0, 0, -deep], trim);
    rod(kit, [px, py, z], [qx, qy, z], 0.03, 'frame', 6);
  }
  if (o.shape !== 'round')
    box(kit, o.at, o.sill - 0.03, -deep / 2 + 0.02, o.width + 0.06, 0.03, deep + 0.04, 'worktop');
  box(kit, o.at, o.sill, z, 0.03, o.height, 0.04, 'frame');
  for (let k = 1; k <= o.bars; k++) {
    const y = o.sill + (o.height * k) / (o.bars + 1);
    const over =
      o.shape === 'round' ? y - o.sill - o.height / 2 : Math.max(0, y - (o.sill + o.height - o.width / 2));
    const half = Math.sqrt(Math.max(0, (o.width / 2) ** 2 - over ** 2));
    box(kit, o.at, y - 0.012, z, 2 * half, 0.024, 0.035, 'frame');
  }
}
