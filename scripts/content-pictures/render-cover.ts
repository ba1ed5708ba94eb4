import type { Style } from '@plumbline/contract/content/style.ts';
import type { Space } from '@plumbline/content/categories/domains.ts';
import { AERIAL_VIEWS } from '@plumbline/content/drawings/aerial-views.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { makeDrawing } from '@plumbline/content/drawings/make-drawing.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import { designSubject } from '@plumbline/engines/builtin/operations/design-operation.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderAerial } from '@plumbline/scene/aerial/render-aerial.ts';
import { generateDesign } from '@plumbline/scene/generate/generate-design.ts';
import { colourFloorPlan } from '@plumbline/scene/plan/colour-floor-plan.ts';
import { colourMasterPlan } from '@plumbline/scene/plan/colour-master-plan.ts';
import { illustrate } from '@plumbline/scene/wash/illustrate.ts';
import { coverSeed } from './cover-seeds.ts';
import { rasterOfSvg } from './picture-files.ts';

export const COVER = { width: 240, height: 160 } as const;

const PLAN_REQUEST = { atmosphere: 'sunny', cnStrength: 0.6, similarity: 0.5, maxEdge: 480 } as const;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

/** The one design from above is an estate; these spaces are shown by drawings. */
const VIEWS_FROM_ABOVE: Readonly<Record<string, string>> = {
  campus: 'campus-court-above',
  'villa-garden': 'pool-villa-above',
};
/** Drawings are read from more than a cover shows, then made small. */
const PLAN_EDGE = 720;
const VIEW_EDGE = 1200;

/** What a style makes of a space: a design of the space in it, or a drawing of it rendered where it is drawn. */
export async function renderCover(space: Space, style: Style): Promise<Raster> {
  const seed = coverSeed(space.slug);
  const floorPlan = FLOOR_PLANS.find(({ id }) => id === space.slug);
  const sitePlan = SITE_PLANS.find(({ id }) => id === space.slug);
  const plan = floorPlan ?? sitePlan;
  if (plan) {
    const base = await rasterOfSvg(plan.sheet.toSvg(PLAN_EDGE));
    const request = { ...PLAN_REQUEST, style, seed };
    const paint = plan === floorPlan ? colourFloorPlan : colourMasterPlan;
    return inStyle(paint(base, request, CONTEXT).picture, base, style, seed);
  }
  const view = AERIAL_VIEWS.find(({ id }) => id === VIEWS_FROM_ABOVE[space.slug]);
  if (view) {
    const base = await rasterOfSvg(makeDrawing(view, VIEW_EDGE));
    const request = { ...PLAN_REQUEST, space: 'exterior', kind: 'line', style, seed } as const;
    return inStyle(renderAerial(base, request, CONTEXT).picture, base, style, seed);
  }
  const picture = design(space, style, seed);
  return inStyle(picture, picture, style, seed);
}

function inStyle(picture: Raster, base: Raster, { finish }: Style, seed: number): Raster {
  return finish ? illustrate(picture, base, finish, { seed }) : picture;
}

function design(space: Space, style: Style, seed: number): Raster {
  const { picture } = generateDesign(
    {
      subject: designSubject(space.slug),
      style,
      atmosphere: 'sunny',
      aspect: [COVER.width, COVER.height],
      seed,
      maxEdge: COVER.width,
    },
    CONTEXT,
  );
  return picture;
}
