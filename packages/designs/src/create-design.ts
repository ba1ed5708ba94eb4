import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { lookOfRecipe, type LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { DesignRequest } from './request/design-types.ts';
import { ruleOfSubject } from './grammar/layout-rules.ts';
import type { Kit } from './solids/kit.ts';
import type { DesignWishes } from './wishes/design-wishes.ts';
import { furnish } from './fulfil/furnish.ts';
import { repaintOf } from './wishes/repaint-of-wishes.ts';
import { WishBook } from './wishes/wish-book.ts';
import { wishedView } from './fulfil/wished-view.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';

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
export function createDesign(request: DesignRequest): TracedScene {
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
    ...(request.wishes === undefined
      ? {}
      : { asked: request.wishes, wishes: new WishBook(request.wishes, atmosphere) }),
    lamp: LAMPS[atmosphere],
  };
  const layout = ruleOfSubject(request.subject)(kit);
  const viewpoint = request.wishes
    ? wishedView(layout, kit, request.wishes, atmosphere !== 'sunny' || request.environment !== undefined)
    : layout.viewpoint;
  const unplaced = furnish(kit, request, viewpoint, layout.interior);
  const warmth = Math.max(-1, Math.min(1, style.light.warmth + (request.warmth ?? 0)));
  const recipe: LookRecipe = {
    style,
    atmosphere,
    seed,
    sunAzimuth: layout.sunAzimuth,
    warmth,
    clay: false,
    ...wishedFinishes(request.wishes, kit.wishes, layout.interior),
  };
  return {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...lookOfRecipe(recipe),
    lights: kit.lights,
    viewpoint,
    interior: layout.interior,
    atmosphere,
    cell: layout.cell,
    footprints: kit.footprints,
    rooms: kit.rooms,
    ...(unplaced.length === 0 ? {} : { unplaced }),
  };
}

function wishedFinishes(
  wishes: DesignWishes | undefined,
  book: WishBook | undefined,
  interior: boolean,
): Pick<LookRecipe, 'own' | 'repaint'> {
  const own = book?.own ?? [];
  const paint = wishes && repaintOf(wishes, interior);
  return {
    ...(paint === undefined ? {} : { repaint: paint }),
    ...(own.length === 0 ? {} : { own: { key: JSON.stringify(own), finishes: own } }),
  };
}
