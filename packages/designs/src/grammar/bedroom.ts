import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { doubleBed, nightstand } from '../solids/beds.ts';
import { rug, vase, wallMirror } from '../solids/decoration.ts';
import { addPanelLight, between, type Kit, pickOne } from '../solids/kit.ts';
import { pendant, tableLamp, wallLamp } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { box } from '../solids/primitives.ts';
import { armchair, bench, chair } from '../solids/seating.ts';
import { wardrobe } from '../solids/storage.ts';
import { desk, sideTable } from '../solids/tables.ts';
import type { Layout } from './layout.ts';
import { artAbove, hangMainLamp, tallWindow } from './living-room.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Bedroom: bed against the back wall between two nightstands, window on one side, wardrobe on the other. */
export function layOutBedroom(kit: Kit): Layout {
  return layOut(kit, false);
}

/** Hotel room: as a bedroom, with desk, bench and screen instead of the wardrobe. */
export function layOutHotelRoom(kit: Kit): Layout {
  return layOut(kit, true);
}

function layOut(kit: Kit, hotel: boolean): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const windowSide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 4.3, 5);
  const depth = between(kit, 4.7, 5.4);
  const height = between(kit, 2.7, 2.95);
  const along = windowSide === 'left' ? between(kit, 1.75, 2) : depth - between(kit, 1.75, 2);
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor',
    ceiling: 'ceiling',
    walls: {
      back: pickOne<FinishName>(kit, ['feature-wall', 'wall-second', 'feature-wall']),
      left: 'wall',
      right: 'wall',
      front: 'wall',
    },
    openings: { [windowSide]: [tallWindow(kit, along, between(kit, 2, 2.6), height)] },
    curtains: true,
    spots: [2, 3],
    bare: [otherSide],
  };
  buildRoom(kit, room);
  const bed = pickOne(kit, [1.6, 1.8, 1.8] as [number, number, number]);
  const x = -m * 0.05;
  kit.mesh.place(x, 0, depth - 1.2, 0, () => rug(kit, bed + 1.3, 2));
  against(kit, room, 'back', x, () => kit.mesh.place(0, 0, 0.02, 0, () => doubleBed(kit, bed, 2.1)));
  const lampKind = kit.random();
  for (const s of [-1, 1]) {
    const at = x + s * (bed / 2 + 0.4);
    against(kit, room, 'back', at, () => {
      nightstand(kit);
      if (lampKind < 0.4) kit.mesh.place(0, 0.5, 0.2, 0, () => tableLamp(kit));
      else if (lampKind < 0.7) kit.mesh.place(0, 1.2, 0.2, 0, () => pendant(kit, height - 1.2, 0.1, 1, 0.3));
      else kit.mesh.place(0, 1.35, 0, 0, () => wallLamp(kit, 0.3));
      if (s === m) kit.mesh.place(0.12, 0.5, 0.14, 0, () => vase(kit, 0.2, 'pot', true));
    });
  }
  if (room.walls.back === 'wall-second') artAbove(kit, room, 'back', x, bed);
  else headLight(kit, room);
  if (kit.random() < 0.6 || hotel) kit.mesh.place(x, 0, depth - 2.46, 0, () => bench(kit, bed * 0.78));
  const otherX = -m * (width / 2);
  if (hotel) {
    against(kit, room, otherSide, depth * 0.42, () =>
      kit.mesh.place(0, 0, 0.32, Math.PI, () => desk(kit, 1.4, 0.58)),
    );
    kit.mesh.place(otherX + m * 0.92, 0, depth * 0.42, (-m * Math.PI) / 2, () => chair(kit, 0));
    against(kit, room, otherSide, depth * 0.42, () =>
      kit.mesh.place(0, 1.6, 0, 0, () => wallMirror(kit, 0.8, 0)),
    );
  } else {
    against(kit, room, otherSide, depth * 0.34, () =>
      wardrobe(kit, 2, Math.min(height - (kit.form.cove ? 0.2 : 0.05), 2.5)),
    );
  }
  kit.mesh.place(m * (width / 2 - 0.75), 0, depth - 2.55, -m * 2.1, () => armchair(kit, 'fabric-third'));
  if (width > 4.6) kit.mesh.place(m * (width / 2 - 0.4), 0, depth - 3.35, 0, () => sideTable(kit));
  else kit.mesh.place(m * (width / 2 - 0.4), 0, depth - 3.4, 0, () => pottedPlant(kit, 1.1, 0));
  hangMainLamp(kit, room, x, depth - 2.2);
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.5, -m * 0.3, m * 0.55]), x / width),
    sunAzimuth: m * (Math.PI / 2 + between(kit, 0.05, 0.5)),
    interior: true,
    cell: 0.26,
  };
}

/** A line of light behind the head of the bed. */
function headLight(kit: Kit, room: Room): void {
  against(kit, room, 'back', 0, () => {
    box(kit, 0, 1.34, 0.02, room.width - 0.4, 0.03, 0.03, 'timber');
    box(kit, 0, 1.372, 0.015, room.width - 0.42, 0.012, 0.02, 'cove-glow');
    addPanelLight(kit, [0, 1.4, 0.04], [room.width / 2 - 0.2, 0, 0], [0, 0, 0.025], [0, 1, 0], 0.5);
  });
}
