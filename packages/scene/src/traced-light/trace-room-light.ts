import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';
import { type LookRecipe, lookOfRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import { gatherLight } from '@plumbline/tracer/light/gather-light.ts';
import { createRadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { seedCache } from '@plumbline/tracer/light/seed-cache.ts';
import { smoothLight } from '@plumbline/tracer/light/smooth-light.ts';
import { traceSunlight } from '@plumbline/tracer/light/sun-shadow.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { seenAt } from '../geometry/geometry-camera.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import { addShell, type RoomSide } from './add-shell.ts';
import { addThings } from './add-things.ts';
import { layLightGrid, type LightGrid, regionsByLabel } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import { boundsOfRoom, type RoomBounds, tracerFrame } from './space.ts';
import { sunThrough } from './sun-through-windows.ts';
import { behind, drawnOpenings, liesIn, unseenOpening, type WindowOpening } from './window-openings.ts';

/** Light on the surfaces of a drawing, on a grid over it. */
export interface DrawingLight {
  readonly grid: Omit<LightGrid, 'samples'>;
  /** Light over π of sky and lamps, and what surfaces throw back, on every second place of every second row. */
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Share of the sun at each place of the grid, times the cosine of its slope. */
  readonly sun: Float32Array;
}

/** Places of the grid across a drawing. */
const GRID = 320;
/** Rays a place for bounced light and for windows. */
const RAYS = { bounce: 6, lamps: 4 } as const;
/** Steps of the passes that smooth what few rays brought. */
const SMOOTHED = [1, 2, 4, 8] as const;
/** Edge of the cells that keep bounced light, in metres. */
const CELL_M = 0.3;
/** The most that a ray may bring, in units of a white wall under the sky. */
const BRIGHTEST = 2;
/** Windows beyond this add time and no form: the largest give the light. */
const MOST_WINDOWS = 10;
/** What a side throws back that nothing is drawn of. */
const UNSEEN_COLOUR: Rgb = [0.62, 0.6, 0.57];
const SKY: Rgb = [1, 1, 1];
/** Brightness of the part of the room behind the viewer, to that of a window. */
const BEHIND: Rgb = [0.3, 0.3, 0.3];

/** Lights a room that was drawn: the sky and the sun through its windows, and what walls, floor and things throw back. */
export function traceRoomLight(drawing: LitDrawing, context: RenderContext): DrawingLight {
  const { memory = FRESH_MEMORY } = context;
  return memory.within(() => traceWithin(drawing, { ...context, memory }));
}

function traceWithin(drawing: LitDrawing, context: RenderContext): DrawingLight {
  const { geometry, recipe, surfaces, labels } = drawing;
  const bounds = boundsOfRoom(geometry);
  const frame = tracerFrame(bounds);
  const drawn = drawnOpenings(drawing, bounds).slice(0, MOST_WINDOWS);
  const windows = drawn.length > 0 ? drawn : [unseenOpening(bounds, true)];
  const grid = layLightGrid(drawing, GRID, { frame, bounds }, context.memory);
  const finishes = createPalette();
  const regions = regionsByLabel(geometry.regions, labels.count);
  const solids = new SolidMesh();
  const sides = coloursOfSides(drawing);
  addShell(
    solids,
    bounds,
    frame,
    (side) => finishes.of(sides.get(side) ?? UNSEEN_COLOUR),
    openingsTest(drawing, drawn, windows),
  );
  addThings(
    solids,
    drawing,
    grid,
    frame,
    (l) => finishes.of(surfaces[l]?.colour ?? UNSEEN_COLOUR),
    (l) => {
      const region = regions[l];
      return (
        region !== undefined &&
        region.part !== 'backdrop' &&
        surfaces[l]?.casts === true &&
        !liesOnSide(bounds, region.normal, region.at)
      );
    },
  );
  const sun =
    drawing.sun === undefined ? null : { ...drawing.sun, direction: frame.turn(sunThrough(windows, bounds)) };
  const full: LookRecipe = { ...recipe, sun, own: finishes.own() };
  const { finishes: made, sky } = lookOfRecipe(full);
  const scene: TracedScene = {
    solids,
    panes: new SolidMesh(),
    recipe: full,
    finishes: made,
    lights: [
      ...windows.map((window) => portalOf(window, frame, SKY)),
      portalOf(behind(bounds), frame, BEHIND),
    ],
    sky,
    viewpoint: {
      eye: frame.toTracer(geometry.camera.position),
      yaw: 0,
      pitch: 0,
      fieldOfView: 1,
      horizon: 0.5,
    },
    interior: true,
    atmosphere: recipe.atmosphere,
    cell: CELL_M,
    brightest: BRIGHTEST,
    footprints: [],
    rooms: [
      {
        width: bounds.high[0] - bounds.low[0],
        depth: bounds.high[2] - bounds.low[2],
        height: bounds.high[1] - bounds.low[1],
      },
    ],
  };
  const shared = shareScene(scene);
  const cache = createRadianceCache(shared, context);
  seedCache(shared, grid.samples, grid, cache, context);
  const rough = gatherLight(shared, grid.samples, grid, RAYS, cache, context);
  const { r, g, b, width, height } = smoothLight(rough, grid.samples, SMOOTHED, context);
  const sunlight = traceSunlight(shared, grid.samples, grid, context);
  // Out of the memory that goes with the tracing.
  const own = (plane: Float32Array): Float32Array => Float32Array.from(plane);
  const { label, step } = grid;
  return {
    grid: { width: grid.width, height: grid.height, step, label },
    r: own(r),
    g: own(g),
    b: own(b),
    width,
    height,
    sun: own(sunlight),
  };
}

/** Distinct colours as finishes that follow those of the style. */
function createPalette() {
  const numbers = new Map<string, number>();
  const list: OwnFinish[] = [];
  return {
    of: (colour: Rgb): number => {
      const key = colour.map((value) => Math.round(64 * value)).join(' ');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const index = FINISH_NAMES.length + list.length;
      list.push({ class: 'furniture', albedo: colour, mirror: 0, roughness: 1 });
      numbers.set(key, index);
      return index;
    },
    own: () => ({ key: [...numbers.keys()].join(','), finishes: list }),
  };
}

/** The colour of each side: that of the region that covers most of it. */
function coloursOfSides({ labels, geometry, surfaces }: LitDrawing): Map<RoomSide, Rgb> {
  const area = new Map<number, number>();
  for (let i = 0; i < labels.data.length; i += 7) {
    const l = labels.data[i] as number;
    area.set(l, (area.get(l) ?? 0) + 1);
  }
  const regions = regionsByLabel(geometry.regions, labels.count);
  const colours = new Map<RoomSide, Rgb>();
  for (const { side, normal, at } of geometry.shell) {
    const best = [...area]
      .filter(([l]) => {
        const region = regions[l];
        return region?.part === 'plane' && region.at === at && region.normal.every((v, k) => v === normal[k]);
      })
      .toSorted(([a, x], [b, y]) => y - x || a - b)[0];
    const colour = best && surfaces[best[0]]?.colour;
    if (colour !== undefined) colours.set(side, colour);
  }
  return colours;
}

/** Whether a place of a side is open: a pane is seen there, or a window that is out of sight has been put there. */
function openingsTest(
  { labels, geometry, surfaces }: LitDrawing,
  drawn: readonly WindowOpening[],
  windows: readonly WindowOpening[],
): (side: RoomSide, place: Place) => boolean {
  const unseen = drawn.length > 0 ? [] : windows;
  return (side, place) => {
    if (unseen.some((window) => window.side === side && liesIn(window, place))) return true;
    if (!drawn.some((window) => window.side === side)) return false;
    const seen = seenAt(geometry.camera, place);
    if (seen === undefined) return false;
    const [x, y] = [Math.floor(seen[0]), Math.floor(seen[1])];
    if (x < 0 || y < 0 || x >= labels.width || y >= labels.height) return false;
    return surfaces[labels.data[y * labels.width + x] as number]?.pane === true;
  };
}

/** Metres within which a plane is a side of the room. */
const ON_SIDE_M = 0.02;

function liesOnSide({ low, high }: RoomBounds, normal: Place, at: number): boolean {
  return ([0, 1, 2] as const).some(
    (axis) =>
      Math.abs(normal[axis]) > 0.99 &&
      (Math.abs(at * normal[axis] - low[axis]) < ON_SIDE_M ||
        Math.abs(at * normal[axis] - high[axis]) < ON_SIDE_M),
  );
}

function portalOf(
  { centre, along, up, inwards }: WindowOpening,
  frame: ReturnType<typeof tracerFrame>,
  radiance: Rgb,
): AreaLight {
  return {
    centre: frame.toTracer(centre),
    a: frame.turn(along),
    b: frame.turn(up),
    normal: frame.turn(inwards),
    radius: 0,
    radiance,
    portal: true,
  };
}
