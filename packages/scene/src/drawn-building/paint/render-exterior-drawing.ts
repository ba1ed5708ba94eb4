import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { applySimilarity } from '../../painting/apply-similarity.ts';
import { type StageClock, throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { developLight } from '../../painting/develop-light.ts';
import { displayPaper } from '../../painting/display-paper.ts';
import { keepOwnColours } from '../../painting/keep-own-colours.ts';
import { liftInk } from '../../painting/lift-ink.ts';
import { layInkOver } from '../../painting/lay-ink-over.ts';
import { lightNearInk, type NearInkLight } from '../../painting/light-near-ink.ts';
import { paintBackdrop } from '@plumbline/atmosphere/paint-backdrop.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { softenCellEdges } from '../../painting/soften-cell-edges.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { addWindowGlow } from './add-window-glow.ts';
import { BuildingClass, isGround } from '../read/building-class.ts';
import type { BuildingReading } from '../read/building-reading.ts';
import { exteriorShadows, type ExteriorShadows } from './exterior-shadows.ts';
import type { ExteriorStage } from './exterior-stage.ts';
import { layExterior } from './laid-exterior.ts';
import { paintBuilding } from './paint-building.ts';
import { paintGlass } from './paint-glass.ts';
import { paintGround } from './paint-ground.ts';
import { findStandingRow } from './find-standing-row.ts';
import { paintSheet } from './paint-sheet.ts';
import { paintWashes } from './paint-washes.ts';
import { prepareStage } from './prepare-stage.ts';
import { traceShadows } from './traced-shadows.ts';
import type { ExteriorDrawing } from '../read/read-exterior-drawing.ts';
import { mirrorInGround } from './wet-ground.ts';

const INK: Rgb = [0.1, 0.095, 0.11];
/** In the dark ink is nearly black, and what is darker than its lines need is lit along them. */
const NIGHT_INK: Rgb = [0.03, 0.03, 0.045];
const NEAR_INK: NearInkLight = { contrast: 0.5, ink: 0.06, most: 0.18 };
/** Contrast a covering stroke keeps: less in the dark, where surfaces leave less room. */
const INK_CONTRAST: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.78,
  rain: 0.68,
  fog: 0.66,
  snow: 0.72,
  dusk: 0.62,
  lights: 0.55,
};

/**
 * Paints a line drawing, elevation or hand sketch of a building: colour and light under its own ink. What the drawing
 * does not say stays neutral; a sketch too loose to read gets washes.
 * @param base the RGB picture that was read. @throws the signal's reason once it is aborted.
 */
export function paintExteriorDrawing(
  base: Raster,
  { reading, tones, sheetGround, built }: ExteriorDrawing,
  request: RenderRequest,
  context: RenderContext,
  stages: StageClock,
): RenderOutcome {
  const { analysis } = reading;
  stages.next('output-ink', 0.36);
  const size = fitWithin(base.width, base.height, request.maxEdge);
  const drawn = liftInk(base, size.width, size.height);
  const notes = [
    `look: ${tones === undefined ? 'materials' : 'washes-under-ink'}`,
    `drawing: ${analysis.kind}`,
    `setting: ${reading.setting === 'sheet' ? `sheet, ${sheetGround}` : reading.setting}`,
    `openings: ${reading.openings.length}`,
  ];
  stages.next('paint', 0.4);
  let colours: ColourPlanes;
  let stage: ExteriorStage | undefined;
  if (tones !== undefined) {
    colours = paintWashes(
      { ...tones, ruled: analysis.kind !== 'sketch' },
      size.width,
      size.height,
      request,
      () => throwIfAborted(context),
    );
  } else {
    stage = prepareStage(reading, drawn.ink, request, context);
    const traced = traceShadows(stage, context);
    notes.push(`light: ${traced === undefined ? 'estimated' : 'traced'}`);
    colours = paintScene(
      stage,
      { shadows: traced ?? exteriorShadows(stage), sheetGround, built },
      stages.next,
    );
  }
  stages.next('weather', 0.82);
  addPrecipitation(colours, request.atmosphere, request.seed);
  if (stage !== undefined && stage.light.lit > 0) addBloom(colours, 0.9, 0.25, 0.012);
  stages.next('develop', 0.88);
  const display = developLight(colours, request.style.grade, stage?.light.saturation ?? 1);
  if (stage !== undefined) softenCellEdges(display, stage.cells);
  const ink = keepOwnColours(display, drawn, request.similarity);
  applySimilarity(display, displayPaper(analysis.paper), request.similarity);
  stages.next('lines', 0.95);
  const dark = request.atmosphere === 'lights' || request.atmosphere === 'dusk';
  if (dark) lightNearInk(display, ink, NEAR_INK);
  layInkOver(display, ink, {
    contrast: INK_CONTRAST[request.atmosphere] * (0.82 + 0.3 * request.cnStrength),
    colour: dark ? NIGHT_INK : INK,
    finish: request.finish,
  });
  const picture = createRaster(size.width, size.height, 3);
  for (let i = 0; i < display.length; i++) picture.data[i] = 255 * (display[i] as number);
  context.progress(1, 'lines');
  return { picture, confidence: reading.confidence, timings: stages.finish(), notes };
}

function paintScene(
  stage: ExteriorStage,
  {
    shadows,
    sheetGround,
    built,
  }: { readonly shadows: ExteriorShadows } & Pick<ExteriorDrawing, 'sheetGround' | 'built'>,
  next: (stage: string, fraction: number) => void,
): ColourPlanes {
  const { width, height, request, kinds, reading } = stage;
  const out = createColourPlanes(width, height);
  next('sky', 0.52);
  const standingRow = sheetGround === 'level' ? findStandingRow(stage) : undefined;
  const horizonY =
    reading.setting === 'open'
      ? Math.max(stage.groundAt(0), stage.groundAt(width))
      : (standingRow ?? 0.75 * height);
  const sky = paintSky({ width, height, horizonY }, request.atmosphere, request.seed);
  if (reading.setting === 'open' && reading.groundLine !== undefined) {
    const isOpen = (i: number): boolean => kinds[i] === BuildingClass.sky;
    paintBackdrop(
      sky,
      { groundAt: stage.groundAt, isOpen },
      request.atmosphere,
      request.environment,
      request.seed,
      request.scenery,
    );
  }
  // The sky of a drawing is a wash: paler than the real one, so that it stays behind the building.
  const pale = request.atmosphere === 'sunny' ? 0.14 : 0;
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== BuildingClass.sky) continue;
    out.r[i] = (sky.r[i] as number) + pale * (1 - (sky.r[i] as number));
    out.g[i] = (sky.g[i] as number) + pale * (1 - (sky.g[i] as number));
    out.b[i] = (sky.b[i] as number) + pale * (1 - (sky.b[i] as number));
  }
  next('materials', 0.6);
  if (reading.kinds.includes(BuildingClass.sheet))
    paintSheet(stage, { sky, sheetGround, standingRow, built }, out);
  const laid = layExterior(stage);
  if (hasGround(reading)) paintGround(stage, laid, shadows, out);
  paintBuilding(stage, laid, shadows, out);
  const glow = paintGlass(stage, shadows, out);
  next('light', 0.74);
  mirrorInGround(stage, out);
  addWindowGlow(stage, glow, out);
  return out;
}

function hasGround(reading: BuildingReading): boolean {
  return reading.kinds.some((kind) => isGround(kind));
}
