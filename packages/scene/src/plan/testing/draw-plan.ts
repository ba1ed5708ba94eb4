import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

/** A room of a drawn plan, inner faces in metres. */
export interface DrawnRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An opening in a wall, in metres: its middle, and whether the wall runs upright. */
export interface DrawnOpening {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly width: number;
  readonly kind: 'door' | 'window' | 'passage';
}

export interface DrawnPlan {
  readonly picture: Raster;
  readonly rooms: readonly DrawnRoom[];
  readonly doors: number;
  /** Pixels per metre. */
  readonly density: number;
}

export interface PlanDrawing {
  readonly walls: 'filled' | 'double-line';
  readonly density?: number;
  /** Width of the doors in metres. */
  readonly door?: number;
  readonly margin?: number;
  readonly mirrored?: boolean;
  readonly paper?: readonly [number, number, number];
  /** A sofa, a table and a bed, filled as darkly as the walls. */
  readonly darkFurniture?: boolean;
}

const WALL = 0.2;

/** Free in a room, and with their backs a little off a wall. */
export const DARK_FURNITURE: readonly DrawnRoom[] = [
  { x: 1.4, y: 8.15, width: 2.2, height: 0.95 },
  { x: 1.9, y: 6.6, width: 1.2, height: 0.7 },
  { x: 8.4, y: 0.08, width: 1.6, height: 2 },
];

/**
 * An apartment of six rooms about a hall, 11.2 × 8.2 m, with walls of .2 m: two rows of rooms above and below a corridor,
 * a door with its swing to each, an entrance, and a window to each outer room.
 */
export function drawApartment(drawing: PlanDrawing): DrawnPlan {
  const { density = 60, door = 0.78, margin = 1.2 } = drawing;
  const rooms: DrawnRoom[] = [
    { x: 0, y: 0, width: 4, height: 3.4 },
    { x: 4.2, y: 0, width: 3, height: 3.4 },
    { x: 7.4, y: 0, width: 3.4, height: 3.4 },
    { x: 0, y: 3.6, width: 10.8, height: 1.4 },
    { x: 0, y: 5.2, width: 5, height: 4 },
    { x: 5.2, y: 5.2, width: 2, height: 4 },
    { x: 7.4, y: 5.2, width: 3.4, height: 4 },
  ];
  const doors: DrawnOpening[] = [
    { x: 2, y: 3.5, upright: false, width: door, kind: 'door' },
    { x: 5.5, y: 3.5, upright: false, width: door, kind: 'door' },
    { x: 9, y: 3.5, upright: false, width: door, kind: 'door' },
    { x: 3, y: 5.1, upright: false, width: door, kind: 'door' },
    { x: 6.2, y: 5.1, upright: false, width: door, kind: 'door' },
    { x: 9, y: 5.1, upright: false, width: door, kind: 'door' },
  ];
  const windows: DrawnOpening[] = [
    { x: 2, y: -0.1, upright: false, width: 1.4, kind: 'window' },
    { x: 5.7, y: -0.1, upright: false, width: 1.2, kind: 'window' },
    { x: 9, y: -0.1, upright: false, width: 1.4, kind: 'window' },
    { x: 2.5, y: 9.3, upright: false, width: 1.6, kind: 'window' },
    { x: 9, y: 9.3, upright: false, width: 1.4, kind: 'window' },
  ];
  const picture = drawRooms(rooms, [...doors, ...windows], drawing, density, margin);
  return { picture, rooms, doors: doors.length, density };
}

/** Draws rooms with walls of {@link WALL} m around them, 2 × 2 supersampled. */
function drawRooms(
  rooms: readonly DrawnRoom[],
  openings: readonly DrawnOpening[],
  { walls, mirrored = false, paper = [255, 255, 255], darkFurniture = false }: PlanDrawing,
  density: number,
  margin: number,
): Raster {
  const right = Math.max(...rooms.map((r) => r.x + r.width));
  const bottom = Math.max(...rooms.map((r) => r.y + r.height));
  const width = Math.round((right + 2 * margin) * density);
  const height = Math.round((bottom + 2 * margin) * density);
  const picture = createRaster(width, height, 3);
  const line = 1.6 / density;
  const inkAt = (x: number, y: number): number => {
    const opening = openings.find((o) => inOpening(o, x, y));
    if (opening !== undefined) return openingInk(opening, x, y, line);
    if (openings.some((o) => o.kind === 'door' && onSwing(o, x, y, line))) return 1;
    if (darkFurniture && DARK_FURNITURE.some((r) => inBox(r, x, y, 0))) return 1;
    const inside = rooms.some((r) => inBox(r, x, y, 0));
    if (inside || !rooms.some((r) => inBox(r, x, y, WALL))) return 0;
    if (walls === 'filled') return 1;
    const core = !rooms.some((r) => inBox(r, x, y, line)) && rooms.some((r) => inBox(r, x, y, WALL - line));
    const jamb = openings.some((o) => inOpening({ ...o, width: o.width + 2 * line }, x, y));
    return core && !jamb ? innerInk(rooms, x, y, line) : 1;
  };
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      let ink = 0;
      for (const [sx, sy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const x = (px + sx) / density - margin;
        ink += inkAt(mirrored ? right - x : x, (py + sy) / density - margin) / 4;
      }
      for (let c = 0; c < 3; c++)
        picture.data[(py * width + px) * 3 + c] = (paper[c] as number) * (1 - 0.94 * ink);
    }
  }
  return picture;
}

function inBox(r: DrawnRoom, x: number, y: number, grow: number): boolean {
  return x > r.x - grow && x < r.x + r.width + grow && y > r.y - grow && y < r.y + r.height + grow;
}

/** A point in the core of a double-line wall is bare, unless an inner face runs through it. */
function innerInk(rooms: readonly DrawnRoom[], x: number, y: number, line: number): number {
  return rooms.some((r) => inBox(r, x, y, line) && !inBox(r, x, y, 0)) ? 1 : 0;
}

function inOpening(o: DrawnOpening, x: number, y: number): boolean {
  const along = o.upright ? y - o.y : x - o.x;
  const across = o.upright ? x - o.x : y - o.y;
  return Math.abs(along) < o.width / 2 && Math.abs(across) < WALL / 2 + 0.001;
}

/** Windows show three lines along the wall, doors nothing. */
function openingInk(o: DrawnOpening, x: number, y: number, line: number): number {
  if (o.kind !== 'window') return 0;
  const across = o.upright ? x - o.x : y - o.y;
  return [-WALL / 2 + line / 2, 0, WALL / 2 - line / 2].some((at) => Math.abs(across - at) < line / 2)
    ? 1
    : 0;
}

/** A leaf standing open at a right angle to the wall, and the quarter circle of its way. */
function onSwing(o: DrawnOpening, x: number, y: number, line: number): boolean {
  const along = (o.upright ? y - o.y : x - o.x) + o.width / 2;
  const across = o.upright ? x - o.x : y - o.y;
  const away = across - WALL / 2;
  if (along < -line || away < 0 || away > o.width + line) return false;
  const leaf = Math.abs(along) < line / 2;
  return leaf || Math.abs(Math.hypot(along, away) - o.width) < line / 2;
}
