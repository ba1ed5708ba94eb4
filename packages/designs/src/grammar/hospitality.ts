import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { bookRow, bowl, picture, placeSetting, vase } from '../solids/decoration.ts';
import { addPanelLight, between, type Kit, pickOne, standOn } from '../solids/kit.ts';
import { pendant, wallLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { box, cylinder, softBox } from '../solids/primitives.ts';
import { latticeScreen } from '../solids/room-shell.ts';
import type { Opening } from '../solids/opening.ts';
import { chair, stool } from '../solids/seating.ts';
import { cabinetFront } from '../solids/storage.ts';
import { diningTable, roundTable } from '../solids/tables.ts';
import type { Layout } from './layout.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Restaurant: a banquette with tables along one side, free tables in the middle, windows on the other side, bar at the back. */
export function layOutRestaurant(kit: Kit): Layout {
  const { room, m, benchSide } = hall(kit, 7.2, 10, 3.4);
  const { width, depth, height } = room;
  buildRoom(kit, room);
  const style = Math.floor(kit.random() * 3);
  const first = depth * 0.34;
  const length = depth * 0.52;
  against(kit, room, benchSide, first + length / 2, () => banquette(kit, length));
  const tables = 4;
  for (let k = 0; k < tables; k++) {
    const z = first + (length * (k + 0.5)) / tables;
    const x = -m * (width / 2 - 1.05);
    kit.mesh.place(x, 0, z, 0, () => setTable(kit, 0.72));
    kit.mesh.place(x + m * 0.66, 0, z, (-m * Math.PI) / 2, () => chair(kit, style));
    kit.mesh.place(x, 1.75, z, 0, () => pendant(kit, height - 1.75, 0.17, kit.form.ducts ? 0 : 2, 0.5));
    against(kit, room, benchSide, z, () =>
      kit.mesh.place(0, 1.75, 0.0, 0, () =>
        k % 2 === 0 ? picture(kit, 0.7, 0.9, k === 0 ? 'picture' : 'picture-second') : wallLamp(kit),
      ),
    );
  }
  for (let r = 0; r < 3; r++) {
    const x = m * width * 0.13;
    const z = depth * (0.29 + 0.17 * r);
    kit.mesh.place(x, 0, z, 0, () => {
      roundTable(kit, 0.52, 0.75, r % 2 === 0 ? 'timber' : 'worktop');
      kit.mesh.place(0, 0.75, 0, 0, () => vase(kit, 0.2, 'accent', true));
    });
    for (let k = 0; k < 4; k++) {
      const a = (Math.PI / 2) * k + 0.35;
      kit.mesh.place(x + 0.78 * Math.sin(a), 0, z + 0.78 * Math.cos(a), a + Math.PI, () =>
        chair(kit, style, 'fabric'),
      );
      kit.mesh.place(x + 0.33 * Math.sin(a), 0.75, z + 0.33 * Math.cos(a), a + Math.PI, () =>
        placeSetting(kit),
      );
    }
  }
  against(kit, room, 'back', m * width * 0.12, () => bar(kit, 3.2, height));
  for (let k = 0; k < 2; k++)
    kit.mesh.place(m * (width / 2 - 0.55), 0, depth * (0.45 + 0.36 * k), 0, () => pottedPlant(kit, 1.7, k));
  return viewHall(kit, room, m);
}

/** Café: a counter with a menu wall, high and low tables by the window. */
export function layOutCafe(kit: Kit): Layout {
  const { room, m, benchSide } = hall(kit, 6.2, 7.6, 3.2);
  const { width, depth, height } = room;
  buildRoom(kit, room);
  against(kit, room, 'back', -m * 0.3, () => bar(kit, 3.6, height));
  for (let r = 0; r < 3; r++) {
    const z = depth * (0.3 + 0.17 * r);
    const x = m * (width / 2 - 1.25);
    kit.mesh.place(x, 0, z, 0, () => {
      roundTable(kit, 0.36, 0.75, 'timber');
      kit.mesh.place(0.06, 0.75, 0.05, 0, () => cup(kit));
      kit.mesh.place(-0.12, 0.75, -0.08, 0, () => vase(kit, 0.16, 'pot', true));
    });
    for (const s of [-1, 1])
      kit.mesh.place(x + s * 0.56, 0, z, (-s * Math.PI) / 2 + between(kit, -0.2, 0.2), () =>
        chair(kit, 1 + (r % 2), 'fabric-third'),
      );
  }
  against(kit, room, benchSide, depth * 0.45, () => banquette(kit, 2.6));
  for (const s of [-1, 1]) {
    const z = depth * 0.45 + s * 0.65;
    kit.mesh.place(-m * (width / 2 - 1.05), 0, z, 0, () => roundTable(kit, 0.33, 0.75, 'worktop'));
    kit.mesh.place(-m * (width / 2 - 1.65), 0, z, (-m * Math.PI) / 2, () => chair(kit, 1));
    kit.mesh.place(-m * (width / 2 - 1.05), 1.7, z, 0, () => pendant(kit, height - 1.7, 0.15, 0, 0.45));
    against(kit, room, benchSide, z, () =>
      kit.mesh.place(0, 1.7, 0, 0, () => picture(kit, 0.6, 0.8, s < 0 ? 'picture' : 'picture-third')),
    );
  }
  kit.mesh.place(m * (width / 2 - 0.5), 0, depth * 0.86, 0, () => pottedPlant(kit, 1.8, 1));
  return viewHall(kit, room, m);
}

function hall(
  kit: Kit,
  wide: number,
  deep: number,
  high: number,
): { room: Room; m: number; benchSide: WallSide } {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const benchSide: WallSide = m < 0 ? 'right' : 'left';
  const width = wide * between(kit, 0.95, 1.08);
  const depth = deep * between(kit, 0.95, 1.08);
  const height = high * between(kit, 0.97, 1.1);
  const openings: Opening[] = Array.from({ length: 3 }, (_, k) => ({
    at: (depth * (k + 0.5)) / 3,
    width: depth / 3 - 0.6,
    sill: 0.1,
    height: height - 0.75,
    kind: 'window' as const,
    panes: 2,
    bars: kit.form.muntins ? 3 : 1,
  }));
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: {
      back: 'feature-wall',
      left: 'wall',
      right: 'wall',
      [benchSide]: pickOne<FinishName>(kit, ['wall-second', 'wall', 'feature-wall']),
      front: 'wall',
    } as Room['walls'],
    openings: { [windowSide]: openings },
    curtains: false,
    spots: [2, 4],
    bare: ['back'],
  };
  return { room, m, benchSide };
}

function viewHall(kit: Kit, room: Room, m: number): Layout {
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.25, m * 0.35]), 0, 1.55),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.2, 0.3)),
    interior: true,
    cell: 0.3,
  };
}

function setTable(kit: Kit, size: number): void {
  diningTable(kit, size, size, 'timber');
  kit.mesh.place(-0.16, 0.75, 0, Math.PI / 2, () => placeSetting(kit));
  kit.mesh.place(0.16, 0.75, 0, -Math.PI / 2, () => placeSetting(kit));
}

function cup(kit: Kit): void {
  cylinder(kit, 0, 0, 0, 0.07, 0.01, 'ceramic', 16);
  cylinder(kit, 0, 0.01, 0, 0.038, 0.07, 'ceramic', 14);
}

/** A fixed bench along a wall, its back at z = 0. */
function banquette(kit: Kit, length: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.27, 0, () => standOn(kit, 'banquette', length, 0.54, 0, 1.05));
  box(kit, 0, 0, 0.24, length, 0.36, 0.46, 'joinery');
  const seats = Math.round(length / 0.7);
  const each = length / seats;
  for (let k = 0; k < seats; k++) {
    const x = -length / 2 + each * (k + 0.5);
    softBox(kit, x, 0.36, 0.29, each - 0.008, 0.12, 0.5, 0.04, 'fabric', 0.01);
    softBox(kit, x, 0.5, 0.08, each - 0.008, 0.55, 0.12, 0.04, 'fabric', 0.015);
  }
}

/** A counter with stools, shelves of bottles behind it and lamps above; the wall at z = 0. */
function bar(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 1.25, 0, () => standOn(kit, 'counter', width, 0.65, 0, 1.08));
  box(
    kit,
    0,
    0,
    1.22,
    width,
    1.04,
    0.55,
    pickOne<FinishName>(kit, ['joinery', 'joinery-second', 'feature-wall']),
  );
  softBox(kit, 0, 1.04, 1.25, width + 0.04, 0.045, 0.66, 0.005, 'worktop');
  box(kit, 0, 1.012, 1.51, width - 0.06, 0.012, 0.02, 'cove-glow');
  addPanelLight(kit, [0, 1, 1.53], [width / 2 - 0.1, 0, 0], [0, 0, 0.02], [0, -0.8, 0.6], 0.4);
  kit.mesh.place(0, 0, 0.2, 0, () => standOn(kit, 'back-bar', width, 0.4, 0, 2.4));
  box(kit, 0, 0, 0.2, width, 0.9, 0.38, 'joinery');
  const doors = Math.round(width / 0.6);
  for (let k = 0; k < doors; k++)
    cabinetFront(
      kit,
      -width / 2 + (width / doors) * (k + 0.5),
      0.06,
      0.39,
      width / doors - 0.005,
      0.82,
      'joinery',
    );
  for (let r = 0; r < 3; r++) {
    const y = 1.25 + 0.42 * r;
    box(kit, 0, y, 0.15, width, 0.03, 0.28, 'timber-dark');
    box(kit, 0, y - 0.012, 0.27, width - 0.05, 0.01, 0.015, 'cove-glow');
    for (let x = -width / 2 + 0.12; x < width / 2 - 0.1; x += between(kit, 0.09, 0.17)) {
      if (kit.random() < 0.12) {
        kit.mesh.place(x, y + 0.03, 0.15, 0, () => bowl(kit, 0.07, 'ceramic'));
        continue;
      }
      const h = between(kit, 0.16, 0.28);
      const name = pickOne<FinishName>(kit, [
        'accent',
        'accent-second',
        'ceramic',
        'pot',
        'brass',
        'book-third',
      ]);
      cylinder(kit, x, y + 0.03, 0.15, 0.032, h * 0.7, name, 8);
      cylinder(kit, x, y + 0.03 + h * 0.7, 0.15, 0.012, h * 0.3, name, 6);
    }
  }
  addPanelLight(kit, [0, 2.2, 0.32], [width / 2, 0, 0], [0, 0.05, 0], [0, 0, 1], 0.4);
  const n = Math.round(width / 0.75);
  for (let k = 0; k < n; k++)
    kit.mesh.place(-width / 2 + (width / n) * (k + 0.5), 0, 1.95, Math.PI, () =>
      stool(kit, 0.75, 'fabric-second'),
    );
  for (let k = 0; k < 3; k++)
    kit.mesh.place(width * (k / 2 - 0.5) * 0.7, 2.0, 1.25, 0, () =>
      pendant(kit, height - 2.0, 0.15, kit.form.ducts ? 0 : 1, 0.45),
    );
  if (kit.form.lattice) kit.mesh.place(width / 2 + 0.7, 0, 0.9, 0, () => latticeScreen(kit, 1, height - 0.4));
}

/** A display cabinet of books used by halls. */
export function displayShelf(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.2, 0, () => standOn(kit, 'display', width, 0.4, 0, height));
  box(kit, 0, 0, 0.01, width, height, 0.02, 'joinery-second');
  for (const s of [-1, 1]) box(kit, s * (width / 2 - 0.02), 0, 0.2, 0.04, height, 0.4, 'joinery');
  const rows = Math.round(height / 0.45);
  for (let r = 0; r <= rows; r++) {
    const y = (r * (height - 0.04)) / rows;
    box(kit, 0, y, 0.2, width - 0.08, 0.03, 0.38, 'joinery');
    if (r === rows) continue;
    box(kit, 0, y + height / rows - 0.06, 0.36, width - 0.12, 0.012, 0.015, 'cove-glow');
    for (let x = -width / 2 + 0.25; x < width / 2 - 0.2; x += 0.42) {
      kit.mesh.place(x, y + 0.03, 0.2, 0, () => {
        const choice = kit.random();
        if (choice < 0.3) bookRow(kit, 0.3, 0.26, 0.18);
        else if (choice < 0.55)
          vase(kit, 0.26, pickOne<FinishName>(kit, ['accent', 'pot', 'ceramic', 'accent-second']), false);
        else if (choice < 0.8)
          softBox(
            kit,
            0,
            0,
            0,
            0.26,
            0.14,
            0.16,
            0.02,
            pickOne<FinishName>(kit, ['accent', 'fabric', 'fabric-second', 'timber']),
          );
      });
    }
  }
  addPanelLight(kit, [0, height * 0.7, 0.45], [width / 2, 0, 0], [0, 0.2, 0], [0, 0, 1], 0.25 * width);
}
