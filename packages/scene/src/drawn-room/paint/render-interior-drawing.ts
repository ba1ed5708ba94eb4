import { CHANNELS, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { applySimilarity } from '../../painting/apply-similarity.ts';
import { cellsAtOutput } from '../../painting/cells-at-output.ts';
import { type StageClock, throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import { developLight } from '../../painting/develop-light.ts';
import { displayPaper } from '../../painting/display-paper.ts';
import { keepOwnColours } from '../../painting/keep-own-colours.ts';
import { layInkOver } from '../../painting/lay-ink-over.ts';
import { softenCellEdges } from '../../painting/soften-cell-edges.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { assignColours } from './assign-colours.ts';
import { interiorLight } from './atmosphere-light.ts';
import { reflectInFloor } from './floor-reflection.ts';
import { liftAroundLines } from './lift-around-lines.ts';
import { findLightDirection } from './light-direction.ts';
import type { InteriorDrawing } from '../read/read-interior-drawing.ts';
import type { RenderStage } from './render-stage.ts';
import { shadeRoom } from './shade-room.ts';
import { washRoom } from './wash-room.ts';

/** Below this certainty colour only washes under the ink. */
const FULL_LOOK = 0.42;
/** Display colour of margins: unprinted paper. */
const MARGIN: Rgb = [0.985, 0.98, 0.97];

/** Width of the run-out at the border of a framed drawing, as a share of the width, and at least in pixels: no edge. */
const FADE = 0.016;
const LEAST_FADE = 18;
/** Contrast of full ink to what is under it: half of the base's with no strictness, so that lines are soft but there. */
const LEAST_INK = 0.5;
const INK_RANGE = 0.24;

/**
 * Paints a line drawing, an elevation or a sketch of an interior whose cells have their roles: materials and light under the ink, and
 * the ink last.
 * @param base the RGB picture that was read. @throws the signal's reason once it is aborted.
 */
export function paintInteriorDrawing(
  base: Raster,
  { analysis, room }: InteriorDrawing,
  request: RenderRequest,
  context: RenderContext,
  clock: StageClock,
): RenderOutcome {
  clock.next('colours', 0.5);
  const colours = assignColours(analysis, room, request);
  const size = fitWithin(base.width, base.height, request.maxEdge);
  clock.next('output-ink', 0.52);
  const reduced = resizeArea(base, size.width, size.height);
  throwIfAborted(context);
  const { alpha: ink, ratio } = separateInk(reduced);
  clock.next('output-cells', 0.55);
  const cells = cellsAtOutput(analysis, ink);
  const stage: RenderStage = {
    analysis,
    room,
    request,
    light: interiorLight(request.atmosphere, request.style.light, request.environment),
    cells,
    ink,
    toAnalysis: analysis.width / size.width,
    lightDirection: findLightDirection(analysis, room),
  };
  const full = room.certainty >= FULL_LOOK;
  const { picture, light } = full
    ? paintFull(stage, colours, clock, context)
    : paintWashes(stage, colours, clock, context);
  clock.next('ink-over', 0.93);
  const lines = keepOwnColours(picture, { ink, ratio }, request.similarity);
  applySimilarity(picture, displayPaper(analysis.paper), request.similarity);
  bareMargins(picture, stage);
  layInkOver(picture, lines, {
    contrast: LEAST_INK + INK_RANGE * request.cnStrength,
    bridged: 0.12,
    colour: [0.075, 0.062, 0.058],
    finish: request.finish,
  });
  const raster = toRaster(picture, size.width, size.height);
  context.progress(1, 'ink-over');
  return {
    picture: raster,
    confidence: room.certainty,
    timings: clock.finish(),
    notes: [
      `look: ${full ? 'full' : 'washes-under-ink'}`,
      `light: ${light}`,
      `drawing: ${analysis.kind}`,
      `floor: ${room.floor}, ${room.pattern.kind}`,
      `windows: ${room.windows}`,
    ],
  };
}

function paintFull(
  stage: RenderStage,
  colours: readonly Rgb[],
  clock: StageClock,
  context: RenderContext,
): Painted {
  clock.next('light', 0.58);
  const shaded = shadeRoom(stage, colours, context);
  clock.next('sheen', 0.8);
  reflectInFloor(stage, shaded);
  addBloom(shaded.light, 0.9, stage.light.bloom, 0.03);
  clock.next('develop', 0.88);
  const picture = developLight(shaded.light, stage.request.style.grade, stage.light.saturation);
  softenCellEdges(picture, stage.cells);
  const { cells, room } = stage;
  liftAroundLines(
    picture,
    stage.ink,
    stage.request.atmosphere,
    (i) => room.roles[cells.data[i] as number] === 'window',
  );
  return { picture, light: shaded.traced ? 'traced' : 'estimated' };
}

function paintWashes(
  stage: RenderStage,
  colours: readonly Rgb[],
  clock: StageClock,
  context: RenderContext,
): Painted {
  clock.next('washes', 0.58);
  return { picture: washRoom(stage, colours, () => throwIfAborted(context)), light: 'even' };
}

/** A picture before its ink, and how its light was told. */
interface Painted {
  readonly picture: Float32Array;
  readonly light: 'traced' | 'estimated' | 'even';
}

/** Printed margins stay paper; the colours run out softly towards them, as no edge is drawn there. */
function bareMargins(picture: Float32Array, stage: RenderStage): void {
  const { analysis, cells, toAnalysis } = stage;
  const { frame } = analysis;
  const fade = frame.framed ? Math.max(LEAST_FADE, FADE * cells.width) : 0;
  for (let y = 0; y < cells.height; y++) {
    const dy = Math.min(y - frame.y0 / toAnalysis, frame.y1 / toAnalysis - y);
    for (let x = 0; x < cells.width; x++) {
      const i = y * cells.width + x;
      const d = Math.min(dy, x - frame.x0 / toAnalysis, frame.x1 / toAnalysis - x);
      const t = cells.data[i] === 0 ? 0 : fade === 0 ? 1 : smoothstep(0, fade, d);
      if (t === 1) continue;
      for (let c = 0; c < CHANNELS; c++) {
        const p = i * 3 + c;
        picture[p] = (MARGIN[c] as number) + ((picture[p] as number) - (MARGIN[c] as number)) * t;
      }
    }
  }
}

function toRaster(picture: Float32Array, width: number, height: number): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < picture.length; i++) out.data[i] = Math.round((picture[i] as number) * 255);
  return out;
}
