import { createRaster, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { applySimilarity } from '../../painting/apply-similarity.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { developLight } from '../../painting/develop-light.ts';
import { displayPaper } from '../../painting/display-paper.ts';
import { keepOwnColours } from '../../painting/keep-own-colours.ts';
import { layInkOver } from '../../painting/lay-ink-over.ts';
import type { LiftedInk } from '../../painting/lift-ink.ts';
import { lightNearInk, type NearInkLight } from '../../painting/light-near-ink.ts';
import { softenCellEdges } from '../../painting/soften-cell-edges.ts';
import type { PaperEstimate } from '../../drawing/drawing-analysis.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

const INK: Rgb = [0.1, 0.095, 0.11];
const NIGHT_INK: Rgb = [0.03, 0.03, 0.045];
/** What is darker than its lines need is lit along them. */
const NEAR_INK: NearInkLight = { contrast: 0.5, ink: 0.06, most: 0.18 };
/** Contrast that a covering stroke keeps to the surface under it. */
const CONTRAST: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.78,
  rain: 0.68,
  fog: 0.66,
  snow: 0.72,
  dusk: 0.62,
  lights: 0.55,
};

/** From linear light to the picture: the film, the style's grade, the drawing's own ink on top. */
export function finishDrawing(
  colours: ColourPlanes,
  drawn: LiftedInk,
  paper: PaperEstimate,
  request: RenderRequest,
  saturation: number,
  cells?: LabelMap,
): Raster {
  const { atmosphere } = request;
  const display = developLight(colours, request.style.grade, saturation);
  if (cells !== undefined) softenCellEdges(display, cells);
  const ink = keepOwnColours(display, drawn, request.similarity);
  applySimilarity(display, displayPaper(paper), request.similarity);
  const dark = atmosphere === 'lights' || atmosphere === 'dusk';
  if (dark) lightNearInk(display, ink, NEAR_INK);
  layInkOver(display, ink, {
    contrast: CONTRAST[atmosphere] * (0.82 + 0.3 * request.cnStrength),
    colour: dark ? NIGHT_INK : INK,
    finish: request.finish,
  });
  const picture = createRaster(colours.width, colours.height, 3);
  for (let i = 0; i < display.length; i++) picture.data[i] = 255 * (display[i] as number);
  return picture;
}
