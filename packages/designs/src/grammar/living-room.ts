import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { bookPile, bowl, picture, rug, vase } from '../solids/decoration.ts';
import { between, type Kit, pickOne } from '../solids/kit.ts';
import { floorLamp, pendant, ringLamp, tableLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { latticeScreen } from '../solids/room-shell.ts';
import type { Opening } from '../solids/opening.ts';
import { armchair, sofa } from '../solids/seating.ts';
import { bookcase, mediaWall, sideboard } from '../solids/storage.ts';
import { coffeeTable, sideTable } from '../solids/tables.ts';
import type { Layout } from './layout.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Living room: a sofa group on a rug about a low table, light from one side, a quiet main wall. */
export function layOutLivingRoom(kit: Kit): Layout {
  return kit.random() < 0.55 ? sofaOnBackWall(kit) : windowAtBack(kit);
}

export function tallWindow(kit: Kit, at: number, width: number, height: number): Opening {
  const low = kit.random() < 0.55;
  const sill = low ? 0.02 : 0.45;
  return {
    at,
    width,
    sill,
    height: height - (kit.form.panels ? 0.5 : 0.38) - sill,
    kind: 'window',
    panes: Math.max(2, Math.round(width / 1.05)),
    bars: kit.form.muntins ? 3 : 0,
  };
}

function sofaOnBackWall(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 4.5, 5.4);
  const depth = between(kit, 5.2, 6);
  const height = between(kit, 2.75, 3.05);
  const along = windowSide === 'left' ? between(kit, 1.9, 2.2) : depth - between(kit, 1.9, 2.2);
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: {
      back: mainWall(kit),
      left: 'wall',
      right: 'wall',
      front: 'wall',
    },
    openings: { [windowSide]: [tallWindow(kit, along, between(kit, 2.3, 3), height)] },
    curtains: true,
    spots: [2, 3],
    bare: [otherSide],
  };
  buildRoom(kit, room);
  const sofaWidth = between(kit, 2.2, 2.6);
  const shift = -m * 0.1;
  kit.mesh.place(shift, 0, depth - 0.56, Math.PI, () => sofa(kit, sofaWidth));
  const tableZ = depth - 1.78;
  kit.mesh.place(shift, 0, tableZ, 0, () => rug(kit, Math.min(width - 1.1, sofaWidth + 0.7), 2.15));
  const kind = Math.floor(kit.random() * 3);
  kit.mesh.place(shift, 0.014, tableZ + 0.05, 0, () => {
    coffeeTable(kit, 1.15, 0.62, kind);
    tableTop(kit, kind === 1 ? 0.365 : kind === 2 ? 0.32 : 0.375);
  });
  // An armchair on the window's side turns to the table.
  kit.mesh.place(shift + m * 1.42, 0, tableZ - 0.3, -m * 1.12, () => armchair(kit));
  if (width > 4.9)
    kit.mesh.place(shift - m * (sofaWidth / 2 + 0.36), 0, depth - 0.42, 0, () => {
      sideTable(kit);
      kit.mesh.place(0, 0.51, 0, 0, () => tableLamp(kit));
    });
  kit.mesh.place(shift + m * (sofaWidth / 2 + 0.38), 0, depth - 0.36, 0, () => floorLamp(kit));
  artAbove(kit, room, 'back', shift, sofaWidth);
  against(kit, room, otherSide, depth * 0.58, () =>
    kit.random() < 0.5 ? mediaWall(kit, 2.5, height) : bookcase(kit, 2.2, Math.min(height - 0.35, 2.3)),
  );
  kit.mesh.place(m * (width / 2 - 0.42), 0, depth * 0.28, 0, () =>
    pottedPlant(kit, between(kit, 1.2, 1.6), Math.floor(kit.random() * 3)),
  );
  hangMainLamp(kit, room, shift, tableZ);
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, m * 0.55, -m * 0.55]), shift / width),
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.1, 0.4)),
    interior: true,
    cell: 0.24,
  };
}

function windowAtBack(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const sofaSide: WallSide = m < 0 ? 'left' : 'right';
  const mediaSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 4.6, 5.3);
  const depth = between(kit, 5.4, 6.4);
  const height = between(kit, 2.8, 3.15);
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: {
      back: 'wall',
      left: 'wall',
      right: 'wall',
      [sofaSide]: mainWall(kit),
      front: 'wall',
    } as Room['walls'],
    openings: { back: [tallWindow(kit, width / 2, width * between(kit, 0.6, 0.74), height)] },
    curtains: true,
    spots: [2, 3],
    bare: [mediaSide],
  };
  buildRoom(kit, room);
  const z = depth * 0.58;
  const sofaWidth = between(kit, 2.2, 2.5);
  kit.mesh.place(m * (width / 2 - 0.56), 0, z, (-m * Math.PI) / 2, () => sofa(kit, sofaWidth));
  const tableX = m * (width / 2 - 1.85);
  kit.mesh.place(tableX, 0, z, Math.PI / 2, () => rug(kit, 2.9, 2.2));
  const kind = Math.floor(kit.random() * 3);
  kit.mesh.place(tableX + m * 0.05, 0.014, z, Math.PI / 2, () => {
    coffeeTable(kit, 1.15, 0.62, kind);
    tableTop(kit, kind === 1 ? 0.365 : kind === 2 ? 0.32 : 0.375);
  });
  kit.mesh.place(tableX - m * 0.05, 0, z + 1.62, Math.PI + m * 0.1, () => armchair(kit));
  kit.mesh.place(m * (width / 2 - 0.4), 0, z + sofaWidth / 2 + 0.4, 0, () => floorLamp(kit));
  kit.mesh.place(-m * (width / 2 - 0.5), 0, depth - 0.65, 0, () =>
    pottedPlant(kit, between(kit, 1.3, 1.75), Math.floor(kit.random() * 3)),
  );
  artAbove(kit, room, sofaSide, z, sofaWidth);
  against(kit, room, mediaSide, z, () => mediaWall(kit, 2.7, height));
  if (kit.form.lattice)
    kit.mesh.place(m * (width / 2 - 0.5), 0, z - sofaWidth / 2 - 0.75, 0, () =>
      latticeScreen(kit, 0.9, height - 0.3),
    );
  hangMainLamp(kit, room, tableX, z);
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.5, -m * 0.72]), m * 0.12),
    sunAzimuth: between(kit, -0.6, 0.6),
    interior: true,
    cell: 0.24,
  };
}

/** The wall behind the sofa: brick where the style has it, else clad, coloured or as the others. */
function mainWall(kit: Kit): FinishName {
  if (kit.form.brick) return 'feature-wall';
  if (kit.form.panels) return pickOne<FinishName>(kit, ['wall', 'wall-second']);
  return pickOne<FinishName>(kit, ['feature-wall', 'wall-second', 'feature-wall', 'wall']);
}

/** What lies on a low table, whose top is at `y`. */
function tableTop(kit: Kit, y: number): void {
  kit.mesh.place(-0.18, y, 0.06, 0.2, () => bookPile(kit, 2));
  kit.mesh.place(0.2, y, -0.04, 0, () =>
    kit.random() < 0.5 ? bowl(kit, 0.14, 'accent') : vase(kit, 0.24, 'pot', true),
  );
}

/** One wide picture, a pair or three above a piece of furniture. */
export function artAbove(kit: Kit, room: Room, side: WallSide, at: number, width: number): void {
  const y = 1.62;
  const choice = kit.random();
  if (room.walls[side] === 'feature-wall' && kit.form.featureTimber && choice < 0.4) return;
  const names: readonly FinishName[] = ['picture', 'picture-second', 'picture-third'];
  const hang = (offset: number, w: number, h: number, k: number): void =>
    against(kit, room, side, at, () =>
      kit.mesh.place(offset, y, 0, 0, () => picture(kit, w, h, names[k % 3] ?? 'picture')),
    );
  if (choice < 0.4) hang(0, Math.min(1.5, width * 0.6), 0.85, 0);
  else if (choice < 0.75) for (const s of [-1, 1]) hang(s * 0.46, 0.7, 0.95, s + 1);
  else for (const s of [-1, 0, 1]) hang(s * 0.66, 0.54, 0.74, s + 1);
}

export function hangMainLamp(kit: Kit, room: Room, x: number, z: number): void {
  const drop = room.height - 2.15;
  kit.mesh.place(x, 2.15, z, 0, () => {
    const choice = kit.random();
    if (kit.form.warmMetal && choice < 0.5) ringLamp(kit, drop, 0.42);
    else if (choice < 0.55) pendant(kit, drop, 0.3, 2);
    else pendant(kit, drop - 0.05, 0.2, 1);
  });
}

/** A low cabinet with a lamp and a vase under a picture. */
export function dressedSideboard(kit: Kit, width: number): void {
  sideboard(kit, width, 0.78, 0.42);
  kit.mesh.place(-width * 0.33, 0.805, 0.22, 0, () => tableLamp(kit, 1.1));
  kit.mesh.place(width * 0.3, 0.805, 0.22, 0, () => vase(kit, 0.36, 'accent-second', true));
  kit.mesh.place(0.05, 0.805, 0.24, 0.15, () => bookPile(kit, 3));
}
