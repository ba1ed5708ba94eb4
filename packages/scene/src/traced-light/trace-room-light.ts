import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import { type LookRecipe, lookOfRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { seenAt } from '../geometry/geometry-camera.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import { towardsSun } from '../scene-value/sun-place.ts';
import { addShell, type RoomSide } from './add-shell.ts';
import { addThings } from './add-things.ts';
import { createColourFinishes, type DrawingLight, gridWidth, lightPlaces } from './drawing-light.ts';
import { layLightGrid, regionsByLabel } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import { boundsOfRoom, type RoomBounds, tracerFrame } from './space.ts';
import { sunThrough } from './sun-through-windows.ts';
import { behind, drawnOpenings, liesIn, unseenOpening, type WindowOpening } from './window-openings.ts';

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
  const windows = drawn.length > 0 ? drawn : [unseenOpening(bounds)];
  const grid = layLightGrid(drawing, gridWidth(context), { frame, bounds }, context.memory);
  const finishes = createColourFinishes();
  const regions = regionsByLabel(geometry.regions, labels.count);
  const solids = new SolidMesh();
  const sides = coloursOfSides(drawing);
  addShell(
    solids,
    bounds,
    frame,
    (side) => finishes.of(sides.get(side) ?? UNSEEN_COLOUR),
    openingsTest(drawing, windows),
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
  const sun = drawing.sun && {
    irradiance: drawing.sun.irradiance,
    size: drawing.sun.size,
    direction: frame.turn(
      drawing.sun.place === undefined
        ? sunThrough(windows, bounds)
        : towardsSun(drawing.sun.place, geometry.camera),
    ),
  };
  const full: LookRecipe = { ...recipe, sun: sun ?? null, own: finishes.own() };
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
  return lightPlaces(scene, grid, context);
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
  windows: readonly WindowOpening[],
): (side: RoomSide, place: Place) => boolean {
  const [drawn, unseen] = [windows.filter((each) => each.drawn), windows.filter((each) => !each.drawn)];
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

/** Cosine to an axis of the room (8°) and metres from a side of it within which a plane is that side. */
const ALONG_AXIS = 0.99;
const ON_SIDE_M = 0.02;

function liesOnSide({ low, high }: RoomBounds, normal: Place, at: number): boolean {
  return ([0, 1, 2] as const).some(
    (axis) =>
      Math.abs(normal[axis]) > ALONG_AXIS &&
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
