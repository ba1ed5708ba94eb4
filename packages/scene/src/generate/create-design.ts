import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Atmosphere } from '../render-types.ts';
import { lookOfRecipe, type LookRecipe } from './design-look.ts';
import type { DesignScene } from './design-scene.ts';
import type { DesignRequest } from './design-types.ts';
import { ruleOfSubject } from './grammar/layout-rules.ts';
import type { Kit } from './solids/kit.ts';
import { formOfStyle } from './style-form.ts';
import { SolidMesh } from './trace/solid-mesh.ts';

/** Strength of lamps beside the light of the sky. */
const LAMPS: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.5,
  rain: 1,
  fog: 0.8,
  snow: 0.8,
  dusk: 1.5,
  lights: 1.6,
};

/** From a request to a scene: layout by the rules of the subject, finishes by the style, light by the hour. */
export function createDesign(request: DesignRequest): DesignScene {
  const { style, atmosphere, seed } = request;
  const form = formOfStyle(style);
  const kit: Kit = {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form,
    random: seededRandom((seed ^ 0x1f3a5b77) | 0),
    lamp: LAMPS[atmosphere],
  };
  const layout = ruleOfSubject(request.subject)(kit);
  const warmth = Math.max(-1, Math.min(1, style.light.warmth + (request.warmth ?? 0)));
  const recipe: LookRecipe = {
    style,
    atmosphere,
    seed,
    sunAzimuth: layout.sunAzimuth,
    warmth,
    clay: false,
  };
  return {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...lookOfRecipe(recipe),
    lights: kit.lights,
    viewpoint: layout.viewpoint,
    interior: layout.interior,
    atmosphere,
    cell: layout.cell,
    footprints: kit.footprints,
    rooms: kit.rooms,
  };
}
