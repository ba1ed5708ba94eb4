import type { DesignRequest, DesignSubject } from '@plumbline/designs/request/design-types.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { judgePicture } from '@plumbline/scene/image-kind/judge-picture.ts';
import { readPlan } from '@plumbline/scene/plan/read/read-plan.ts';
import { type ReadScene, readScene } from '@plumbline/scene/pictures/read-scene.ts';
import { splitSheet } from '@plumbline/scene/sheet/split-sheet.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { DesignPart, RecallCase } from './cases.ts';
import type { DrawnPicture } from './pictures/drawn-picture.ts';
import { LINE_PENS, MODEL_PENS, type Pen } from './pictures/pens.ts';
import { type TracedDesign, traceDesign } from './pictures/trace-design.ts';
import { PLAN_PENS, type PlanPen } from './plans/plan-pens.ts';
import { addUp, count, type Figures } from './scores/figure.ts';
import { cameraErrors, scoreCamera } from './scores/score-camera.ts';
import { scoreSheet } from './scores/score-sheet.ts';
import { SHEET_PENS, type SheetPen } from './sheets/draw-sheet.ts';
import { scoreOpenings } from './scores/score-openings.ts';
import { scalePlanError, scorePlan } from './scores/score-plan.ts';
import { scoreRegions } from './scores/score-regions.ts';

/** What one picture was read as, against its truth. */
export interface PictureResult {
  /** The rows of the table that it counts in. */
  readonly groups: readonly string[];
  readonly name: string;
  readonly figures: Figures;
  /** Errors by name, for medians. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Given each picture by its name, so that somebody can look at it. */
export type Onlooker = (name: string, picture: Raster) => Promise<void>;

const SPACES = { room: 'interior', building: 'exterior', garden: 'landscape', site: 'aerial' } as const;
const ASPECTS = [
  [4, 3],
  [3, 2],
  [16, 9],
  [1, 1],
] as const;
const ALL_PENS: readonly Pen[] = [...LINE_PENS, ...MODEL_PENS];

/** Draws and reads all pictures of a case. */
export async function runCase(recallCase: RecallCase, look?: Onlooker): Promise<PictureResult[]> {
  const design = recallCase.subject === undefined ? undefined : traceDesign(requestOf(recallCase));
  const results: PictureResult[] = [];
  for (const name of recallCase.pens) {
    const { result, picture } =
      recallCase.subject !== undefined && design !== undefined
        ? runDesign(design, penOf(ALL_PENS, name), recallCase)
        : recallCase.part === 'sheet'
          ? runSheet(penOf(SHEET_PENS, name), recallCase)
          : runPlan(penOf(PLAN_PENS, name), recallCase);
    await look?.(result.name, picture);
    results.push(result);
  }
  return results;
}

interface RunPicture {
  readonly result: PictureResult;
  readonly picture: Raster;
}

type DesignCase = Extract<RecallCase, { subject: DesignSubject }>;
type DrawnBySeed = Pick<RecallCase, 'seed' | 'edge'>;

function penOf<T extends { readonly name: string }>(pens: readonly T[], name: string): T {
  const pen = pens.find((candidate) => candidate.name === name);
  if (pen === undefined) throw new RangeError(`no pen ${name}`);
  return pen;
}

export function requestOf({ subject, seed, edge }: DesignCase): DesignRequest {
  const turn = seed >> 1;
  const style = TEST_STYLES[turn % TEST_STYLES.length];
  const aspect = ASPECTS[turn % ASPECTS.length];
  if (style === undefined || aspect === undefined) throw new RangeError(`no style for seed ${seed}`);
  return { subject, style, atmosphere: 'sunny', aspect, seed, maxEdge: edge };
}

function runDesign(design: TracedDesign, pen: Pen, { part, subject, seed }: DesignCase): RunPicture {
  const drawn = pen.draw(design);
  return { result: readDesign(drawn, pen, part, `${subject} ${seed} ${pen.name}`), picture: drawn.picture };
}

function readDesign(drawn: DrawnPicture, pen: Pen, part: DesignPart, name: string): PictureResult {
  const { picture, camera } = drawn;
  const figures: Figures = {};
  const isModel = MODEL_PENS.includes(pen);
  const detected = detectImageKind(picture);
  count(figures, 'kind', pen.kinds.includes(detected.kind) ? 1 : 0);
  count(figures, 'space', detected.space === (part === 'room' ? 'interior' : 'exterior') ? 1 : 0);
  if (!isModel) count(figures, 'one drawing', splitSheet(picture).length === 0 ? 1 : 0);
  count(figures, 'design', judgePicture(picture, pen.kinds[0]) === 'design' ? 1 : 0);
  const read = readScene(picture, { kind: pen.kinds[0], space: SPACES[part] });
  const { classAt, regionAt } = lookUp(read, picture.width);
  const truly = camera === undefined ? {} : scoreCamera(camera, read.scene.camera);
  const errors: Record<string, number> = {};
  if (camera !== undefined && read.scene.camera !== null) {
    const { horizon, axes, focal } = cameraErrors(camera, read.scene.camera);
    Object.assign(errors, { horizon, axes }, focal === undefined ? {} : { focal: Math.abs(focal) });
  }
  return {
    groups: isModel ? [pen.name] : [`drawn ${part}`, `pen: ${pen.name}`],
    name,
    figures: addUp([figures, scoreRegions(drawn, classAt), scoreOpenings(drawn, classAt, regionAt), truly]),
    errors,
  };
}

/** Looks up what a reading says at a pixel of its base. */
function lookUp({ scene, labels }: ReadScene, width: number) {
  const classes = new Map(scene.regions.map((region) => [Number(region.id.slice(1)), region.class]));
  const k = labels.width / width;
  const regionAt = (x: number, y: number): number => {
    const u = Math.min(labels.width - 1, Math.floor((x + 0.5) * k));
    const v = Math.min(labels.height - 1, Math.floor((y + 0.5) * k));
    return labels.data[v * labels.width + u] as number;
  };
  return { regionAt, classAt: (x: number, y: number) => classes.get(regionAt(x, y)) };
}

function runSheet(pen: SheetPen, { seed, edge }: DrawnBySeed): RunPicture {
  const drawn = pen.draw(seed, edge);
  const { picture } = drawn;
  return {
    picture,
    result: {
      groups: ['sheet', `sheet: ${pen.name}`],
      name: `sheet ${seed} ${pen.name}`,
      figures: scoreSheet(drawn, splitSheet(picture)),
      errors: {},
    },
  };
}

function runPlan(pen: PlanPen, { seed, edge }: DrawnBySeed): RunPicture {
  const sheet = pen.draw(seed, edge);
  const { picture } = sheet.drawn;
  const figures: Figures = {};
  count(figures, 'kind', detectImageKind(picture).kind === 'plan' ? 1 : 0);
  count(figures, 'one drawing', splitSheet(picture).length === 0 ? 1 : 0);
  const reading = readPlan(picture);
  const error = scalePlanError(sheet, reading);
  return {
    picture,
    result: {
      groups: ['plan', `plan: ${pen.name}`],
      name: `plan ${seed} ${pen.name}`,
      figures: addUp([figures, scorePlan(sheet, reading)]),
      errors: error === undefined ? {} : { scale: Math.abs(error) },
    },
  };
}
