import { bathtub, toilet, towels, vanity } from '../solids/bathroom-parts.ts';
import { rug, vase } from '../solids/decoration.ts';
import { addPanelLight, between, type Kit, pickOne } from '../solids/kit.ts';
import { pendant } from '../solids/lamps.ts';
import { pottedPlant } from '../solids/plants.ts';
import { stool } from '../solids/seating.ts';
import type { Opening } from '../solids/opening.ts';
import type { Layout } from './layout.ts';
import { against, buildRoom, type Room, type WallSide } from './room.ts';
import { viewRoom } from './room-views.ts';

/** Bathroom: bath under the window at the back, vanity on one side, shower and toilet on the other. */
export function layOutBathroom(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const vanitySide: WallSide = m < 0 ? 'left' : 'right';
  const otherSide: WallSide = m < 0 ? 'right' : 'left';
  const width = between(kit, 3, 3.5);
  const depth = between(kit, 3.9, 4.5);
  const height = between(kit, 2.6, 2.8);
  const low = kit.random() < 0.5;
  const window: Opening = {
    at: width / 2 + m * 0.2,
    width: between(kit, 1.4, 1.9),
    sill: low ? 0.72 : 1.0,
    height: height - 0.42 - (low ? 0.72 : 1.0),
    kind: 'window',
    panes: 2,
    bars: kit.form.muntins ? 2 : 0,
  };
  const tiled = kit.random() < 0.6 ? 'wall-tile' : 'wall-second';
  const room: Room = {
    width,
    depth,
    height,
    floor: 'floor-wet',
    ceiling: 'ceiling',
    walls: {
      back: tiled,
      left: 'wall',
      right: 'wall',
      [vanitySide]: pickOne(kit, ['wall-tile', 'wall'] as ['wall-tile', 'wall']),
      front: 'wall',
    } as Room['walls'],
    openings: { back: [window] },
    curtains: false,
    spots: [2, 3],
    bare: ['back', 'left', 'right'],
  };
  buildRoom(kit, room);
  const x = -m * 0.2;
  kit.mesh.place(x, 0, depth - 0.62, 0, () => bathtub(kit));
  against(kit, room, vanitySide, depth * 0.5, () => {
    vanity(kit, 1.5);
    kit.mesh.place(-0.6, 0.815, 0.2, 0, () => vase(kit, 0.22, 'pot', true));
  });
  if (width > 3.15) {
    against(kit, room, otherSide, depth * 0.42, () => toilet(kit));
  } else {
    against(kit, room, otherSide, depth * 0.45, () => kit.mesh.place(0, 1.35, 0, 0, () => towels(kit)));
  }
  const zone = depth - 2.3;
  kit.mesh.place(0, 0, zone, 0, () => rug(kit, 1, 0.65));
  kit.mesh.place(-m * (width / 2 - 0.35), 0, depth - 1.35, 0, () =>
    kit.random() < 0.5 ? stool(kit, 0.45) : pottedPlant(kit, 1.1, 2),
  );
  if (kit.random() < 0.5)
    kit.mesh.place(m * (width / 2 - 0.3), 1.9, depth * 0.5 + 0.95, 0, () =>
      pendant(kit, height - 1.9, 0.1, 1, 0.3),
    );
  addPanelLight(kit, [0, height - 0.02, depth * 0.4], [0.4, 0, 0], [0, 0, 0.4], [0, -1, 0], 0.4);
  return {
    viewpoint: viewRoom(kit, room, pickOne(kit, [0, -m * 0.6, -m * 0.35]), m * 0.1),
    sunAzimuth: between(kit, -0.7, 0.7),
    interior: true,
    cell: 0.2,
  };
}
