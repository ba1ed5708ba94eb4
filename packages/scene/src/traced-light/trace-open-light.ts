import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { type LookRecipe, lookOfRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import { addThings } from './add-things.ts';
import { createColourFinishes, type DrawingLight, gridWidth, lightPlaces } from './drawing-light.ts';
import { layLightGrid, regionsByLabel } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import { tracerFrame } from './space.ts';

/** Edge in metres of the cells that keep bounced light, and how far from the eye they stay so small. */
const CELL_M = 0.5;
const FINE_M = 20;
/** Metres from the eye to where the ground ends. */
const GROUND_M = 150;

/**
 * Lights what was drawn out of doors: the sky, the sun with the shadows of what stands there, and what ground and walls throw back.
 * @param towardsSun unit vector in metres of the drawing. @param ground linear light that the ground throws back
 */
export function traceOpenLight(
  drawing: LitDrawing,
  towardsSun: Place,
  ground: Rgb,
  context: RenderContext,
): DrawingLight {
  const { memory = FRESH_MEMORY } = context;
  return memory.within(() => traceWithin(drawing, towardsSun, ground, { ...context, memory }));
}

function traceWithin(
  drawing: LitDrawing,
  towardsSun: Place,
  ground: Rgb,
  context: RenderContext,
): DrawingLight {
  const { geometry, recipe, surfaces, labels } = drawing;
  const frame = tracerFrame(undefined);
  const grid = layLightGrid(drawing, gridWidth(context), { frame, bounds: undefined }, context.memory);
  const finishes = createColourFinishes();
  const regions = regionsByLabel(geometry.regions, labels.count);
  const solids = new SolidMesh();
  const eye = frame.toTracer(geometry.camera.position);
  solids.quad(
    [eye[0] - GROUND_M, 0, eye[2] - GROUND_M],
    [2 * GROUND_M, 0, 0],
    [0, 0, 2 * GROUND_M],
    finishes.of(ground),
  );
  addThings(
    solids,
    drawing,
    grid,
    frame,
    (l) => finishes.of(surfaces[l]?.colour ?? ground),
    (l) => {
      const region = regions[l];
      // What lies on the ground is the ground.
      return (
        region !== undefined &&
        region.part !== 'backdrop' &&
        surfaces[l]?.casts === true &&
        !(region.stand === 'up' && region.at === 0)
      );
    },
  );
  const sun = drawing.sun === undefined ? null : { ...drawing.sun, direction: frame.turn(towardsSun) };
  const full: LookRecipe = { ...recipe, sun, own: finishes.own() };
  const { finishes: made, sky } = lookOfRecipe(full);
  return lightPlaces(
    {
      solids,
      panes: new SolidMesh(),
      recipe: full,
      finishes: made,
      lights: [],
      sky,
      viewpoint: { eye, yaw: 0, pitch: 0, fieldOfView: 1, horizon: 0.5 },
      interior: false,
      atmosphere: recipe.atmosphere,
      cell: CELL_M,
      fineLight: FINE_M,
      footprints: [],
      rooms: [],
    },
    grid,
    context,
  );
}
