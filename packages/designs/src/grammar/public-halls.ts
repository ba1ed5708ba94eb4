import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { picture, rug, vase } from '../solids/decoration.ts';
import { addPanelLight, between, type Kit, pickOne, standOn } from '../solids/kit.ts';
import { linearPendant, pendant, ringLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { box, rod, softBox } from '../solids/primitives.ts';
import { latticeScreen } from '../solids/room-shell.ts';
import type { Opening } from '../solids/opening.ts';
import { armchair, bench, deskChair, sofa } from '../solids/seating.ts';
import { coffeeTable } from '../solids/tables.ts';
import { displayShelf } from './hospitality.ts';
import type { Layout } from './layout.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** A wide hall with tall windows on one side. */
function hall(
  kit: Kit,
  wide: number,
  deep: number,
  high: number,
  floor: FinishName,
): { room: Room; m: number; windowSide: WallSide; otherSide: WallSide } {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = wide * between(kit, 0.95, 1.08);
  const depth = deep * between(kit, 0.95, 1.08);
  const height = high * between(kit, 0.97, 1.08);
  const openings: Opening[] = Array.from({ length: 3 }, (_, k) => ({
    at: (depth * (k + 0.5)) / 3,
    width: depth / 3 - 0.5,
    sill: 0.05,
    height: height - 0.7,
    kind: 'window' as const,
    panes: 3,
    bars: 1,
  }));
  return {
    m,
    windowSide,
    otherSide,
    room: {
      width,
      depth,
      height,
      floor,
      ceiling: 'ceiling',
      walls: { back: 'wall', left: 'wall', right: 'wall', front: 'wall' },
      openings: { [windowSide]: openings },
      curtains: false,
      spots: [3, 4],
      bare: ['back', 'left', 'right'],
    },
  };
}

function viewHall(kit: Kit, room: Room, m: number, cell = 0.34): Layout {
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.5, m * 0.3]), 0, 1.55),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.2, 0.3)),
    interior: true,
    cell,
  };
}

/** Reception: a desk before a clad wall, waiting seats by the window. */
export function layOutReception(kit: Kit): Layout {
  const { room: plain, m } = hall(kit, 7, 8, 3.3, pickOne<FinishName>(kit, ['floor', 'stone', 'floor-wet']));
  const room: Room = { ...plain, walls: { ...plain.walls, back: 'feature-wall' } };
  buildRoom(kit, room);
  const { depth, height } = room;
  against(kit, room, 'back', -m * 0.5, () => receptionDesk(kit, 3.4));
  against(kit, room, 'back', -m * 0.5, () => kit.mesh.place(0, 2.15, 0.03, 0, () => sign(kit)));
  waitingGroup(kit, room, m, depth * 0.52);
  for (let k = -1; k <= 1; k++)
    kit.mesh.place(-m * 0.5 + k * 1.05, 2.05, depth - 1.65, 0, () =>
      pendant(kit, height - 2.05, 0.14, 1, 0.45),
    );
  kit.mesh.place(m * (room.width / 2 - 0.6), 0, depth - 0.7, 0, () => pottedPlant(kit, 1.9, 1));
  return viewHall(kit, room, m);
}

/** Lobby: high, with columns, a large lamp, two seating groups and a reception at the back. */
export function layOutLobby(kit: Kit): Layout {
  const { room: plain, m } = hall(kit, 8.4, 10, 4.3, pickOne<FinishName>(kit, ['floor-wet', 'floor']));
  const room: Room = { ...plain, walls: { ...plain.walls, back: 'feature-wall' } };
  buildRoom(kit, room);
  const { width, depth, height } = room;
  against(kit, room, 'back', 0, () => receptionDesk(kit, 4.6));
  for (const s of [-1, 1])
    for (let k = 0; k < 2; k++)
      kit.mesh.place(s * width * 0.42, 0, depth * (0.4 + 0.42 * k), 0, () => {
        kit.mesh.nextThing();
        standOn(kit, 'column', 0.6, 0.6, 0, height);
        box(kit, 0, 0, 0, 0.56, height, 0.56, kit.form.lattice ? 'timber-dark' : 'stone');
        box(kit, 0, 0, 0, 0.62, 0.14, 0.62, 'metal');
      });
  waitingGroup(kit, room, m, depth * 0.6);
  waitingGroup(kit, room, -m, depth * 0.6);
  kit.mesh.place(0, height - 1.6, depth * 0.55, 0, () => ringLamp(kit, 1.6, 0.9, 4));
  kit.mesh.place(0, height - 1.2, depth * 0.55, 0, () => ringLamp(kit, 1.2, 0.75, 3));
  for (const s of [-1, 1])
    kit.mesh.place(s * (width / 2 - 0.8), 0, depth - 0.9, 0, () => pottedPlant(kit, 2.3, 1));
  if (kit.form.lattice)
    for (const s of [-1, 1])
      kit.mesh.place(s * width * 0.3, 0, depth - 0.3, 0, () => latticeScreen(kit, 1.8, height - 0.8));
  return viewHall(kit, room, m, 0.45);
}

function receptionDesk(kit: Kit, width: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 1.65, 0, () => standOn(kit, 'reception-desk', width, 0.7, 0, 1.1));
  box(kit, 0, 0.1, 1.7, width, 0.94, 0.5, pickOne<FinishName>(kit, ['joinery-second', 'timber', 'worktop']));
  box(kit, 0, 0, 1.66, width - 0.1, 0.1, 0.5, 'black');
  softBox(kit, 0, 1.04, 1.68, width + 0.06, 0.05, 0.66, 0.006, 'worktop');
  box(kit, 0, 0.098, 1.952, width - 0.1, 0.014, 0.012, 'cove-glow');
  addPanelLight(kit, [0, 0.08, 1.98], [width / 2, 0, 0], [0, 0, 0.02], [0, -0.6, 0.8], 0.4);
  kit.mesh.place(width * 0.32, 1.09, 1.66, 0, () => vase(kit, 0.36, 'accent', true));
  box(kit, -width * 0.15, 1.09, 1.55, 0.5, 0.32, 0.03, 'screen');
  kit.mesh.place(-width * 0.15, 0, 1.0, 0, () => deskChair(kit, 'fabric'));
}

function sign(kit: Kit): void {
  kit.mesh.nextThing();
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'metal';
  box(kit, 0, -0.2, 0, 0.05, 0.4, 0.03, metal);
  rod(kit, [-0.28, 0, 0.01], [0.28, 0, 0.01], 0.02, metal);
  rod(kit, [-0.18, -0.2, 0.01], [0, 0.2, 0.01], 0.02, metal);
  rod(kit, [0.18, -0.2, 0.01], [0, 0.2, 0.01], 0.02, metal);
}

function waitingGroup(kit: Kit, room: Room, m: number, z: number): void {
  const x = m * (room.width / 2 - 1.9);
  kit.mesh.place(x, 0, z, 0, () => rug(kit, 2.7, 2.9));
  kit.mesh.place(x + m * 1.0, 0, z, (-m * Math.PI) / 2, () => sofa(kit, 2));
  kit.mesh.place(x - m * 0.12, 0.014, z, Math.PI / 2, () => {
    coffeeTable(kit, 1, 0.6, 1);
    kit.mesh.place(0, 0.365, 0, 0, () => vase(kit, 0.22, 'pot', true));
  });
  kit.mesh.place(x - m * 1.25, 0, z - 0.05, (m * Math.PI) / 2, () => armchair(kit));
}

/** Exhibition hall: pictures on the walls, plinths with objects, one bench, even light from above. */
export function layOutExhibition(kit: Kit): Layout {
  const {
    room: plain,
    m,
    otherSide,
  } = hall(kit, 8.5, 12, 4.4, pickOne<FinishName>(kit, ['concrete', 'floor', 'stone']));
  const room: Room = {
    ...plain,
    openings: {},
    walls: { ...plain.walls, [otherSide]: pickOne<FinishName>(kit, ['wall', 'wall-second']) },
    spots: [2, 5],
  };
  buildRoom(kit, room);
  const { width, depth, height } = room;
  const names: readonly FinishName[] = ['picture', 'picture-second', 'picture-third'];
  for (const side of ['left', 'right'] as const)
    for (let k = 0; k < 4; k++) {
      const z = depth * (0.22 + 0.2 * k);
      against(kit, room, side, z, () =>
        kit.mesh.place(0, 1.65, 0, 0, () =>
          picture(
            kit,
            between(kit, 0.9, 1.7),
            between(kit, 1, 1.5),
            names[(k + (side === 'left' ? 0 : 1)) % 3] ?? 'picture',
          ),
        ),
      );
      addPanelLight(
        kit,
        [side === 'left' ? -width / 2 + 1.2 : width / 2 - 1.2, height - 0.3, z],
        [0.15, 0, 0],
        [0, 0, 0.15],
        [side === 'left' ? -0.7 : 0.7, -0.7, 0],
        0.7,
      );
    }
  against(kit, room, 'back', 0, () =>
    kit.mesh.place(0, 1.9, 0, 0, () => picture(kit, 3, 1.9, 'picture-third')),
  );
  for (let k = 0; k < 3; k++) {
    const x = (k % 2 === 0 ? -1 : 1) * width * 0.16 * m;
    kit.mesh.place(x, 0, depth * (0.36 + 0.19 * k), between(kit, -0.2, 0.2), () => plinth(kit, k));
  }
  kit.mesh.place(-m * width * 0.14, 0, depth * 0.5, Math.PI / 2, () => bench(kit, 1.8));
  for (const s of [-1, 1])
    kit.mesh.place(s * width * 0.25, height - 0.35, depth * 0.5, Math.PI / 2, () =>
      linearPendant(kit, 0.35, depth * 0.8, 5),
    );
  return viewHall(kit, room, m, 0.4);
}

function plinth(kit: Kit, kind: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'plinth', 0.5, 0.5, 0, 1.6);
  box(kit, 0, 0, 0, 0.48, 1, 0.48, 'trim');
  if (kind === 0) kit.mesh.place(0, 1, 0, 0, () => vase(kit, 0.55, 'accent', false));
  else if (kind === 1) {
    for (let k = 0; k < 5; k++)
      softBox(
        kit,
        0.03 * Math.sin(k * 2),
        1 + 0.13 * k,
        0.03 * Math.cos(k * 2),
        0.26 - 0.03 * k,
        0.12,
        0.22 - 0.03 * k,
        0.05,
        'stone',
      );
  } else {
    for (let k = 0; k < 14; k++) {
      const a = k * 0.5;
      rod(
        kit,
        [0.16 * Math.cos(a), 1 + 0.04 * k, 0.16 * Math.sin(a)],
        [0.16 * Math.cos(a + 0.5), 1.04 + 0.04 * k, 0.16 * Math.sin(a + 0.5)],
        0.03,
        'brass',
        8,
      );
    }
  }
}

/** Shop: shelves along the walls, tables and rails in the middle, a till at the back. */
export function layOutShop(kit: Kit): Layout {
  const { room, m, otherSide } = hall(
    kit,
    6.6,
    8.4,
    3.4,
    pickOne<FinishName>(kit, ['floor', 'concrete', 'stone']),
  );
  buildRoom(kit, room);
  const { depth, height } = room;
  for (let k = 0; k < 3; k++)
    against(kit, room, otherSide, depth * (0.32 + 0.25 * k), () => displayShelf(kit, 1.9, 2.3));
  against(kit, room, 'back', 0, () => displayShelf(kit, 3, 2.4));
  for (let k = 0; k < 2; k++)
    kit.mesh.place(-m * 0.2, 0, depth * (0.4 + 0.25 * k), 0, () => {
      kit.mesh.nextThing();
      standOn(kit, 'display-table', 1.6, 0.8, 0, 0.8);
      softBox(kit, 0, 0.76, 0, 1.6, 0.04, 0.8, 0.01, 'timber');
      for (const s of [-1, 1]) box(kit, s * 0.7, 0, 0, 0.06, 0.76, 0.7, 'joinery');
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 3; j++)
          softBox(
            kit,
            -0.57 + 0.38 * i,
            0.8 + 0.05 * j,
            0,
            0.3,
            0.048,
            0.36,
            0.018,
            (['fabric', 'fabric-second', 'accent', 'fabric-third', 'accent-second'] as const)[
              (i + j + k) % 5
            ] ?? 'fabric',
          );
    });
  kit.mesh.place(m * 1.7, 0, depth * 0.5, 0, () => clothesRail(kit));
  for (let k = 0; k < 3; k++)
    kit.mesh.place(-m * 0.2, height - 0.7, depth * (0.35 + 0.2 * k), 0, () =>
      linearPendant(kit, 0.7, 1.8, 1.2),
    );
  kit.mesh.place(m * (room.width / 2 - 0.55), 0, depth * 0.85, 0, () => pottedPlant(kit, 1.7, 0));
  return viewHall(kit, room, m, 0.3);
}

function clothesRail(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'rail', 0.5, 1.7, 0, 1.6);
  for (const s of [-1, 1]) {
    rod(kit, [0, 0, s * 0.8], [0, 1.5, s * 0.8], 0.014, 'black');
    rod(kit, [-0.22, 0.01, s * 0.8], [0.22, 0.01, s * 0.8], 0.014, 'black');
  }
  rod(kit, [0, 1.5, -0.8], [0, 1.5, 0.8], 0.014, 'black');
  for (let k = 0; k < 13; k++)
    softBox(
      kit,
      0,
      between(kit, 0.5, 0.62),
      -0.66 + 0.11 * k,
      0.44,
      0.82,
      0.05,
      0.022,
      (['fabric', 'fabric-second', 'fabric-third', 'accent', 'accent-second', 'bedding'] as const)[
        Math.floor(kit.random() * 6)
      ] ?? 'fabric',
    );
}
