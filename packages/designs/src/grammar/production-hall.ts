import { between, finishIndex, type Kit, pickOne, standOn } from '../solids/kit.ts';
import { pendant } from '../solids/lamps.ts';
import { armRobot, conveyor, forklift, machiningCentre, palletRack } from '../solids/machines.ts';
import { figure } from '../solids/outdoor.ts';
import { box } from '../solids/primitives.ts';
import { wall } from '../solids/room-shell.ts';
import type { Opening } from '../solids/opening.ts';
import { bridgeCrane, girder, latticeGirder, steelColumn } from '../solids/steelwork.ts';
import { portalRoof, sawtoothRoof } from '../solids/hall-roofs.ts';
import type { Layout } from './layout.ts';
import { viewRoom } from './room-views.ts';

const BAYS = 5;

/**
 * Production hall: a wide span without a column, under north lights or between portal frames; a crane on rails, a line of
 * robots beside a conveyor, machines on the other side, goods in racks, a marked way through the middle.
 */
export function layOutProductionHall(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const width = between(kit, 17, 19);
  const depth = between(kit, 32, 36);
  const eaves = between(kit, 7.4, 8);
  const sawtooth = kit.random() < 0.6;
  shell(kit, width, depth, eaves);
  kit.rooms.push({ width, depth, height: eaves });
  const bay = depth / BAYS;
  for (let k = 0; k <= BAYS; k++) {
    const z = Math.min(depth - 0.25, Math.max(0.25, k * bay));
    for (const s of [-1, 1])
      kit.mesh.place(s * (width / 2 - 0.3), 0, z, 0, () => steelColumn(kit, eaves - 0.06));
    if (sawtooth) kit.mesh.place(0, eaves - 0.95, z, 0, () => latticeGirder(kit, width - 0.6, 0.95));
  }
  if (sawtooth) sawtoothRoof(kit, width, depth, eaves, BAYS);
  else portalRoof(kit, width, depth, eaves, BAYS);
  const rail = eaves - 2.3;
  for (const s of [-1, 1]) {
    kit.mesh.nextThing();
    girder(
      kit,
      [s * (width / 2 - 0.75), rail, 0.1],
      [s * (width / 2 - 0.75), rail, depth - 0.1],
      0.45,
      0.3,
      'metal',
    );
  }
  kit.mesh.place(0, rail + 0.55, depth * between(kit, 0.4, 0.5), 0, () =>
    bridgeCrane(kit, width - 1.5, m * between(kit, 0.6, 2), 1.1),
  );
  line(kit, -m * width * 0.27, depth);
  for (let k = 0; k < 3; k++)
    kit.mesh.place(m * width * 0.3, 0, depth * (0.27 + 0.2 * k), m * 0.5 * Math.PI, () =>
      machiningCentre(kit),
    );
  kit.mesh.place(0, 0, depth - 0.3, Math.PI, () => palletRack(kit, 4, 4.6));
  kit.mesh.place(m * 0.6, 0, depth * 0.66, m * 1.9, () => forklift(kit));
  for (const [x, z] of [
    [m * width * 0.17, depth * 0.3],
    [-m * width * 0.12, depth * 0.44],
  ] as const)
    kit.mesh.place(x, 0.01, z, kit.random() * 6, () => figure(kit, 1.76, 'accent'));
  for (const s of [-1, 1]) box(kit, s * 2.1, 0, depth / 2, 0.12, 0.006, depth - 1, 'accent-third');
  for (let k = 0; k < BAYS; k++)
    for (const s of [-1, 1])
      kit.mesh.place(s * width * 0.25, eaves - 1.6, bay * (k + 0.5), 0, () => pendant(kit, 0.7, 0.3, 0, 3));
  return {
    viewpoint: {
      ...viewRoom(kit, { width, depth }, pickOne(kit, [0.1, -m * 0.22, m * 0.3]), 0, 2.3),
      horizon: between(kit, 0.56, 0.6),
    },
    sunAzimuth: m * (Math.PI / 2 + between(kit, -0.2, 0.3)),
    interior: true,
    cell: 0.75,
  };
}

/** Floor, and walls of sheet over a base of masonry, with a band of windows at either side and a gate at the back. */
function shell(kit: Kit, width: number, depth: number, eaves: number): void {
  const { mesh } = kit;
  mesh.nextThing();
  mesh.mappedQuad([-width / 2, 0, 0], [width, 0, 0], [0, 0, depth], finishIndex('concrete'), [
    0,
    0,
    width,
    0,
    0,
    depth,
  ]);
  const band: Opening[] = Array.from({ length: BAYS }, (_, k) => ({
    at: (depth * (k + 0.5)) / BAYS,
    width: depth / BAYS - 1.1,
    sill: 2.6,
    height: 2.1,
    kind: 'window',
    panes: 5,
    bars: 1,
  }));
  const half = width / 2;
  mesh.place(-half, 0, depth, Math.PI / 2, () => wall(kit, depth, eaves, 'wall', band, false));
  mesh.place(half, 0, 0, -Math.PI / 2, () => wall(kit, depth, eaves, 'wall', band, false));
  mesh.place(half, 0, depth, Math.PI, () => wall(kit, width, eaves, 'wall-second', [], false));
  mesh.place(-half, 0, 0, 0, () => wall(kit, width, eaves, 'wall', [], false));
  mesh.nextThing();
  for (const s of [-1, 1]) box(kit, s * (half - 0.06), 0, depth / 2, 0.1, 1.3, depth, 'joinery-second');
}

/** Robots that serve a conveyor. */
function line(kit: Kit, x: number, depth: number): void {
  const length = depth * 0.56;
  kit.mesh.place(x, 0, depth * 0.5, 0, () => conveyor(kit, length));
  const side = Math.sign(x);
  for (let k = 0; k < 4; k++)
    kit.mesh.place(x + side * 1.7, 0, depth * (0.27 + 0.15 * k), (side * Math.PI) / 2, () =>
      armRobot(kit, between(kit, 0.3, 1)),
    );
  kit.mesh.place(x - side * 1.4, 0, depth * 0.24, 0, () => {
    kit.mesh.nextThing();
    standOn(kit, 'barrier', 0.2, 4, 0, 1);
    for (const y of [0.4, 0.85]) box(kit, 0, y, 0, 0.06, 0.1, 4, 'accent-third');
    for (const z of [-1.9, 0, 1.9]) box(kit, 0, 0, z, 0.1, 1, 0.1, 'black');
  });
}
