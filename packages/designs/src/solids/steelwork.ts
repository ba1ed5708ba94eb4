import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { finishIndex, type Kit, standOn } from './kit.ts';
import { box, rod } from './primitives.ts';

/** A straight girder of rectangular section between two points of its lower edge; `high` upright, `wide` across. */
export function girder(kit: Kit, p: Vec, q: Vec, high: number, wide: number, name: FinishName): void {
  const f = finishIndex(name);
  const run: Vec = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  const flat = Math.hypot(run[0], run[2]) || 1;
  const side: Vec = [(run[2] / flat) * wide, 0, (-run[0] / flat) * wide];
  const corner: Vec = [p[0] - side[0] / 2, p[1], p[2] - side[2] / 2];
  const up: Vec = [0, high, 0];
  kit.mesh.quad(corner, run, side, f);
  kit.mesh.quad([corner[0], corner[1] + high, corner[2]], run, side, f);
  kit.mesh.quad(corner, run, up, f);
  kit.mesh.quad([corner[0] + side[0], corner[1], corner[2] + side[2]], run, up, f);
}

/** An I-shaped column about the origin, its web along x. */
export function steelColumn(kit: Kit, height: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'column', 0.36, 0.3, 0, height);
  for (const s of [-1, 1]) box(kit, s * 0.16, 0, 0, 0.03, height, 0.28, 'metal');
  box(kit, 0, 0, 0, 0.3, height, 0.03, 'metal');
  box(kit, 0, 0, 0, 0.42, 0.05, 0.36, 'metal');
}

/** A lattice girder along x about the origin: two chords with diagonals between them. */
export function latticeGirder(kit: Kit, span: number, high: number): void {
  kit.mesh.nextThing();
  for (const y of [0, high - 0.1]) box(kit, 0, y, 0, span, 0.1, 0.16, 'metal');
  const bays = 2 * Math.max(3, Math.round(span / 3));
  for (let k = 0; k < bays; k++) {
    const x = -span / 2 + (span * k) / bays;
    const [from, to] = k % 2 === 0 ? [0.1, high - 0.1] : [high - 0.1, 0.1];
    rod(kit, [x, from, 0], [x + span / bays, to, 0], 0.045, 'metal', 6);
  }
}

/** A bridge crane about the origin, its rails `span` apart along z: two girders, a trolley, and what hangs on its hook. */
export function bridgeCrane(kit: Kit, span: number, trolley: number, drop: number): void {
  kit.mesh.nextThing();
  for (const z of [-0.75, 0.75]) {
    box(kit, 0, 0, z, span, 0.7, 0.34, 'accent-third');
    box(kit, 0, 0.7, z, span, 0.05, 0.1, 'black');
  }
  for (const s of [-1, 1]) {
    box(kit, s * (span / 2), -0.06, 0, 0.42, 0.5, 3, 'accent-third');
    for (const z of [-1.2, 1.2]) box(kit, s * (span / 2), -0.16, z, 0.16, 0.2, 0.5, 'black');
  }
  kit.mesh.nextThing();
  box(kit, trolley, 0.75, 0, 1.5, 0.55, 1.9, 'joinery-second');
  for (const x of [-0.12, 0.12])
    rod(kit, [trolley + x, 0.8, 0], [trolley + x * 0.5, -drop, 0], 0.022, 'black', 5);
  box(kit, trolley, -drop - 0.35, 0, 0.34, 0.42, 0.26, 'accent-third');
  kit.mesh.nextThing();
  for (const s of [-1, 1])
    rod(kit, [trolley, -drop - 0.3, 0], [trolley + 0.9 * s, -drop - 1.2, 0], 0.02, 'black', 5);
  rod(kit, [trolley - 1.3, -drop - 1.5, 0], [trolley + 1.3, -drop - 1.5, 0], 0.32, 'metal', 16);
}
