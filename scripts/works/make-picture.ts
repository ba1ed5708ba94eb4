import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { makeDrawing, SUBJECTS } from '@plumbline/content/drawings/make-drawing.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import { designOfRequest, finishDesign } from '@plumbline/engines/builtin/operations/design-operation.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createDesign } from '@plumbline/designs/create-design.ts';
import { inkScene, modelInClay } from '@plumbline/designs/draw-design.ts';
import { showDesign } from '@plumbline/designs/generate-design.ts';
import { pictureSize } from '@plumbline/designs/request/picture-size.ts';
import { rasterOfSvg } from '../content-pictures/picture-files.ts';
import { toSharp } from '../lib/picture-pixels.ts';
import { viewDesign } from './design-view.ts';
import type { DesignSettings, PictureRecipe } from './picture-recipe.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
/** Light of the paper that a cut room stands on. */
const PAPER = 0.955;

export interface MadePicture {
  readonly picture: Raster;
  readonly fidelity: { readonly score: number; readonly added: number } | null;
}

/** The pixels of a recipe. */
export async function makePicture(recipe: PictureRecipe): Promise<MadePicture> {
  if (recipe.make === 'drawing') return { picture: await drawn(recipe.drawing, recipe.edge), fidelity: null };
  if (recipe.make === 'render') return await rendered(recipe);
  return { picture: ofDesign(recipe), fidelity: null };
}

function ofDesign(recipe: Exclude<PictureRecipe, { make: 'drawing' | 'render' }>): Raster {
  const asked = askedDesign(recipe.design);
  const { design } = asked;
  const { width, height } = pictureSize({ aspect: recipe.aspect ?? design.aspect, maxEdge: recipe.edge });
  const { scene, camera, onPaper } = viewDesign(createDesign(design), recipe.view, width, height);
  if (recipe.make === 'ink') return inkScene(scene, camera, CONTEXT);
  const clock = startStages(CONTEXT);
  if (recipe.make === 'clay') return modelInClay(scene, camera, clock, CONTEXT);
  const outlook = onPaper ? paper(width, height) : undefined;
  return finishDesign(showDesign(scene, camera, design, clock, CONTEXT, outlook), asked, CONTEXT.signal);
}

function askedDesign(settings: DesignSettings) {
  const request = prepareRequest(settings, () => settings.seed);
  return designOfRequest({ request, seed: request.seed });
}

function paper(width: number, height: number) {
  const planes = createColourPlanes(width, height);
  for (const plane of [planes.r, planes.g, planes.b]) plane.fill(PAPER);
  return planes;
}

async function drawn(name: string, edge: number): Promise<Raster> {
  const subject = SUBJECTS.find(({ id }) => id === name);
  if (subject) return await rasterOfSvg(makeDrawing(subject, edge));
  const plan = [...FLOOR_PLANS, ...SITE_PLANS].find(({ id }) => id === name);
  if (!plan) throw new Error(`no drawing ${name}`);
  return await rasterOfSvg(plan.sheet.toSvg(edge));
}

async function rendered(recipe: Extract<PictureRecipe, { make: 'render' }>): Promise<MadePicture> {
  const { picture: base } = await makePicture(recipe.base);
  const reference = recipe.reference ? (await makePicture(recipe.reference)).picture : null;
  const request = prepareRequest(
    { ...recipe.request, upload_img: 'base', ...(reference ? { style_img: 'reference' } : {}) },
    () => 1,
  );
  const outcome = await OPERATIONS[request.function].run(
    {
      base,
      reference,
      mask: null,
      texture: null,
      idMap: null,
      original: TOOLS[request.function].readsOriginal ? await toSharp(base).png().toBuffer() : null,
      request,
      seed: request.seed,
    },
    CONTEXT,
  );
  const { fidelity } = outcome;
  return {
    picture: outcome.picture,
    fidelity: fidelity ? { score: fidelity.score, added: fidelity.added } : null,
  };
}
