import type { Style } from '@plumbline/contract/content/style.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import { designSubject } from '@plumbline/engines/builtin/operations/design-operation.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { renderOnce } from '@plumbline/scene/pictures/render-once.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import sharp, { type Sharp } from 'sharp';
import { toRaster, toSharp } from '../lib/picture-pixels.ts';
import { COVER, type CoverView, type PlanFrame } from './cover-jobs.ts';

const PLAN_REQUEST = {
  kind: 'plan',
  space: 'exterior',
  atmosphere: 'sunny',
  cnStrength: 0.6,
  similarity: 0.5,
} as const;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
/** Plans are read from more than a cover shows, then made small. */
const PLAN_EDGE = 2 * COVER.width;

/** A cover of the tree: one view, or as many as it has side by side under the first one, which is twice as large. */
export async function renderCover(views: readonly CoverView[]): Promise<Sharp> {
  const pictures = await Promise.all(views.map(async (view) => await renderView(view)));
  const [first] = pictures;
  return pictures.length === 1 && first ? toSharp(first) : mosaic(pictures);
}

/** Four columns and two rows: the first picture takes two of the cells. */
async function mosaic(pictures: readonly Raster[]): Promise<Sharp> {
  const [w, h] = [COVER.width / 4, COVER.height / 2];
  const pieces = pictures.map(async (picture, k) => {
    const cell = k === 0 ? 0 : k + 1;
    return {
      input: await toSharp(picture)
        .resize(k === 0 ? 2 * w : w, h, { fit: 'cover' })
        .png()
        .toBuffer(),
      left: w * (cell % 4),
      top: h * Math.floor(cell / 4),
    };
  });
  return sharp({
    create: { width: COVER.width, height: COVER.height, channels: 3, background: '#fff' },
  }).composite(await Promise.all(pieces));
}

/** What a style makes of a space: a plan coloured in it, or a design of the space. */
export async function renderView(view: CoverView, maxEdge: number = COVER.width): Promise<Raster> {
  const { space, style, seed, atmosphere } = view;
  const floorPlan = FLOOR_PLANS.find(({ id }) => id === space.slug);
  const plan = floorPlan ?? SITE_PLANS.find(({ id }) => id === space.slug);
  if (plan) {
    const sheet = sharp(Buffer.from(plan.sheet.toSvg(PLAN_EDGE)));
    // Names of rooms must stay readable.
    const base = await toRaster(!floorPlan && view.frame.mirrored ? sheet.flop() : sheet);
    const request = { ...PLAN_REQUEST, maxEdge: PLAN_EDGE, style, seed };
    const painted = renderOnce(base, floorPlan ? 'plan' : 'site', request, CONTEXT);
    return await cut(inStyle(painted.picture, base, style, seed), view.frame);
  }
  const { picture } = generateDesign(
    {
      subject: designSubject(space.slug),
      style,
      atmosphere,
      aspect: [COVER.width, COVER.height],
      seed,
      maxEdge,
    },
    CONTEXT,
  );
  return inStyle(picture, picture, style, seed);
}

function inStyle(picture: Raster, base: Raster, { finish }: Style, seed: number): Raster {
  return finish ? illustrate(picture, base, finish, { seed }) : picture;
}

async function cut(picture: Raster, { x, y, share }: PlanFrame): Promise<Raster> {
  if (share === 1) return picture;
  const [width, height] = [Math.round(picture.width * share), Math.round(picture.height * share)];
  const left = Math.round((picture.width - width) * x);
  const top = Math.round((picture.height - height) * y);
  return await toRaster(toSharp(picture).extract({ left, top, width, height }));
}
