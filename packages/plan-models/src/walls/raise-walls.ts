import type { BitMask } from '@plumbline/imaging/raster.ts';
import { layRings, raiseRings } from '../build/extrude.ts';
import type { ModelAssembly } from '../build/model-assembly.ts';
import { PART_MATERIALS } from '../build/part-materials.ts';
import { Surface } from '../build/surface.ts';
import type { PlanHeights } from '../frame/heights.ts';
import { LAYER_NAMES, PART_NAMES, type PlanLanguage } from '../names/names.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings } from '../outlines/trace-rings.ts';
import type { Ring } from '../outlines/ring.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';

/** The outlines of walls, straight. */
export function wallRings({ width, height, data }: BitMask): Ring[] {
  return straightenRings(traceRings({ x0: 0, y0: 0, x1: width, y1: height }, width, (i) => data[i] === 1));
}

/** Walls as high as a storey. @param cut where their tops go: what is dark on the plan is dark from above. */
export function raiseWalls(
  rings: readonly Ring[],
  {
    assembly,
    frame,
    heights: { wall },
    language,
    cut,
  }: {
    readonly assembly: ModelAssembly;
    readonly frame: PlanFrame;
    readonly heights: PlanHeights;
    readonly language: PlanLanguage;
    readonly cut: Surface;
  },
): void {
  const thing = assembly.addThing({
    key: 'walls',
    name: PART_NAMES.wall[language],
    type: 'wall',
    layer: LAYER_NAMES.building[language],
  });
  const faces = new Surface();
  raiseRings(faces, frame, rings, 0, wall);
  assembly.addSurface(faces, thing, assembly.material(PART_MATERIALS.plaster));
  layRings(cut, frame, rings, wall, 'above');
}
