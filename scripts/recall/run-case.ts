import type { DesignRequest } from '@plumbline/designs/request/design-types.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { judgePicture } from '@plumbline/scene/image-kind/judge-picture.ts';
import { readPlan } from '@plumbline/scene/plan/read/read-plan.ts';
import { type ReadScene, readScene } from '@plumbline/scene/pictures/read-scene.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { DesignPart, RecallCase } from './cases.ts';
import type { DrawnPicture } from './pictures/drawn-picture.ts';
import { LINE_PENS, MODEL_PENS, type Pen } from './pictures/pens.ts';
import { traceDesign } from './pictures/trace-design.ts';
import { PLAN_PENS } from './plans/plan-pens.ts';
import { addUp, count, type Figures } from './scores/figure.ts';
import { cameraErrors, scoreCamera } from './scores/score-camera.ts';
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
  const { part, seed, edge, pens } = recallCase;
  const results: PictureResult[] = [];
  if (part === 'plan') {
    for (const name of pens) {
      const result = runPlan(penOf(PLAN_PENS, name), seed, edge);
      await look?.(result.result.name, result.picture);
      results.push(result.result);
    }
    return results;
  }
  const design = traceDesign(requestOf(recallCase));
  for (const name of pens) {
    const pen = penOf(ALL_PENS, name);
    const drawn = pen.draw(design);
    const result = readDesign(drawn, pen, part, `${recallCase.subject} ${seed} ${name}`);
    await look?.(result.name, drawn.picture);
    results.push(result);
  }
  return results;
}

function penOf<T extends { readonly name: string }>(pens: readonly T[], name: string): T {
  const pen = pens.find((candidate) => candidate.name === name);
  if (pen === undefined) throw new RangeError(`no pen ${name}`);
  return pen;
}

export function requestOf({ subject, seed, edge }: Exclude<RecallCase, { part: 'plan' }>): DesignRequest {
  const turn = seed >> 1;
  const style = TEST_STYLES[turn % TEST_STYLES.length];
  const aspect = ASPECTS[turn % ASPECTS.length];
  if (style === undefined || aspect === undefined) throw new RangeError(`no style for seed ${seed}`);
  return { subject, style, atmosphere: 'sunny', aspect, seed, maxEdge: edge };
}

function readDesign(drawn: DrawnPicture, pen: Pen, part: DesignPart, name: string): PictureResult {
  const { picture, camera } = drawn;
  const figures: Figures = {};
  const isModel = MODEL_PENS.includes(pen);
  const detected = detectImageKind(picture);
  count(figures, 'kind', pen.kinds.includes(detected.kind) ? 1 : 0);
  count(figures, 'space', detected.space === (part === 'room' ? 'interior' : 'exterior') ? 1 : 0);
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

function runPlan(
  pen: (typeof PLAN_PENS)[number],
  seed: number,
  edge: number,
): { readonly result: PictureResult; readonly picture: Raster } {
  const sheet = pen.draw(seed, edge);
  const { picture } = sheet.drawn;
  const figures: Figures = {};
  count(figures, 'kind', detectImageKind(picture).kind === 'plan' ? 1 : 0);
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
