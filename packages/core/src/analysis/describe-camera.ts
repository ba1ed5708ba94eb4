import type { PERSPECTIVES } from '@plumbline/contract/analysis/analysis-lists.ts';
import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import type { Scene, SceneRegion } from '@plumbline/contract/api/scene.ts';

type CameraFacts = NonNullable<Analysis['camera']>;

const DEGREES = 180 / Math.PI;
const FILM_MM = 36;
/** In widths from the middle: what vanishes beyond runs as good as parallel. */
const FAR = 6;
/** Metres that things of a kind are high, nearly everywhere. */
const KNOWN = { door: 2.1, person: 1.7 } as const;
/** A door or a person this small, as a share of the height, measures nothing. */
const LEAST_HEIGHT = 0.05;
const EYE = { lowest: 0.4, highest: 20 };

/** The camera of a reading in the words of people who take pictures. */
export function describeCamera({ camera, width, height, regions }: Scene): CameraFacts | null {
  if (!camera || !(camera.focalPx > 0)) return null;
  const horizonPx = camera.horizon === null ? null : (camera.horizon[0][1] + camera.horizon[1][1]) / 2;
  const near = camera.vanishingPoints.filter(
    ({ x, y }) => Math.hypot(x - width / 2, y - height / 2) <= FAR * width,
  );
  const perspectives: readonly (typeof PERSPECTIVES)[number][] = [
    'parallel',
    'one-point',
    'two-point',
    'three-point',
  ];
  return {
    focalMm: (camera.focalPx * FILM_MM) / width,
    fieldOfView: 2 * Math.atan(width / 2 / camera.focalPx) * DEGREES,
    pitch: camera.pitch * DEGREES,
    horizon: horizonPx === null ? null : horizonPx / height,
    perspective: perspectives[Math.min(3, near.length)] ?? 'parallel',
    eyeHeight: horizonPx === null ? null : eyeHeight(regions, horizonPx, height),
  };
}

/**
 * What stands on the ground is cut by the horizon at the height of the eye: of something of known height the eye's height
 * follows. The highest one in the picture is measured best.
 */
function eyeHeight(
  regions: readonly SceneRegion[],
  horizon: number,
  height: number,
): CameraFacts['eyeHeight'] {
  const measured = regions.flatMap((region) => {
    if (region.class !== 'door' && region.class !== 'person') return [];
    const ys = (region.outline[0] ?? []).map(([, y]) => y);
    const top = Math.min(...ys);
    const foot = Math.max(...ys);
    if (!(foot - top >= LEAST_HEIGHT * height)) return [];
    const metres = (KNOWN[region.class] * (foot - horizon)) / (foot - top);
    if (metres < EYE.lowest || metres > EYE.highest) return [];
    return [{ metres, by: region.class, size: foot - top }];
  });
  const [best] = measured.sort((a, b) => b.size - a.size);
  return best ? { metres: best.metres, by: best.by } : null;
}
