import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { addPanelLight, finishIndex, type Kit } from './kit.ts';
import { box, rod } from './primitives.ts';

/** An opening of a façade storey, in metres from the storey's right end as seen from outside and its floor. */
export interface FacadeOpening {
  readonly at: number;
  readonly width: number;
  readonly sill: number;
  readonly height: number;
  /** `glazing` shows a furnished room; `loggia` is a recessed balcony. */
  readonly kind: 'window' | 'glazing' | 'door' | 'loggia';
  readonly panes: number;
  readonly bars: number;
}

const REVEAL = 0.16;

/** One storey of one side of a building; the frame's origin is its right end as seen from outside, +z leads outwards. */
export function facadeStorey(
  kit: Kit,
  length: number,
  height: number,
  name: FinishName,
  openings: readonly FacadeOpening[],
): void {
  kit.mesh.nextThing();
  let from = 0;
  for (const o of [...openings].sort((p, q) => p.at - q.at)) {
    const left = o.at - o.width / 2;
    const right = o.at + o.width / 2;
    face(kit, from, left, 0, height, name);
    face(kit, left, right, 0, o.sill, name);
    face(kit, left, right, o.sill + o.height, height, name);
    from = right;
  }
  face(kit, from, length, 0, height, name);
  for (const o of openings) fillOpening(kit, o, name);
}

function face(kit: Kit, x0: number, x1: number, y0: number, y1: number, name: FinishName): void {
  if (x1 - x0 < 1e-3 || y1 - y0 < 1e-3) return;
  const [, wy, wz] = kit.mesh.toWorld(x0, y0, 0);
  kit.mesh.mappedQuad([x0, y0, 0], [x1 - x0, 0, 0], [0, y1 - y0, 0], finishIndex(name), [
    x0 + wz,
    wy,
    x1 - x0,
    0,
    0,
    y1 - y0,
  ]);
}

function fillOpening(kit: Kit, o: FacadeOpening, name: FinishName): void {
  const deep = o.kind === 'loggia' ? 1.4 : REVEAL;
  const f = finishIndex(name);
  const left = o.at - o.width / 2;
  const back: Vec = [0, 0, -deep];
  kit.mesh.quad([left, o.sill, 0], back, [0, o.height, 0], f);
  kit.mesh.quad([left + o.width, o.sill, 0], back, [0, o.height, 0], f);
  kit.mesh.quad([left, o.sill + o.height, 0], [o.width, 0, 0], back, f);
  kit.mesh.quad(
    [left, o.sill, 0],
    [o.width, 0, 0],
    back,
    finishIndex(o.kind === 'loggia' ? 'paving' : 'stone'),
  );
  if (o.kind === 'door') return door(kit, o);
  if (o.sill > 0.3 && o.kind === 'window')
    box(kit, o.at, o.sill - 0.05, 0.02, o.width + 0.1, 0.05, 0.1, 'stone');
  kit.mesh.place(0, 0, -deep, 0, () => {
    glazing(kit, o);
    roomBehind(kit, o);
  });
  if (o.kind === 'loggia') balustrade(kit, o.at, o.sill, -0.06, o.width, 1.05);
}

function glazing(kit: Kit, o: FacadeOpening): void {
  kit.mesh.nextThing();
  const t = 0.055;
  box(kit, o.at, o.sill, 0.02, o.width, t, 0.06, 'frame');
  box(kit, o.at, o.sill + o.height - t, 0.02, o.width, t, 0.06, 'frame');
  for (let k = 0; k <= o.panes; k++) {
    const inset = k === 0 ? t / 2 : k === o.panes ? -t / 2 : 0;
    box(
      kit,
      o.at - o.width / 2 + (o.width * k) / o.panes + inset,
      o.sill + t,
      0.02,
      t,
      o.height - 2 * t,
      0.06,
      'frame',
    );
  }
  for (let k = 1; k <= o.bars; k++)
    box(kit, o.at, o.sill + (o.height * k) / (o.bars + 1), 0.02, o.width - t, 0.035, 0.05, 'frame');
  paneAt(kit, [o.at - o.width / 2, o.sill, 0.02], o.width, o.height);
}

/** Panes lie in a mesh of their own, whose frame is the world's. */
function paneAt(kit: Kit, p: Vec, w: number, h: number): void {
  kit.panes.quad(kit.mesh.toWorld(...p), kit.mesh.turn(w, 0, 0), [0, h, 0], finishIndex('facade-glass'));
}

function roomBehind(kit: Kit, o: FacadeOpening): void {
  kit.mesh.nextThing();
  const deep = o.kind === 'glazing' ? 4.2 : 1.1;
  const lit = o.kind === 'glazing' || kit.random() < 0.62;
  const x0 = o.at - o.width / 2 - 0.02;
  const w = o.width + 0.04;
  const y0 = o.sill - 0.02;
  const h = o.height + 0.04;
  const back: Vec = [0, 0, -deep];
  if (o.kind !== 'glazing') {
    const wall = finishIndex(lit ? 'window-glow' : 'window-dark');
    kit.mesh.quad([x0, y0, -deep], [w, 0, 0], [0, h, 0], wall);
    for (const x of [x0, x0 + w]) kit.mesh.quad([x, y0, 0], back, [0, h, 0], wall);
    kit.mesh.quad([x0, y0, 0], [w, 0, 0], back, finishIndex('window-dark'));
    kit.mesh.quad([x0, y0 + h, 0], [w, 0, 0], back, wall);
    if (kit.random() < 0.7) {
      const part = w * (0.16 + 0.16 * kit.random());
      const cloth = finishIndex(kit.random() < 0.5 ? 'sheer' : 'curtain');
      kit.mesh.quad([x0, y0, -0.12], [part, 0, 0], [0, h, 0], cloth);
      if (kit.random() < 0.7) kit.mesh.quad([x0 + w, y0, -0.12], [-part, 0, 0], [0, h, 0], cloth);
    }
    return;
  }
  kit.mesh.quad([x0, y0, -deep], [w, 0, 0], [0, h, 0], finishIndex('wall-second'));
  for (const x of [x0, x0 + w]) kit.mesh.quad([x, y0, 0], back, [0, h, 0], finishIndex('wall'));
  kit.mesh.quad([x0, y0, 0], [w, 0, 0], back, finishIndex('floor'));
  kit.mesh.quad([x0, y0 + h, 0], [w, 0, 0], back, finishIndex('ceiling'));
  // A few large pieces are enough to read as a furnished room.
  box(kit, o.at, y0, -deep + 0.3, Math.min(2.6, w * 0.6), 0.8, 0.4, 'timber');
  box(kit, o.at, y0 + 1.2, -deep + 0.03, Math.min(1.6, w * 0.4), 0.9, 0.03, 'picture');
  box(kit, o.at - w * 0.12, y0, -deep * 0.5, Math.min(2.2, w * 0.4), 0.42, 0.8, 'fabric');
  box(kit, o.at - w * 0.12, y0, -deep * 0.5 - 0.4, Math.min(2.2, w * 0.4), 0.75, 0.2, 'fabric');
  for (const s of [-1, 1]) {
    const part = Math.min(0.7, w * 0.12);
    for (let k = 0; k < 5; k++)
      box(
        kit,
        o.at + s * (w / 2 - part * ((k + 0.5) / 5)),
        y0,
        -0.22 - 0.03 * (k % 2),
        part / 5.4,
        h - 0.04,
        0.05,
        'sheer',
      );
  }
  box(kit, o.at, y0 + h - 0.05, -deep * 0.45, w * 0.5, 0.04, 0.5, 'lamp-glow');
  addPanelLight(
    kit,
    [o.at, y0 + h - 0.08, -deep * 0.45],
    [w * 0.4, 0, 0],
    [0, 0, 0.8],
    [0, -1, 0],
    1.6 * Math.sqrt(w),
  );
}

function door(kit: Kit, o: FacadeOpening): void {
  kit.mesh.nextThing();
  box(kit, o.at, o.sill, -REVEAL + 0.03, o.width, o.height, 0.06, 'door');
  const bars = Math.round(o.width / 0.16);
  for (let k = 1; k < bars; k++)
    box(
      kit,
      o.at - o.width / 2 + (o.width * k) / bars,
      o.sill,
      -REVEAL + 0.062,
      0.012,
      o.height,
      0.008,
      'timber-dark',
    );
  rod(
    kit,
    [o.at + o.width * 0.34, o.sill + 0.75, -REVEAL + 0.1],
    [o.at + o.width * 0.34, o.sill + 1.45, -REVEAL + 0.1],
    0.016,
    kit.form.warmMetal ? 'brass' : 'black',
  );
}

/** A railing along x about (x, z), of the given height: glass between posts, or bars. */
export function balustrade(kit: Kit, x: number, y: number, z: number, width: number, height: number): void {
  kit.mesh.nextThing();
  rod(kit, [x - width / 2, y + height, z], [x + width / 2, y + height, z], 0.022, 'frame', 6);
  if (kit.form.muntins || kit.form.lattice || kit.form.pitchedRoof) {
    const n = Math.max(2, Math.round(width / 0.12));
    for (let k = 0; k <= n; k++)
      box(kit, x - width / 2 + (width * k) / n, y, z, 0.016, height, 0.016, 'frame');
    return;
  }
  const n = Math.max(1, Math.round(width / 1.3));
  for (let k = 0; k <= n; k++) box(kit, x - width / 2 + (width * k) / n, y, z, 0.03, height, 0.03, 'frame');
  paneAt(kit, [x - width / 2, y + 0.08, z], width, height - 0.12);
}

/** Runs `build` for each side of a block seen from above: front faces −z (the camera). `length` is the side's. */
export function eachSide(
  kit: Kit,
  block: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly w: number;
    readonly d: number;
  },
  build: (side: 'front' | 'left' | 'right' | 'back', length: number) => void,
): void {
  const { x, y, z, w, d } = block;
  kit.mesh.place(x + w / 2, y, z - d / 2, Math.PI, () => build('front', w));
  kit.mesh.place(x - w / 2, y, z - d / 2, -Math.PI / 2, () => build('left', d));
  kit.mesh.place(x + w / 2, y, z + d / 2, Math.PI / 2, () => build('right', d));
  kit.mesh.place(x - w / 2, y, z + d / 2, 0, () => build('back', w));
}

/** Evenly spaced openings. */
export function windowRow(
  length: number,
  count: number,
  width: number,
  sill: number,
  height: number,
  kind: FacadeOpening['kind'],
  panes: number,
  bars: number,
): FacadeOpening[] {
  return Array.from({ length: count }, (_, k) => ({
    at: (length * (k + 0.5)) / count,
    width: Math.min(width, length / count - 0.25),
    sill,
    height,
    kind,
    panes,
    bars,
  }));
}
