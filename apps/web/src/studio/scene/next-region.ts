import type { SceneRegion } from '@plumbline/contract/api/scene.ts';

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof DIRECTIONS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(DIRECTIONS, key);
}

/** What lies beside the way counts this much more than what lies along it. */
const ASIDE = 2.2;

/** The region whose anchor is next in the direction of an arrow key; the one it came from where there is none. */
export function nextRegion(regions: readonly SceneRegion[], from: SceneRegion, arrow: Arrow): SceneRegion {
  const [dx, dy] = DIRECTIONS[arrow];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const region of regions) {
    const x = region.anchor[0] - from.anchor[0];
    const y = region.anchor[1] - from.anchor[1];
    const along = x * dx + y * dy;
    if (along <= 0.5) continue;
    const distance = along + ASIDE * Math.abs(x * dy - y * dx);
    if (distance < least) {
      least = distance;
      best = region;
    }
  }
  return best;
}
