import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { bookPile, picture, rug, vase } from '../solids/decoration.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { linearPendant, tableLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { box, softBox } from '../solids/primitives.ts';
import type { Opening } from '../solids/opening.ts';
import { armchair, chair, deskChair } from '../solids/seating.ts';
import { bookcase } from '../solids/storage.ts';
import { desk } from '../solids/tables.ts';
import { asThing } from '../solids/as-thing.ts';
import type { Layout } from './layout.ts';
import { hangMainLamp, tallWindow } from './living-room.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Study: a desk that faces the room, books behind it, light from one side. */
export function layOutStudy(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const width = between(kit, 4, 4.7);
  const depth = between(kit, 4.5, 5.1);
  const height = between(kit, 2.7, 2.95);
  const along = windowSide === 'left' ? 2 : depth - 2;
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: { back: 'wall-second', left: 'wall', right: 'wall', front: 'wall' },
    openings: { [windowSide]: [tallWindow(kit, along, 2.3, height)] },
    curtains: true,
    spots: [2, 3],
    bare: ['back'],
  };
  buildRoom(kit, room);
  against(kit, room, 'back', 0, () => bookcase(kit, width - 0.7, Math.min(2.4, height - 0.3)));
  const z = depth - 1.75;
  kit.mesh.place(0, 0, z, 0, () => rug(kit, 2.8, 2));
  kit.mesh.place(0, 0.014, z, Math.PI, () => {
    desk(kit, 1.7, 0.75);
    kit.mesh.place(-0.6, 0.75, 0.05, 0, () => tableLamp(kit, 0.95));
    kit.mesh.place(0.55, 0.75, 0.05, 0.1, () => bookPile(kit, 3));
    laptop(kit);
  });
  kit.mesh.place(0.05, 0.014, z + 0.68, Math.PI + 0.2, () => deskChair(kit, 'fabric'));
  kit.mesh.place(-m * (width / 2 - 0.75), 0, z - 1.3, m * 0.6, () => armchair(kit));
  kit.mesh.place(m * (width / 2 - 0.42), 0, depth - 0.75, 0, () =>
    pottedPlant(kit, 1.5, Math.floor(kit.random() * 3)),
  );
  against(kit, room, m < 0 ? 'right' : 'left', depth * 0.52, () =>
    kit.mesh.place(0, 1.6, 0, 0, () => picture(kit, 0.9, 1.15, 'picture-second')),
  );
  hangMainLamp(kit, room, 0, z - 0.2);
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.5, m * 0.5]), 0),
    sunAzimuth: m * (Math.PI / 2 + between(kit, 0, 0.4)),
    interior: true,
    cell: 0.24,
  };
}

function laptop(kit: Kit): void {
  kit.mesh.nextThing();
  softBox(kit, 0, 0.75, -0.1, 0.34, 0.014, 0.24, 0.006, 'metal');
  kit.mesh.quad([-0.17, 0.765, 0.03], [0.34, 0, 0], [0, 0.21, 0.07], finishIndex('metal'));
  kit.mesh.quad([-0.16, 0.772, 0.028], [0.32, 0, 0], [0, 0.19, 0.066], finishIndex('screen'));
}

/** Open-plan office: rows of desks in the depth, a strip of windows on one side, shelves and plants on the other. */
export function layOutOffice(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 7, 8);
  const depth = between(kit, 10.8, 11.6);
  const height = between(kit, 3.1, 3.5);
  const n = 3;
  const openings: Opening[] = Array.from({ length: n }, (_, k) => ({
    at: (depth * (k + 0.5)) / n,
    width: depth / n - 0.5,
    sill: 0.55,
    height: height - 1.05,
    kind: 'window' as const,
    panes: 3,
    bars: kit.form.muntins ? 2 : 0,
  }));
  const room: Room = {
    width,
    depth,
    height,
    floor: kit.form.floor === 'concrete' || kit.random() < 0.4 ? 'concrete' : 'floor',
    ceiling: 'ceiling',
    walls: {
      back: pickOne<FinishName>(kit, ['feature-wall', 'wall-second']),
      left: 'wall',
      right: 'wall',
      front: 'wall',
    },
    openings: { [windowSide]: openings },
    curtains: false,
    bare: ['back', 'left', 'right'],
  };
  buildRoom(kit, room);
  const rows = 3;
  const places = kit.wishes?.wishOf('desk')?.count ?? kit.wishes?.wishOf('desk-chair')?.count ?? Infinity;
  let placed = 0;
  const x0 = m * 0.35;
  for (let r = 0; r < rows; r++) {
    const z = 3.3 + r * 2.75;
    for (const s of [-1, 1]) {
      for (const half of [-1, 1]) {
        if (placed >= places) continue;
        placed++;
        const x = x0 + s * 0.82;
        const dz = half * 0.37;
        kit.mesh.place(x, 0, z + dz, half > 0 ? Math.PI : 0, () => workplace(kit));
        kit.mesh.place(
          x + between(kit, -0.1, 0.1),
          0,
          z + half * 0.98,
          (half > 0 ? Math.PI : 0) + between(kit, -0.2, 0.2),
          () => deskChair(kit, (r + s) % 2 === 0 ? 'fabric' : 'fabric-second'),
        );
      }
    }
    kit.mesh.place(x0, height - 0.75, z, 0, () => linearPendant(kit, 0.75, 2.9, 1.5));
  }
  for (let k = 0; k < 2; k++) {
    against(kit, room, otherSide, depth * (0.42 + 0.34 * k), () => bookcase(kit, 2.4, 1.5));
  }
  for (let k = 0; k < 3; k++)
    kit.mesh.place(m * (width / 2 - 0.5), 0, depth * (0.3 + 0.3 * k), 0, () =>
      pottedPlant(kit, between(kit, 1.2, 1.7), k % 3),
    );
  against(kit, room, 'back', 0, () => kit.mesh.place(0, 1.75, 0, 0, () => picture(kit, 2, 1.1, 'picture')));
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.55, m * 0.4]), 0, 1.62),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.2, 0.3)),
    interior: true,
    cell: 0.36,
  };
}

/** A desk with a screen, worked at from −z. */
const workplace = asThing('desk', buildWorkplace);

function buildWorkplace(kit: Kit): void {
  kit.mesh.nextThing();
  kit.footprints.push(footprintOf(kit, 'desk', 1.58, 0.72, 0.75));
  softBox(kit, 0, 0.715, 0, 1.58, 0.03, 0.72, 0.006, kit.form.ducts ? 'timber' : 'joinery');
  for (const s of [-1, 1]) {
    box(kit, s * 0.74, 0, 0, 0.04, 0.715, 0.04, kit.form.ducts ? 'black' : 'trim');
    box(kit, s * 0.74, 0, 0, 0.05, 0.03, 0.6, kit.form.ducts ? 'black' : 'trim');
  }
  box(kit, 0, 0.745, 0.34, 1.5, 0.36, 0.025, 'fabric-third');
  box(kit, 0, 0.745, 0.16, 0.22, 0.012, 0.18, 'metal');
  box(kit, 0, 0.75, 0.2, 0.04, 0.2, 0.02, 'metal');
  box(kit, 0, 0.87, 0.18, 0.6, 0.36, 0.022, 'screen');
  box(kit, 0, 0.745, -0.12, 0.42, 0.012, 0.14, 'black');
  if (kit.random() < 0.5) kit.mesh.place(0.55, 0.745, 0.1, 0, () => vase(kit, 0.14, 'pot', true));
  else kit.mesh.place(-0.55, 0.745, 0.05, 0.2, () => bookPile(kit, 3));
}

function footprintOf(kit: Kit, name: string, w: number, d: number, high: number): Kit['footprints'][number] {
  const [x, , z] = kit.mesh.toWorld(0, 0, 0);
  const [dx, , dz] = kit.mesh.turn(0, 0, 1);
  return { name, x, z, yaw: Math.atan2(dx, dz), halfWidth: w / 2, halfDepth: d / 2, low: 0, high };
}

/** Classroom: rows of double desks towards a board at the back wall. */
export function layOutClassroom(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const width = between(kit, 7, 7.8);
  const depth = between(kit, 9.8, 10.4);
  const height = between(kit, 3.2, 3.5);
  const openings: Opening[] = Array.from({ length: 3 }, (_, k) => ({
    at: (depth * (k + 0.5)) / 3,
    width: depth / 3 - 0.7,
    sill: 0.9,
    height: height - 1.45,
    kind: 'window' as const,
    panes: 3,
    bars: 1,
  }));
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: { back: 'wall', left: 'wall', right: 'wall', front: 'wall' },
    openings: { [windowSide]: openings },
    curtains: false,
    bare: ['back', 'left', 'right'],
  };
  buildRoom(kit, room);
  against(kit, room, 'back', 0, () => {
    kit.mesh.nextThing();
    box(kit, 0, 0.95, 0.03, 4.2, 1.3, 0.05, 'timber');
    box(kit, 0, 0.99, 0.058, 4.1, 1.22, 0.01, 'joinery-second');
    box(kit, 0, 0.92, 0.1, 4.2, 0.025, 0.09, 'timber');
    box(kit, 2.6, 1.3, 0.04, 0.8, 1, 0.03, 'fabric-third');
  });
  kit.mesh.place(-m * 1.9, 0, depth - 1.25, 0, () => desk(kit, 1.5, 0.7));
  for (let r = 0; r < 4; r++) {
    for (let c = -1; c <= 1; c++) {
      const x = c * 2.05;
      const z = 2.5 + r * 1.5;
      kit.mesh.place(x, 0, z, 0, () => {
        kit.mesh.nextThing();
        kit.footprints.push(footprintOf(kit, 'school-desk', 1.3, 0.55, 0.76));
        softBox(kit, 0, 0.72, 0, 1.3, 0.03, 0.55, 0.008, 'timber');
        for (const sx of [-1, 1])
          for (const sz of [-1, 1]) box(kit, sx * 0.58, 0, sz * 0.22, 0.035, 0.72, 0.035, 'metal');
        box(kit, 0, 0.56, 0.1, 1.2, 0.02, 0.32, 'timber');
      });
      for (const s of [-1, 1])
        kit.mesh.place(x + s * 0.32, 0, z - 0.56, between(kit, -0.1, 0.1), () =>
          chair(kit, 1, pickOne<FinishName>(kit, ['accent', 'accent-second', 'timber'])),
        );
    }
  }
  for (const s of [-1, 1])
    for (let r = 0; r < 3; r++)
      kit.mesh.place(s * width * 0.24, height - 0.5, 2 + r * 2.6, Math.PI / 2, () =>
        linearPendant(kit, 0.5, 1.7, 0.9),
      );
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.6, m * 0.5]), 0, 1.62),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.2, 0.3)),
    interior: true,
    cell: 0.36,
  };
}
