import type { PlanOpening, PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { addBox, type BoxInPlan } from '../build/add-box.ts';
import type { ModelAssembly } from '../build/model-assembly.ts';
import { PART_MATERIALS } from '../build/part-materials.ts';
import { Surface } from '../build/surface.ts';
import type { PlanHeights } from '../frame/heights.ts';
import { LAYER_NAMES, PART_NAMES, type PlanLanguage } from '../names/names.ts';
import type { Place, Ring } from '../outlines/ring.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';
import { findGaps } from './find-gaps.ts';
import { fitOpening } from './fit-opening.ts';
import { openingBox, placeInOpening, type OpeningBox } from './opening-box.ts';

/** Metres. */
const FRAME = 0.05;
const FRAME_DEPTH = 0.07;
const PANE = 0.012;
const LEAF = 0.04;
const GAP = 0.008;
/** Pixels of the plan by which pieces of wall reach into the jambs: where those are not quite straight, no light falls between. */
const INTO_JAMB = 2.5;
/** Openings between rooms that are wider have no wall above them unless a leaf is drawn: they are passages. */
const WIDEST_DOOR = 1.5;
/** What leads outdoors, is wider than this and shows no leaf is glazed down to the floor. */
const WIDEST_ENTRANCE = 1.25;
/** Panes that are wider are parted. */
const WIDEST_PANE = 1.3;
/** A gap in an outer wall that is narrower is closed; a wider one is a window that was not read. */
const LEAST_WINDOW = 0.45;
/** Radians by which a leaf stands open. */
const OPEN = 1.35;

interface Filling {
  readonly assembly: ModelAssembly;
  readonly frame: PlanFrame;
  readonly heights: PlanHeights;
  readonly language: PlanLanguage;
  /** Outlines of all walls, in pixels of the plan. */
  readonly rings: readonly Ring[];
  /** Where the tops of walls go. */
  readonly cut: Surface;
}

/** What stands in the gaps of walls: sills, heads, frames, panes and leaves. Gaps stay where they are drawn, and as wide. */
export function fillOpenings(plan: PlanReading, filling: Filling): void {
  plan.openings.forEach((opening, k) => {
    const box = fitOpening(openingBox(opening, plan), filling.rings);
    const width = box.width * filling.frame.metres;
    const outdoors = opening.rooms.includes(0);
    if (opening.kind === 'window') fillWindow(filling, box, k + 1, filling.heights.sill);
    else if (outdoors && opening.swing === undefined && width > WIDEST_ENTRANCE)
      fillWindow(filling, box, k + 1, 0);
    else if (outdoors || opening.swing !== undefined || width <= WIDEST_DOOR)
      fillDoor(filling, box, opening, k + 1);
  });
  findGaps(plan, filling.frame.metres).forEach((box, k) => {
    const number = plan.openings.length + k + 1;
    if (box.width * filling.frame.metres < LEAST_WINDOW) closeGap(filling, box, number);
    else fillWindow(filling, box, number, filling.heights.sill);
  });
}

/** What is too narrow for a window is wall. */
function closeGap(filling: Filling, box: OpeningBox, k: number): void {
  const { assembly, heights, language } = filling;
  const thing = assembly.addThing({
    key: `wall/gap/${k}`,
    name: PART_NAMES.atOpening[language],
    type: 'wall',
    layer: LAYER_NAMES.building[language],
  });
  addWall(filling, box, thing, [[0, heights.wall]]);
}

function fillWindow(filling: Filling, box: OpeningBox, k: number, sill: number): void {
  const { assembly, frame, heights, language } = filling;
  const { head, wall } = heights;
  const width = box.width * frame.metres;
  const around = assembly.addThing({
    key: `wall/window/${k}`,
    name: PART_NAMES.atOpening[language],
    type: 'wall',
    layer: LAYER_NAMES.building[language],
  });
  addWall(
    filling,
    box,
    around,
    sill > 0
      ? [
          [0, sill],
          [head, wall],
        ]
      : [[head, wall]],
  );
  const thing = assembly.addThing({
    key: `window/${k}`,
    name: (sill > 0 ? PART_NAMES.window : PART_NAMES.glassDoor)[language],
    type: 'window',
    layer: LAYER_NAMES.building[language],
  });
  const bars = new Surface();
  const bar = (s: number, along: number, low: number, high: number): void =>
    addBox(bars, frame, inOpening(box, frame, s, 0, along, FRAME_DEPTH), low, high);
  const panes = Math.max(1, Math.ceil(width / WIDEST_PANE));
  for (let each = 0; each <= panes; each++)
    bar((each / panes - 0.5) * (width - FRAME), FRAME, sill + FRAME, head - FRAME);
  bar(0, width, sill, sill + FRAME);
  bar(0, width, head - FRAME, head);
  assembly.addSurface(bars, thing, assembly.material(PART_MATERIALS.frame));
  const glass = new Surface();
  addBox(glass, frame, inOpening(box, frame, 0, 0, width - FRAME, PANE), sill + FRAME, head - FRAME);
  assembly.addSurface(glass, thing, assembly.material(PART_MATERIALS.glass));
}

function fillDoor(filling: Filling, box: OpeningBox, { swing, rooms }: PlanOpening, k: number): void {
  const { assembly, frame, heights, language } = filling;
  const { door, wall } = heights;
  const above = assembly.addThing({
    key: `wall/door/${k}`,
    name: PART_NAMES.atOpening[language],
    type: 'wall',
    layer: LAYER_NAMES.building[language],
  });
  addWall(filling, box, above, [[door, wall]]);
  const entrance = rooms.includes(0);
  if (swing === undefined && !entrance) return;
  const thing = assembly.addThing({
    key: `door/${k}`,
    name: PART_NAMES.door[language],
    type: 'door',
    layer: LAYER_NAMES.building[language],
  });
  const leaves = new Surface();
  const width = box.width * frame.metres;
  const count = swing?.leaves ?? 1;
  // An entrance is shut, so that no daylight falls through it; inner doors stand open as they are drawn.
  const open = swing === undefined || entrance ? 0 : OPEN;
  const aside = open === 0 ? 0 : LEAF / 2;
  const turn = swing?.turn ?? 1;
  const first = swing?.hinge === 'to' ? 1 : -1;
  for (const side of count === 2 ? [first, -first] : [first]) {
    // From the hinge to the other end; the second leaf opens to the same side of the wall.
    const way = -side;
    const angle = open * turn * (side === first ? 1 : -1);
    const length = width / count - GAP;
    const along = turned(box.along, way, angle);
    // An open leaf hangs on the face of the wall to which it turns.
    const across = along[0] * box.through[0] + along[1] * box.through[1];
    const face = open === 0 ? 0 : (Math.sign(across) * box.depth) / 2;
    const hinge = placeInOpening(box, side * (box.width / 2 - aside / frame.metres), face);
    const middle: Place = [
      hinge[0] + (along[0] * length) / 2 / frame.metres,
      hinge[1] + (along[1] * length) / 2 / frame.metres,
    ];
    addBox(leaves, frame, { middle, along, length, depth: LEAF }, GAP, door - GAP);
  }
  assembly.addSurface(leaves, thing, assembly.material(PART_MATERIALS.leaf));
}

/** The way of a leaf from its hinge, turned about it on the sheet. */
function turned([x, y]: Place, way: number, angle: number): Place {
  const [cos, sin] = [way * Math.cos(angle), way * Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function addWall(
  { assembly, frame, heights, cut }: Filling,
  box: OpeningBox,
  thing: number,
  spans: readonly (readonly [number, number])[],
): void {
  const plaster = new Surface();
  const piece = inOpening(
    box,
    frame,
    0,
    0,
    (box.width + 2 * INTO_JAMB) * frame.metres,
    box.depth * frame.metres,
  );
  for (const [low, high] of spans)
    addBox(plaster, frame, piece, low, high, high === heights.wall ? cut : undefined);
  assembly.addSurface(plaster, thing, assembly.material(PART_MATERIALS.plaster));
}

/** A box in an opening: `s` along it and `t` through it from its middle, all in metres. */
function inOpening(
  box: OpeningBox,
  { metres }: PlanFrame,
  s: number,
  t: number,
  length: number,
  depth: number,
): BoxInPlan {
  return { middle: placeInOpening(box, s / metres, t / metres), along: box.along, length, depth };
}
