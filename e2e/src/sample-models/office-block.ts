import type { Building, BuildingPart } from '@plumbline/models/testing/building.ts';
import { stones } from './patterns.ts';
import { box, tree } from './shapes.ts';

const BAYS = 7;
const BAY_M = 3.6;
const FLOORS = 5;
const FLOOR_M = 3.5;
const DEEP_M = 14.4;
const WIDE_M = BAYS * BAY_M;

/** Five floors of glass between stone piers over an open ground floor, on a square with trees. */
export async function makeOfficeBlock(): Promise<Building> {
  return {
    parts: [...ground(), ...frame(), ...facade(), ...roof()],
    materials: {
      'Sandstone cladding': {
        colour: [1, 1, 1, 1],
        texture: { png: await stones([206, 186, 152], [150, 136, 112], 2, 4), widthM: 1.8 },
      },
      'Granite paving': {
        colour: [1, 1, 1, 1],
        texture: { png: await stones([150, 150, 152], [104, 104, 106], 3, 3), widthM: 1.8 },
      },
      Concrete: { colour: [0.5, 0.5, 0.49, 1] },
      'Dark metal': { colour: [0.06, 0.06, 0.065, 1] },
      Asphalt: { colour: [0.07, 0.07, 0.075, 1] },
      Glass: { colour: [0.55, 0.68, 0.72, 0.35] },
      Walnut: { colour: [0.2, 0.11, 0.06, 1] },
      Leaves: { colour: [0.14, 0.26, 0.08, 1] },
    },
    views: [],
  };
}

function ground(): BuildingPart[] {
  return [
    box('Paving', 'Site', 'Granite paving', [-14, -0.3, -12], [WIDE_M + 14, -0.15, DEEP_M + 16]),
    box('Road', 'Site', 'Asphalt', [-14, -0.3, DEEP_M + 16], [WIDE_M + 14, -0.25, DEEP_M + 24]),
    box('Floor slab', 'Floors', 'Concrete', [-1, -0.15, -1], [WIDE_M + 1, 0, DEEP_M + 1]),
    box('Step', 'Floors', 'Concrete', [8, -0.15, DEEP_M + 1], [WIDE_M - 8, -0.02, DEEP_M + 1.6]),
    ...[-6, 3, 12, WIDE_M - 3, WIDE_M + 6].flatMap((x) => tree(x, DEEP_M + 12)),
    ...[-8, WIDE_M + 8].flatMap((x) => tree(x, 3)),
    ...[5, WIDE_M - 7].map((x) =>
      box('Bench', 'Site', 'Walnut', [x, -0.15, DEEP_M + 8], [x + 2, 0.3, DEEP_M + 8.5]),
    ),
  ];
}

function frame(): BuildingPart[] {
  const piers = Array.from({ length: BAYS + 1 }, (_, at) => at * BAY_M);
  const slabs = Array.from({ length: FLOORS }, (_, at) => (at + 1) * FLOOR_M);
  return [
    ...piers.flatMap((x) =>
      [0.3, DEEP_M / 2, DEEP_M - 0.3].map((z) =>
        box(
          'Column',
          'Structure',
          'Concrete',
          [x - 0.22, 0, z - 0.22],
          [x + 0.22, FLOORS * FLOOR_M, z + 0.22],
        ),
      ),
    ),
    ...slabs.map((y) =>
      box('Floor slab', 'Floors', 'Concrete', [-0.3, y - 0.3, -0.1], [WIDE_M + 0.3, y, DEEP_M + 0.1]),
    ),
    box('Core wall', 'Walls', 'Concrete', [10.8, 0, 5], [14.4, FLOORS * FLOOR_M, 9.4]),
    box(
      'Lobby glass',
      'Windows',
      'Glass',
      [3.6, 0, DEEP_M - 1.5],
      [WIDE_M - 3.6, FLOOR_M - 0.3, DEEP_M - 1.46],
    ),
  ];
}

function facade(): BuildingPart[] {
  const floors = Array.from({ length: FLOORS - 1 }, (_, at) => (at + 1) * FLOOR_M);
  const bays = Array.from({ length: BAYS }, (_, at) => at * BAY_M);
  const faces = [
    { side: 'South', z: DEEP_M, out: 0.35 },
    { side: 'North', z: 0, out: -0.35 },
  ];
  const between = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
  return [
    ...faces.flatMap(({ side, z, out }) => {
      const [back, front] = between(z, z + out);
      return floors.flatMap((y) =>
        bays.flatMap((x) => [
          box(
            `${side} pier`,
            'Facade',
            'Sandstone cladding',
            [x - 0.35, y, back],
            [x + 0.35, y + FLOOR_M, front],
          ),
          box(
            `${side} spandrel wall`,
            'Facade',
            'Sandstone cladding',
            [x + 0.35, y, back],
            [x + BAY_M - 0.35, y + 0.7, front],
          ),
          box(
            'Window glass',
            'Windows',
            'Glass',
            [x + 0.35, y + 0.7, z - 0.02],
            [x + BAY_M - 0.35, y + FLOOR_M, z + 0.02],
          ),
          box(
            'Window mullion',
            'Windows',
            'Dark metal',
            [x + BAY_M / 2 - 0.03, y + 0.7, z - 0.05],
            [x + BAY_M / 2 + 0.03, y + FLOOR_M, z + 0.07],
          ),
        ]),
      );
    }),
    ...faces.flatMap(({ side, z, out }) => {
      const [back, front] = between(z, z + out);
      const x = WIDE_M;
      return floors.map((y) =>
        box(
          `${side} pier`,
          'Facade',
          'Sandstone cladding',
          [x - 0.35, y, back],
          [x + 0.35, y + FLOOR_M, front],
        ),
      );
    }),
    ...[
      [-0.35, 0],
      [WIDE_M, WIDE_M + 0.35],
    ].map(([a = 0, b = 0]) =>
      box('End wall', 'Facade', 'Sandstone cladding', [a, FLOOR_M, 0], [b, FLOORS * FLOOR_M, DEEP_M]),
    ),
  ];
}

function roof(): BuildingPart[] {
  const top = FLOORS * FLOOR_M;
  return [
    box('Roof', 'Roofs', 'Concrete', [-0.35, top, -0.35], [WIDE_M + 0.35, top + 0.2, DEEP_M + 0.35]),
    box(
      'Parapet wall',
      'Roofs',
      'Sandstone cladding',
      [-0.35, top + 0.2, DEEP_M],
      [WIDE_M + 0.35, top + 0.9, DEEP_M + 0.35],
    ),
    box(
      'Parapet wall',
      'Roofs',
      'Sandstone cladding',
      [-0.35, top + 0.2, -0.35],
      [WIDE_M + 0.35, top + 0.9, 0],
    ),
    box('Plant room', 'Roofs', 'Dark metal', [9, top + 0.2, 4.5], [16, top + 2.6, 10]),
  ];
}
