import type { SceneRegion } from '@plumbline/contract/api/scene.ts';
import type { SceneReading } from './scene-reading.ts';

type Point = readonly [number, number];

/**
 * Which region of a reading a point lies in, given as shares of the picture: the one whose own anchor it is, else the
 * smallest whose outline encloses it. `undefined` where a newer engine sees no region there.
 */
export function createRegionFinder({
  width,
  height,
  regions,
}: Pick<SceneReading, 'width' | 'height' | 'regions'>): (anchor: Point) => SceneRegion | undefined {
  const bySize = regions.toSorted((a, b) => a.areaShare - b.areaShare);
  const boxes = new Map(regions.map((region) => [region.id, boxOf(region.outline)]));
  return (anchor) => {
    const point: Point = [anchor[0] * width, anchor[1] * height];
    const own = regions.find((region) => isSame(region.anchor, point));
    if (own) return own;
    return bySize.find(
      ({ id, outline }) => isWithin(boxes.get(id) as Box, point) && isInside(outline, point),
    );
  };
}

/** The anchor of a region as shares of the picture, inside it whatever size it is looked at in. */
export function anchorOf({ anchor }: SceneRegion, { width, height }: SceneReading): [number, number] {
  return [share(anchor[0], width), share(anchor[1], height)];
}

function share(position: number, length: number): number {
  return Math.min(1, Math.max(0, position / length));
}

/** Shares lose the last bits of a coordinate. */
function isSame(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < 1e-3 && Math.abs(a[1] - b[1]) < 1e-3;
}

interface Box {
  readonly from: Point;
  readonly to: Point;
}

function boxOf(outline: SceneRegion['outline']): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of outline)
    for (const [x, y] of ring) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return { from: [left, top], to: [right, bottom] };
}

function isWithin({ from, to }: Box, [x, y]: Point): boolean {
  return x >= from[0] && y >= from[1] && x <= to[0] && y <= to[1];
}

/** Even-odd rule over all rings, so that holes are outside. */
function isInside(outline: SceneRegion['outline'], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of outline) {
    let before = ring[ring.length - 1];
    for (const at of ring) {
      if (before && at[1] > y !== before[1] > y) {
        const crossing = at[0] + ((y - at[1]) / (before[1] - at[1])) * (before[0] - at[0]);
        if (x < crossing) inside = !inside;
      }
      before = at;
    }
  }
  return inside;
}
