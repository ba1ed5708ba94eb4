import type { Style } from '@plumbline/contract/content/style.ts';
import type { Space } from '@plumbline/content/categories/domains.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import { designSubject } from '@plumbline/engines/builtin/operations/design-operation.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { generateDesign } from '@plumbline/scene/generate/generate-design.ts';
import { colourFloorPlan } from '@plumbline/scene/plan/colour-floor-plan.ts';
import { colourMasterPlan } from '@plumbline/scene/plan/colour-master-plan.ts';
import { illustrate } from '@plumbline/scene/wash/illustrate.ts';
import { coverSeed } from './cover-seeds.ts';
import { rasterOfSvg } from './picture-files.ts';

export const COVER = { width: 240, height: 160 } as const;

const PLAN_REQUEST = { atmosphere: 'sunny', cnStrength: 0.6, similarity: 0.5, maxEdge: 480 } as const;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

/** Plans are read from more than a cover shows, then made small. */
const PLAN_EDGE = 720;

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
