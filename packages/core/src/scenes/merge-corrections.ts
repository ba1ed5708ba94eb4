import {
  type CorrectSceneBody,
  SCENE_CORRECTIONS_MAX,
  type SceneCorrection,
  type SceneRegion,
} from '@plumbline/contract/api/scene.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { anchorOf, createRegionFinder } from './find-region.ts';
import type { SceneReading } from './scene-reading.ts';

type Asked = NonNullable<CorrectSceneBody['corrections']>;

/**
 * Adds what a user asks for to the corrections that stand. Each names a region of the reading and is kept by the
 * region's anchor; what it does not name of a region stays as it was set, `reset` takes all of it back.
 *
 * @throws AppError `VALIDATION_FAILED` for regions and materials that do not exist, and for too many corrections
 */
export function mergeCorrections(
  reading: SceneReading,
  standing: readonly SceneCorrection[],
  asked: Asked,
  isMaterial: (id: string) => boolean,
): SceneCorrection[] {
  requireKnown(reading, asked, isMaterial);
  const findRegion = createRegionFinder(reading);
  const regions = new Map(reading.regions.map((region) => [region.id, region]));
  const corrections = new Map<string, SceneCorrection>();
  for (const [index, correction] of standing.entries()) {
    const region = findRegion(correction.anchor);
    // One whose region a newer engine does not see is kept as it is: its pixels are still meant.
    const key = region?.id ?? `lost ${index}`;
    corrections.set(key, { ...corrections.get(key), ...correction });
  }
  for (const { regionId, reset, ...change } of asked) {
    const region = regions.get(regionId) as SceneRegion;
    const before = reset ? undefined : corrections.get(regionId);
    const next: SceneCorrection = { anchor: anchorOf(region, reading), ...before, ...definedOnly(change) };
    if (changesAnything(next, region)) corrections.set(regionId, next);
    else corrections.delete(regionId);
  }
  if (corrections.size > SCENE_CORRECTIONS_MAX)
    throw invalid({ corrections: `at most ${SCENE_CORRECTIONS_MAX} regions` });
  return [...corrections.values()];
}

function requireKnown(reading: SceneReading, asked: Asked, isMaterial: (id: string) => boolean): void {
  const ids = new Set(reading.regions.map(({ id }) => id));
  const details: Record<string, string> = {};
  for (const [index, { regionId, material }] of asked.entries()) {
    if (!ids.has(regionId)) details[`corrections.${index}.regionId`] = 'no such region';
    if (typeof material === 'string' && !isMaterial(material))
      details[`corrections.${index}.material`] = 'no such material';
  }
  if (Object.keys(details).length > 0) throw invalid(details);
}

function invalid(details: Record<string, string>): AppError {
  return new AppError('VALIDATION_FAILED', `correctScene ${JSON.stringify(details)}`, { details });
}

/** A field that is there without a value must not take away what was set before. */
function definedOnly<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function changesAnything(correction: SceneCorrection, region: SceneRegion): boolean {
  return (
    correction.class !== undefined ||
    correction.lock === true ||
    (correction.facing ?? null) !== null ||
    (correction.heightM ?? null) !== null ||
    (correction.material !== undefined && correction.material !== region.material)
  );
}
