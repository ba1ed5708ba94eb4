import type { Opening } from './opening.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { addPortal, finishIndex, type Kit } from './kit.ts';
import { box } from './primitives.ts';
import { fillCorners, lineOpening } from './shaped-opening.ts';

/** Walls are this thick. */
export const WALL = 0.24;

/**
 * One wall of a room in a frame whose origin is the wall’s right end on the floor as seen from inside, x along the wall
 * and +z into the room. Openings get reveals, frames, panes and a portal; void ones lead on.
 */
export function wall(
  kit: Kit,
  length: number,
  height: number,
  name: FinishName,
  openings: readonly Opening[],
  outside: boolean,
): void {
  kit.mesh.nextThing();
  const sorted = [...openings].sort((p, q) => p.at - q.at);
  let from = 0;
  for (const o of sorted) {
    const left = o.at - o.width / 2;
    const right = o.at + o.width / 2;
    face(kit, from, left, 0, height, name);
    face(kit, left, right, 0, o.sill, name);
    face(kit, left, right, o.sill + o.height, height, name);
    if (o.shape) {
      fillCorners(kit, o, name);
      lineOpening(kit, o, WALL);
    } else reveal(kit, o, outside ? name : 'trim');
    from = right;
  }
  face(kit, from, length, 0, height, name);
  for (const o of sorted) {
    if (o.kind === 'window') glaze(kit, o);
    if (o.kind === 'door') doorLeaf(kit, o);
  }
}

function face(kit: Kit, x0: number, x1: number, y0: number, y1: number, name: FinishName): void {
  if (x1 - x0 < 1e-4 || y1 - y0 < 1e-4) return;
  kit.mesh.mappedQuad([x0, y0, 0], [x1 - x0, 0, 0], [0, y1 - y0, 0], finishIndex(name), [
    x0,
    y0,
    x1 - x0,
    0,
    0,
    y1 - y0,
  ]);
}

function reveal(kit: Kit, o: Opening, name: FinishName): void {
  const f = finishIndex(name);
  const left = o.at - o.width / 2;
  const right = o.at + o.width / 2;
  const deep: Vec = [0, 0, -WALL];
  kit.mesh.quad([left, o.sill, 0], deep, [0, o.height, 0], f);
  kit.mesh.quad([right, o.sill, 0], deep, [0, o.height, 0], f);
  kit.mesh.quad([left, o.sill + o.height, 0], [o.width, 0, 0], deep, f);
  if (o.sill > 0.02)
    box(kit, o.at, o.sill - 0.03, -WALL / 2 + 0.02, o.width + 0.06, 0.03, WALL + 0.04, 'worktop');
  else kit.mesh.quad([left, 0, 0], [o.width, 0, 0], deep, finishIndex('stone'));
}

function glaze(kit: Kit, o: Opening): void {
  kit.mesh.nextThing();
  if (!o.shape) glazingBars(kit, o);
  // Panes lie in a mesh of their own, whose frame is the world’s.
  const corner = kit.mesh.toWorld(o.at - o.width / 2, o.sill, -WALL * 0.6);
  kit.panes.quad(corner, kit.mesh.turn(o.width, 0, 0), [0, o.height, 0], finishIndex('glass'));
  // The portal stands outside the frame, whose bars then shade it.
  addPortal(
    kit,
    [o.at, o.sill + o.height / 2, -WALL - 0.02],
    [o.width / 2, 0, 0],
    [0, o.height / 2, 0],
    [0, 0, 1],
    2.2,
  );
}

function glazingBars(kit: Kit, o: Opening): void {
  const t = kit.form.whiteFrames ? 0.055 : 0.042;
  const z = -WALL * 0.6;
  const y0 = o.sill;
  box(kit, o.at, y0, z, o.width, t, 0.06, 'frame');
  box(kit, o.at, y0 + o.height - t, z, o.width, t, 0.06, 'frame');
  for (let k = 0; k <= o.panes; k++) {
    const inset = k === 0 ? t / 2 : k === o.panes ? -t / 2 : 0;
    box(
      kit,
      o.at - o.width / 2 + (o.width * k) / o.panes + inset,
      y0 + t,
      z,
      t,
      o.height - 2 * t,
      0.06,
      'frame',
    );
  }
  for (let k = 1; k <= o.bars; k++)
    box(kit, o.at, y0 + (o.height * k) / (o.bars + 1), z, o.width - t, t * 0.6, 0.045, 'frame');
}

function doorLeaf(kit: Kit, o: Opening): void {
  kit.mesh.nextThing();
  const z = -0.06;
  box(kit, o.at, 0, z, o.width, o.height, 0.045, 'joinery');
  for (const s of [-1, 1])
    box(kit, o.at + s * (o.width / 2 + 0.03), 0, 0.008, 0.07, o.height + 0.06, 0.018, 'trim');
  box(kit, o.at, o.height, 0.008, o.width + 0.13, 0.07, 0.018, 'trim');
  for (const [y, h] of [
    [0.16, 0.72],
    [1.04, o.height - 1.18],
  ] as const)
    if (kit.form.panels) box(kit, o.at, y, z + 0.026, o.width - 0.24, h, 0.012, 'joinery');
  box(
    kit,
    o.at + o.width / 2 - 0.08,
    1.0,
    z + 0.045,
    0.13,
    0.018,
    0.03,
    kit.form.warmMetal ? 'brass' : 'metal',
  );
}

/** Skirting along a wall between its openings, in the wall's frame. */
export function skirting(kit: Kit, length: number, openings: readonly Opening[]): void {
  const h = kit.form.panels ? 0.14 : 0.08;
  let from = 0;
  const low = openings.filter((o) => o.sill < h).sort((p, q) => p.at - q.at);
  for (const o of [...low, undefined]) {
    const to = o === undefined ? length : o.at - o.width / 2 - (o.kind === 'door' ? 0.065 : 0);
    if (to - from > 0.02) box(kit, (from + to) / 2, 0, 0.007, to - from, h, 0.014, 'trim');
    if (o !== undefined) from = o.at + o.width / 2 + (o.kind === 'door' ? 0.065 : 0);
  }
}

/** Moulded panels on a stretch of wall, in the wall's frame. */
export function wallPanels(kit: Kit, from: number, to: number, height: number): void {
  const n = Math.max(1, Math.round((to - from) / 0.95));
  const each = (to - from) / n;
  for (let k = 0; k < n; k++) {
    const x = from + each * (k + 0.5);
    moulding(kit, x, 0.26, each - 0.16, 0.62);
    moulding(kit, x, 1.04, each - 0.16, height - 1.34);
  }
  box(kit, (from + to) / 2, 0.94, 0.012, to - from, 0.05, 0.024, 'trim');
}

function moulding(kit: Kit, x: number, y: number, w: number, h: number): void {
  if (w < 0.15 || h < 0.15) return;
  const t = 0.032;
  box(kit, x, y, 0.008, w, t, 0.016, 'trim');
  box(kit, x, y + h - t, 0.008, w, t, 0.016, 'trim');
  for (const s of [-1, 1]) box(kit, x + s * (w / 2 - t / 2), y + t, 0.008, t, h - 2 * t, 0.016, 'trim');
}

/** A lattice screen of timber about the origin, standing on the floor, in the plane z = 0. */
export function latticeScreen(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  const t = 0.05;
  for (const s of [-1, 1]) box(kit, s * (width / 2 - t / 2), 0, 0, t, height, 0.05, 'timber-dark');
  box(kit, 0, 0, 0, width - 2 * t, 0.12, 0.05, 'timber-dark');
  box(kit, 0, height - t, 0, width - 2 * t, t, 0.05, 'timber-dark');
  const bars = Math.round((width - 2 * t) / 0.12);
  for (let k = 1; k < bars; k++)
    box(
      kit,
      -width / 2 + t + ((width - 2 * t) * k) / bars,
      0.12,
      0,
      0.016,
      height - 0.17,
      0.022,
      'timber-dark',
    );
  for (const y of [0.3, height * 0.5, height - 0.3]) {
    box(kit, 0, y, 0, width - 2 * t, 0.016, 0.024, 'timber-dark');
    box(kit, 0, y + 0.1, 0, width - 2 * t, 0.016, 0.024, 'timber-dark');
  }
}
