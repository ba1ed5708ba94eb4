import { findStyle } from '@plumbline/content/styles/style-list.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { SUBJECTS, makeDrawing } from '@plumbline/content/drawings/make-drawing.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { DesignRequest, DesignSubject } from '@plumbline/designs/request/design-types.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { renderOnce } from '@plumbline/scene/pictures/render-once.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import sharp from 'sharp';
import { toRaster, toSharp } from '../lib/picture-pixels.ts';
import { rasterOfSvg } from './picture-files.ts';
import { studioItem } from './studio-item.ts';

const WIDTH = 1200;
/** Designs are traced, which costs more. */
const DESIGN_WIDTH = 960;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

/** Renders as they come, without a finish. */
const VIEWS: Readonly<Record<string, readonly [DesignSubject, style: string]>> = {
  'villa-view': ['villa', 'modern'],
  'bedroom-view': ['bedroom', 'minimalist'],
};

/** Makes a base or a reference by the name of its file, without its ending. */
export async function makeSampleBase(name: string): Promise<Raster> {
  const drawing = SUBJECTS.find(({ id }) => id === name);
  if (drawing) return await rasterOfSvg(makeDrawing(drawing, WIDTH));
  const plan = [...FLOOR_PLANS, ...SITE_PLANS].find(({ id }) => id === name);
  if (plan) return await rasterOfSvg(plan.sheet.toSvg(WIDTH));
  const view = VIEWS[name];
  if (view) return generateDesign(designRequest(...view), CONTEXT).picture;
  if (name === 'villa-small') return resizeArea(await makeSampleBase('villa-view'), 480, 320);
  if (name === 'bedroom-soft') return await softened(await makeSampleBase('bedroom-view'));
  if (name === 'studio-armchair') return studioItem('armchair', styleOf('modern'));
  if (name === 'reference-watercolour') return await watercolour();
  throw new Error(`no sample base ${name}`);
}

/** What a view was made from. */
export function designOfView(name: string): DesignRequest {
  const view = VIEWS[name];
  if (!view) throw new Error(`no view ${name}`);
  return designRequest(...view);
}

function designRequest(subject: DesignSubject, styleId: string) {
  return {
    subject,
    style: styleOf(styleId),
    atmosphere: 'sunny',
    aspect: [3, 2],
    seed: 1,
    maxEdge: DESIGN_WIDTH,
  } as const;
}

function styleOf(id: string) {
  const style = findStyle(id);
  if (!style) throw new Error(`no style ${id}`);
  return style;
}

/** Out of focus and saved too small, as pictures are passed around. */
async function softened(picture: Raster): Promise<Raster> {
  return await toRaster(sharp(await toSharp(picture).blur(1.6).jpeg({ quality: 45 }).toBuffer()));
}

/** A garden as a watercolour. */
async function watercolour(): Promise<Raster> {
  const base = await makeSampleBase('pond-garden');
  const { picture } = renderOnce(
    base,
    'landscape',
    {
      space: 'exterior',
      kind: 'line',
      style: styleOf('watercolour'),
      atmosphere: 'sunny',
      cnStrength: 0.6,
      similarity: 0.5,
      seed: 1,
      maxEdge: 900,
    },
    CONTEXT,
  );
  return illustrate(picture, base, 'watercolour');
}
