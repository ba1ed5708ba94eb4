import { dilate, erode } from '@plumbline/imaging/morphology.ts';
import { createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { extrudeRings } from '../build/extrude.ts';
import type { ModelAssembly } from '../build/model-assembly.ts';
import { PART_MATERIALS } from '../build/part-materials.ts';
import { Surface } from '../build/surface.ts';
import { LAYER_NAMES, PART_NAMES, type PlanLanguage } from '../names/names.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings } from '../outlines/trace-rings.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';

/** Metres: paving around a building, and recesses of its outline that are paved over, half as wide as that. */
const APRON = 0.9;
const RECESS = 1.2;
const PLATE = 0.1;

/**
 * What a building stands on: a strip of paving along its outline, so that from above it lies on nothing else.
 *
 * @param ground what is built on, as label 1
 * @param top metres, where the plate meets what stands on it
 */
export function layPlate(
  ground: LabelMap,
  top: number,
  {
    assembly,
    frame,
    language,
  }: { readonly assembly: ModelAssembly; readonly frame: PlanFrame; readonly language: PlanLanguage },
): void {
  const apron = Math.round(APRON / frame.metres);
  const recess = Math.round(RECESS / frame.metres);
  // The picture may end at the building's walls.
  const pad = apron + recess + 2;
  const [width, height] = [ground.width + 2 * pad, ground.height + 2 * pad];
  const built = createPlane(width, height);
  for (let y = 0; y < ground.height; y++)
    for (let x = 0; x < ground.width; x++)
      if (ground.data[y * ground.width + x] === 1) built.data[(y + pad) * width + x + pad] = 1;
  const { data } = erode(dilate(built, apron + recess), recess);
  const rings = traceRings({ x0: 0, y0: 0, x1: width, y1: height }, width, (i) => (data[i] as number) > 0.5);
  const plate = new Surface();
  const inPlan = straightenRings(rings).map((ring) => ring.map(([x, y]) => [x - pad, y - pad] as const));
  extrudeRings(plate, frame, inPlan, top - PLATE, top);
  const layer = LAYER_NAMES.building[language];
  const thing = assembly.addThing({ key: 'plate', name: PART_NAMES.plate[language], type: 'plate', layer });
  assembly.addSurface(plate, thing, assembly.material(PART_MATERIALS.plate));
}
