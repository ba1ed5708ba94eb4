import { bowl, placeSetting, rug, vase } from '../solids/decoration.ts';
import { between, type Kit, pickOne } from '../solids/kit.ts';
import { baseRun, hood, island, openShelves, tallUnits, wallRun } from '../solids/kitchen-run.ts';
import { linearPendant, pendant, ringLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import type { Opening } from '../solids/opening.ts';
import { chair, stool } from '../solids/seating.ts';
import { bookcase } from '../solids/storage.ts';
import { diningTable, roundTable } from '../solids/tables.ts';
import type { Layout } from './layout.ts';
import { artAbove, dressedSideboard, tallWindow } from './living-room.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Kitchen: a run of units on the back wall with tall units at one end, an island with stools before it. */
export function layOutKitchen(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const width = between(kit, 4.4, 5.2);
  const depth = between(kit, 4.9, 5.6);
  const height = between(kit, 2.7, 2.95);
  const high = height - (kit.form.cove && !kit.form.ducts ? 0.17 : kit.form.ducts ? 0.5 : 0.12);
  const along = windowSide === 'left' ? 2.6 : depth - 2.6;
  const overSink = kit.random() < 0.45;
  const tall = 1.25;
  const run = width - tall - 0.04;
  const runX = m * (tall / 2);
  const sinkX = runX + m * run * 0.08;
  const backWindow: Opening = {
    at: width / 2 - sinkX,
    width: Math.min(1.7, run * 0.5),
    sill: 1.06,
    height: 1.14,
    kind: 'window',
    panes: 2,
    bars: kit.form.muntins ? 2 : 0,
  };
  const room: Room = {
    width,
    depth,
    height,
    floor: kit.random() < 0.5 ? 'floor' : 'floor-wet',
    ceiling: 'ceiling',
    walls: { back: 'wall-tile', left: 'wall', right: 'wall', front: 'wall' },
    openings: {
      [windowSide]: [tallWindow(kit, along, 2.2, height)],
      ...(overSink ? { back: [backWindow] } : {}),
    },
    curtains: false,
    spots: [2, 3],
    bare: ['back', 'left', 'right'],
  };
  buildRoom(kit, room);
  const hobX = overSink ? m * (width / 2 - 0.8) : m * 0.2 + runX;
  against(kit, room, 'back', -m * (width / 2 - tall / 2 - 0.01), () => tallUnits(kit, tall, high));
  against(kit, room, 'back', runX, () =>
    baseRun(kit, run, { hob: -(hobX - runX), sink: -(overSink ? sinkX - runX : -m * run * 0.3) }),
  );
  if (!overSink) {
    const side = (run - 0.84) / 2;
    const open = kit.random() < 0.35;
    for (const s of [-1, 1]) {
      const edge = s < 0 ? runX - run / 2 : runX + run / 2;
      const from = s < 0 ? edge : hobX + 0.42;
      const to = s < 0 ? hobX - 0.42 : edge;
      if (to - from < 0.5) continue;
      against(kit, room, 'back', (from + to) / 2, () =>
        open && side > 0 ? openShelves(kit, to - from - 0.1, 1.5) : wallRun(kit, to - from, 1.46, high),
      );
    }
    against(kit, room, 'back', hobX, () => hood(kit, 1.62, height));
  }
  const islandZ = depth - 2.15;
  const w = Math.min(2.5, width - 2.1);
  kit.mesh.place(0, 0, islandZ, Math.PI, () => {
    island(kit, w, 0.95);
    kit.mesh.place(-w * 0.26, 0.92, 0.05, 0, () => vase(kit, 0.3, 'pot', true));
    kit.mesh.place(w * 0.22, 0.92, -0.1, 0, () => {
      bowl(kit, 0.16, 'ceramic');
    });
  });
  const n = w > 2.1 ? 3 : 2;
  for (let k = 0; k < n; k++)
    kit.mesh.place(w * ((k + 0.5) / n - 0.5), 0, islandZ - 0.78, between(kit, -0.2, 0.2), () =>
      stool(kit, 0.68),
    );
  const kind = Math.floor(kit.random() * 3);
  if (kind === 2) kit.mesh.place(0, 1.75, islandZ, 0, () => linearPendant(kit, height - 1.75, w * 0.75, 0.9));
  else
    for (let k = 0; k < n; k++)
      kit.mesh.place(w * ((k + 0.5) / n - 0.5), 1.72, islandZ, 0, () =>
        pendant(kit, height - 1.72, 0.13, kind, 0.4),
      );
  kit.mesh.place(m * (width / 2 - 0.35), 0, depth - 4.1, 0, () => pottedPlant(kit, 1.4, 1));
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.45, m * 0.3]), 0),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.1, 0.3)),
    interior: true,
    cell: 0.24,
  };
}

/** As many of the seats about a table as were asked for, spread evenly over both sides. */
function wishedSeats<Seat>(kit: Kit, seats: readonly Seat[]): readonly Seat[] {
  const count = kit.wishes?.wishOf('chair')?.count;
  if (count === undefined || count >= seats.length) return seats;
  // Two chairs face each other at the middle, four stand at the corners.
  const order =
    seats.length === 8
      ? ([[], [2], [2, 3], [2, 3, 6], [0, 1, 4, 5]][count] ?? [0, 1, 2, 3, 4, 5, 6, 7])
      : [0, 3, 1, 4, 2, 5];
  return order.slice(0, count).map((k) => seats[k] as Seat);
}

/** Dining room: a table under its lamp, sideboard or shelves at the back, light from one side. */
export function layOutDiningRoom(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 4.4, 5.2);
  const depth = between(kit, 5, 5.8);
  const height = between(kit, 2.8, 3.1);
  const atBack = kit.random() < 0.4;
  const along = windowSide === 'left' ? 2.3 : depth - 2.3;
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: {
      back: atBack
        ? 'wall'
        : pickOne(kit, ['feature-wall', 'wall-second'] as ['feature-wall', 'wall-second']),
      left: 'wall',
      right: 'wall',
      front: 'wall',
    },
    openings: atBack
      ? { back: [tallWindow(kit, width / 2, width * 0.66, height)] }
      : { [windowSide]: [tallWindow(kit, along, 2.7, height)] },
    curtains: true,
    spots: [2, 3],
    bare: [otherSide],
  };
  buildRoom(kit, room);
  const z = depth * 0.56;
  const byChance = kit.random() < 0.3;
  const round = kit.wishes?.wishOf('round-table') ? true : kit.wishes?.wishOf('table') ? false : byChance;
  kit.mesh.place(0, 0, z, 0, () => rug(kit, round ? 2.9 : 3.2, round ? 2.9 : 2.5, round));
  const top = pickOne(kit, ['timber', 'timber', 'worktop'] as ['timber', 'timber', 'worktop']);
  const length = 2.1;
  kit.mesh.place(0, 0.014, z, 0, () => {
    if (round) roundTable(kit, 0.72, 0.75, top);
    else diningTable(kit, length, 0.95, top);
    kit.mesh.place(0, 0.75, 0, 0, () => vase(kit, 0.28, 'accent', true));
    kit.mesh.place(-0.42, 0.75, 0.02, 0, () => bowl(kit, 0.12, 'ceramic'));
  });
  const style = Math.floor(kit.random() * 3);
  const seats: readonly (readonly [number, number, number])[] = round
    ? Array.from(
        { length: 6 },
        (_, k) =>
          [
            0.98 * Math.sin(k * 1.047 + 0.5),
            z + 0.98 * Math.cos(k * 1.047 + 0.5),
            k * 1.047 + 0.5 + Math.PI,
          ] as const,
      )
    : [
        ...[-0.66, 0, 0.66].flatMap((x) => [[x, z - 0.68, 0] as const, [x, z + 0.68, Math.PI] as const]),
        [-length / 2 - 0.3, z, Math.PI / 2] as const,
        [length / 2 + 0.3, z, -Math.PI / 2] as const,
      ];
  for (const [x, sz, yaw] of wishedSeats(kit, seats)) {
    kit.mesh.place(x, 0.014, sz, yaw + between(kit, -0.06, 0.06), () => chair(kit, style));
    const reach = round ? 0.5 : 0.36;
    const px = round ? (x / 0.98) * reach : x - Math.sign(x) * (Math.abs(x) > 1 ? 0.55 : 0);
    const pz = round ? z + ((sz - z) / 0.98) * reach : sz === z ? z : z + Math.sign(sz - z) * 0.27;
    if (round || Math.abs(x) < 1) kit.mesh.place(px, 0.765, pz, yaw, () => placeSetting(kit));
  }
  if (round) kit.mesh.place(0, 1.75, z, 0, () => ringLamp(kit, height - 1.75, 0.45, 1.3));
  else if (kit.random() < 0.4) kit.mesh.place(0, 1.7, z, 0, () => linearPendant(kit, height - 1.7, 1.6, 1.1));
  else
    for (const s of [-1, 0, 1])
      kit.mesh.place(s * 0.62, 1.62, z, 0, () =>
        pendant(kit, height - 1.62, 0.17, kit.form.ducts ? 0 : 1, 0.45),
      );
  if (atBack) against(kit, room, otherSide, z, () => bookcase(kit, 2, 2.1));
  else {
    against(kit, room, 'back', 0, () => dressedSideboard(kit, 1.9));
    artAbove(kit, room, 'back', 0, 1.9);
    against(kit, room, otherSide, depth * 0.6, () => bookcase(kit, 1.7, 2.1));
  }
  kit.mesh.place(m * (width / 2 - 0.42), 0, depth - 0.5, 0, () =>
    pottedPlant(kit, 1.6, Math.floor(kit.random() * 3)),
  );
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.55, m * 0.4]), 0),
    sunAzimuth: atBack ? between(kit, -0.6, 0.6) : m * (Math.PI / 2 + between(kit, 0, 0.4)),
    interior: true,
    cell: 0.24,
  };
}
