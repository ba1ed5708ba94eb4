import type { DetectedImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { SceneRegion, SceneValue } from '@plumbline/scene/scene-value/scene-value.ts';
import { isInside } from './sample-ring.ts';
import type { JudgedReading } from './score-reading.ts';

/** A reading of the whole picture before anything in it is asked for. */
export type JudgedWhole = Pick<JudgedReading, 'kind' | 'space' | 'view' | 'turn'>;

/** The whole picture as it is told at upload: but for plans not from where it is seen, and never which way is up. */
export function judgedKind({ kind, space }: Pick<DetectedImageKind, 'kind' | 'space'>): JudgedWhole {
  if (kind !== 'plan') return { kind, space, view: null, turn: null };
  return { kind, space: space === 'exterior' ? 'site' : 'plan', view: 'plan', turn: null };
}

/** A scene value as the judge asks readings. What claims nothing says nothing. */
export function judgedScene({ camera, regions }: SceneValue, whole: JudgedWhole): JudgedReading {
  return {
    ...whole,
    vanishingPoints: camera?.vanishingPoints ?? [],
    horizon: camera && [camera.horizon[0][1], camera.horizon[1][1]],
    at: (x, y) => {
      const index = regions.findIndex((region) => liesIn(region, x, y));
      const region = regions[index];
      if (region === undefined) return { class: null, facing: null, thing: null };
      const told = region.class === 'unknown' ? null : region.class;
      return { class: told, facing: region.plane?.facing ?? null, thing: index };
    },
  };
}

/** A witness that tells of the whole picture alone, or one that refused it. */
export function judgedWhole(whole: JudgedWhole): JudgedReading {
  return {
    ...whole,
    vanishingPoints: [],
    horizon: null,
    at: () => ({ class: null, facing: null, thing: null }),
  };
}

/** By the even-odd rule over all rings: holes are rings of their own. */
function liesIn({ outline }: SceneRegion, x: number, y: number): boolean {
  return outline.filter((ring) => isInside(ring, x, y)).length % 2 === 1;
}
