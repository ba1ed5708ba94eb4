import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { curtain } from '../solids/decoration.ts';
import { addPanelLight, finishIndex, finishOf, type Kit } from '../solids/kit.ts';
import { downlight, neonTube } from '../solids/lamps.ts';
import { box, rod } from '../solids/primitives.ts';
import { shrub, tree } from '../solids/trees.ts';
import { wishedOpenings } from '../solids/wished-openings.ts';
import { skirting, WALL, wall, wallPanels } from '../solids/room-shell.ts';
import type { Opening } from '../solids/opening.ts';

/** Walls as seen from the camera, which stands near the front one and looks at the back one. */
export type WallSide = 'back' | 'left' | 'right' | 'front';
const SIDES: readonly WallSide[] = ['back', 'left', 'right', 'front'];

export interface Room {
  /** Along x, about 0. */
  readonly width: number;
  /** From z = 0 at the front wall to the back wall. */
  readonly depth: number;
  readonly height: number;
  readonly floor: FinishName;
  readonly ceiling: FinishName;
  readonly walls: Readonly<Record<WallSide, FinishName>>;
  readonly openings: Readonly<Partial<Record<WallSide, readonly Opening[]>>>;
  /** Curtains beside the windows. */
  readonly curtains: boolean;
  /** Rows of ceiling spots across and along; none without. */
  readonly spots?: readonly [number, number];
  /** Mouldings are left out on these walls: something tall stands there. */
  readonly bare?: readonly WallSide[];
}

/** Runs `build` in the frame of a wall: x along it from its right end as seen from inside, +z into the room. */
function onWall(kit: Kit, room: Room, side: WallSide, build: (length: number) => void): void {
  const { width, depth } = room;
  const half = width / 2;
  if (side === 'back') kit.mesh.place(half, 0, depth, Math.PI, () => build(width));
  if (side === 'front') kit.mesh.place(-half, 0, 0, 0, () => build(width));
  if (side === 'left') kit.mesh.place(-half, 0, depth, Math.PI / 2, () => build(depth));
  if (side === 'right') kit.mesh.place(half, 0, 0, -Math.PI / 2, () => build(depth));
}

/** Runs `build` against a wall at a place given in room coordinates: x for back and front, z for the sides. */
export function against(kit: Kit, room: Room, side: WallSide, at: number, build: () => void): void {
  const half = room.width / 2;
  if (side === 'back') kit.mesh.place(at, 0, room.depth, Math.PI, build);
  if (side === 'front') kit.mesh.place(at, 0, 0, 0, build);
  if (side === 'left') kit.mesh.place(-half, 0, at, Math.PI / 2, build);
  if (side === 'right') kit.mesh.place(half, 0, at, -Math.PI / 2, build);
}

/** Floor, ceiling, walls with openings, trim, and what the style puts on the ceiling. */
export function buildRoom(kit: Kit, room: Room): void {
  const { width, depth, height } = room;
  const { mesh, form, asked } = kit;
  const floor = asked?.laidFloor || asked?.colours.floor !== undefined ? 'floor' : room.floor;
  kit.rooms.push({ width, depth, height });
  mesh.nextThing();
  // Boards run into the depth.
  mesh.mappedQuad([-width / 2, 0, 0], [width, 0, 0], [0, 0, depth], finishIndex(floor), [
    0,
    0,
    width,
    0,
    0,
    depth,
  ]);
  for (const side of SIDES) {
    onWall(kit, room, side, (length) => {
      const openings = wishedOpenings(kit, windowsOf(room, side, kit), length, height);
      wall(kit, length, height, room.walls[side], openings, false);
      skirting(kit, length, openings);
      if (form.panels && room.bare?.includes(side) !== true && room.walls[side].startsWith('wall'))
        panelsBetween(kit, length, height, openings);
      if (room.curtains)
        for (const o of openings)
          if (o.kind === 'window' && o.height > 1.2 && !o.shape) curtainsAt(kit, o, height, length);
    });
  }
  buildCeiling(kit, room);
  for (const side of SIDES) {
    if (windowsOf(room, side, kit).some((o) => o.kind === 'window'))
      onWall(kit, room, side, (length) =>
        kit.wishes ? kit.wishes.buildOutside(() => outlook(kit, length)) : outlook(kit, length),
      );
  }
}

/** Whoever looks at the front wall from bed is to see out. */
function windowsOf(room: Room, side: WallSide, kit: Kit): readonly Opening[] {
  const own = room.openings[side] ?? [];
  if (side !== 'front' || own.length > 0 || kit.asked?.view !== 'from-bed') return own;
  const sill = 0.62;
  return [
    {
      at: room.width / 2,
      width: 2,
      sill,
      height: room.height - 0.5 - sill,
      kind: 'window',
      panes: 2,
      bars: kit.form.muntins ? 2 : 0,
    },
  ];
}

/** What a window looks out on, in the wall's frame: terrace, lawn, shrubs and trees far enough not to take the sun. */
function outlook(kit: Kit, length: number): void {
  const { mesh } = kit;
  mesh.nextThing();
  const out = WALL + 0.01;
  mesh.mappedQuad([-60, -0.16, -out], [length + 120, 0, 0], [0, 0, -140], finishOf(kit, 'grass'), [
    0,
    0,
    length + 120,
    0,
    0,
    140,
  ]);
  mesh.mappedQuad([-3, -0.12, -out], [length + 6, 0, 0], [0, 0, -2.6], finishIndex('paving'), [
    0,
    0,
    length + 6,
    0,
    0,
    2.6,
  ]);
  for (let k = 0; k < 7; k++) {
    const x = length * (0.1 + 0.13 * k) + 1.4 * (kit.random() - 0.5);
    mesh.place(x, -0.15, -4.2 - 1.6 * kit.random(), k, () =>
      shrub(kit, 0.6 + 0.5 * kit.random(), k % 2 === 0 ? 'leaf' : 'leaf-second', k % 3 === 1),
    );
  }
  for (let k = 0; k < 11; k++) {
    const x = -26 + ((length + 52) * (k + 0.3 + 0.4 * kit.random())) / 11;
    mesh.place(x, -0.15, -15 - 13 * kit.random(), k, () =>
      tree(kit, 5.5 + 3.5 * kit.random(), k % 4 === 1 ? 2 : 0, 0.22),
    );
  }
}

function panelsBetween(kit: Kit, length: number, height: number, openings: readonly Opening[]): void {
  let from = 0.12;
  for (const o of [...openings].sort((p, q) => p.at - q.at)) {
    if (o.at - o.width / 2 - 0.12 - from > 0.5) wallPanels(kit, from, o.at - o.width / 2 - 0.12, height);
    from = o.at + o.width / 2 + 0.12;
  }
  if (length - 0.12 - from > 0.5) wallPanels(kit, from, length - 0.12, height);
}

function curtainsAt(kit: Kit, o: Opening, height: number, length: number): void {
  const top = height - 0.06;
  const w = Math.min(0.62, o.width * 0.26);
  const left = Math.max(w / 2 + 0.03, o.at - o.width / 2 - w * 0.2);
  const right = Math.min(length - w / 2 - 0.03, o.at + o.width / 2 + w * 0.2);
  kit.mesh.place(left, 0, 0.13, 0, () => curtain(kit, w, top, 'curtain'));
  kit.mesh.place(right, 0, 0.13, 0, () => curtain(kit, w, top, 'curtain'));
  const sheers = o.width > 1.8 ? 0.34 : 0;
  if (sheers > 0) {
    kit.mesh.place(left + w * 0.7, 0, 0.055, 0, () => curtain(kit, sheers, top, 'sheer'));
    kit.mesh.place(right - w * 0.7, 0, 0.055, 0, () => curtain(kit, sheers, top, 'sheer'));
  }
  box(kit, (left + right) / 2, top, 0.1, right - left + w + 0.04, 0.035, 0.12, 'trim');
}

function buildCeiling(kit: Kit, room: Room): void {
  const { width, depth, height } = room;
  const { mesh, form } = kit;
  mesh.nextThing();
  const f = finishIndex(room.ceiling);
  const cove = form.cove && !form.ducts && height > 2.6;
  if (cove) {
    // A lowered rim with a lit gap: the middle stays high.
    const rim = Math.min(0.6, width * 0.11);
    const drop = 0.16;
    for (const s of [-1, 1]) {
      box(kit, s * (width / 2 - rim / 2), height - drop, depth / 2, rim, 0.05, depth, room.ceiling);
      box(
        kit,
        0,
        height - drop,
        depth / 2 + s * (depth / 2 - rim / 2),
        width - 2 * rim,
        0.05,
        rim,
        room.ceiling,
      );
      box(
        kit,
        s * (width / 2 - rim + 0.05),
        height - drop + 0.05,
        depth / 2,
        0.03,
        0.02,
        depth - 2 * rim,
        'cove-glow',
      );
      addPanelLight(
        kit,
        [s * (width / 2 - rim + 0.04), height - 0.07, depth / 2],
        [0, 0.03, 0],
        [0, 0, depth / 2 - rim],
        [-s, 0, 0],
        0.6 * (depth / 5),
      );
      addPanelLight(
        kit,
        [0, height - 0.07, depth / 2 + s * (depth / 2 - rim + 0.04)],
        [width / 2 - rim, 0, 0],
        [0, 0.03, 0],
        [0, 0, -s],
        0.5 * (width / 5),
      );
      box(
        kit,
        0,
        height - drop + 0.05,
        depth / 2 + s * (depth / 2 - rim + 0.05),
        width - 2 * rim,
        0.02,
        0.03,
        'cove-glow',
      );
    }
    mesh.quad([-width / 2, height, 0], [width, 0, 0], [0, 0, depth], f);
  } else {
    mesh.quad([-width / 2, height, 0], [width, 0, 0], [0, 0, depth], f);
    if (form.panels) {
      for (const [k, size] of [
        [0, 0.12],
        [1, 0.07],
      ] as const) {
        for (const s of [-1, 1]) {
          box(
            kit,
            s * (width / 2 - size / 2),
            height - 0.05 - 0.05 * k,
            depth / 2,
            size,
            0.05,
            depth,
            'trim',
          );
          box(
            kit,
            0,
            height - 0.05 - 0.05 * k,
            depth / 2 + s * (depth / 2 - size / 2),
            width,
            0.05,
            size,
            'trim',
          );
        }
      }
    }
  }
  if (form.ducts) exposedServices(kit, room);
  if (form.lattice && !form.ducts) {
    for (const s of [-1, 1])
      box(kit, s * width * 0.31, height - (cove ? 0.17 : 0.1), depth / 2, 0.07, 0.06, depth, 'timber-dark');
  }
  if (form.neon) {
    kit.mesh.place(0, height - 0.3, depth - 0.03, Math.PI, () =>
      neonTube(kit, width * 0.8, 'neon', [1, 0.2, 0.7]),
    );
    kit.mesh.place(-width / 2 + 0.03, height - 0.5, depth * 0.55, Math.PI / 2, () =>
      neonTube(kit, depth * 0.5, 'neon-second', [0.15, 0.7, 1]),
    );
  }
  spots(kit, room, cove);
}

function spots(kit: Kit, room: Room, cove: boolean): void {
  const [across, along] = room.spots ?? [0, 0];
  const rim = Math.min(0.6, room.width * 0.11) / 2;
  for (let i = 0; i < across; i++) {
    for (let k = 0; k < along; k++) {
      const edge = cove && across === 2;
      const x = edge ? (i === 0 ? -1 : 1) * (room.width / 2 - rim) : room.width * ((i + 0.5) / across - 0.5);
      const z = room.depth * ((k + 0.6) / along) * 0.98;
      kit.mesh.place(x, edge ? room.height - 0.16 : room.height, Math.min(z, room.depth - 0.4), 0, () =>
        downlight(kit),
      );
    }
  }
}

function exposedServices(kit: Kit, room: Room): void {
  const { width, depth, height } = room;
  kit.mesh.nextThing();
  rod(kit, [-width * 0.3, height - 0.3, 0], [-width * 0.3, height - 0.3, depth], 0.17, 'metal', 16);
  for (let k = 1; k < 5; k++)
    rod(
      kit,
      [-width * 0.3, height - 0.3, (depth * k) / 5 - 0.03],
      [-width * 0.3, height - 0.3, (depth * k) / 5 + 0.03],
      0.18,
      'metal',
      16,
    );
  rod(kit, [width * 0.34, height - 0.14, 0], [width * 0.34, height - 0.14, depth], 0.05, 'black', 8);
  rod(kit, [width * 0.37, height - 0.12, 0], [width * 0.37, height - 0.12, depth], 0.03, 'brass', 8);
  const beams = Math.max(2, Math.round(depth / 2.2));
  for (let k = 1; k <= beams; k++) {
    const z = (depth * k) / (beams + 0.5);
    box(kit, 0, height - 0.05, z, width, 0.05, 0.16, 'black');
    box(kit, 0, height - 0.19, z, width, 0.015, 0.16, 'black');
    box(kit, 0, height - 0.18, z, width, 0.14, 0.014, 'black');
  }
}
