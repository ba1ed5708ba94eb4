import {
  sharedFloats,
  sharedInts,
  sharedUints,
  sharedWords,
} from '@plumbline/imaging/tiles/shared-planes.ts';
import type { PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import { meet, surfaceAt, type SurfacePlace } from '../geometry/ray-depth.ts';
import type { Point } from '../scene-value/point.ts';
import type { Place, RegionGeometry, SceneGeometry } from '../scene-value/scene-geometry.ts';
import type { LitDrawing } from './lit-drawing.ts';
import type { RoomBounds, TracerFrame } from './space.ts';

/** Places of a drawing, evenly spread over it, of which each is asked for its light. */
export interface LightGrid {
  readonly width: number;
  readonly height: number;
  /** Pixels of the labels per place. */
  readonly step: number;
  readonly label: Int32Array;
  readonly samples: Samples;
}

/**
 * Lays a grid over a drawing, and each of its places on the surface that is drawn there. What is beyond everything lies nowhere.
 * @param width of the grid
 */
export function layLightGrid(
  { labels, geometry }: Pick<LitDrawing, 'labels' | 'geometry'>,
  width: number,
  { frame, bounds }: { readonly frame: TracerFrame; readonly bounds: RoomBounds | undefined },
  memory: PlaneMemory | undefined,
): LightGrid {
  const step = labels.width / width;
  const height = Math.max(1, Math.round(labels.height / step));
  const n = width * height;
  const label = new Int32Array(n);
  const samples: Samples = {
    count: n,
    pixel: sharedInts(n, memory),
    distance: sharedFloats(n, memory),
    ray: sharedFloats(3 * n, memory),
    place: sharedFloats(3 * n, memory),
    normal: sharedFloats(3 * n, memory),
    u: sharedFloats(n, memory),
    v: sharedFloats(n, memory),
    footprint: sharedFloats(n, memory),
    finish: sharedWords(n, memory),
    thing: sharedUints(n, memory),
    pane: sharedFloats(n, memory),
    paneNormal: sharedFloats(3 * n, memory),
    paneFinish: sharedWords(n, memory),
    paneThing: sharedUints(n, memory),
  };
  const regions = regionsByLabel(geometry.regions, labels.count);
  const eye = geometry.camera.position;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const px = Math.min(labels.width - 1, (x + 0.5) * step);
      const py = Math.min(labels.height - 1, (y + 0.5) * step);
      const l = labels.data[Math.floor(py) * labels.width + Math.floor(px)] as number;
      label[i] = l;
      samples.pixel[i] = i;
      samples.thing[i] = l;
      const region = regions[l];
      if (region === undefined || region.part === 'backdrop') continue;
      const { place, normal } = litPlace(geometry, region, [px, py]);
      const away = Math.hypot(place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]);
      samples.distance[i] = away;
      samples.place.set(frame.toTracer(bounds === undefined ? place : within(bounds, place)), 3 * i);
      samples.normal.set(frame.turn(normal), 3 * i);
    }
  }
  return { width, height, step, label, samples };
}

/** By label; undefined where a region has no place in space. */
export function regionsByLabel(
  regions: readonly RegionGeometry[],
  count: number,
): readonly (RegionGeometry | undefined)[] {
  const byId = new Map(regions.map((region) => [region.id, region]));
  return Array.from({ length: count + 1 }, (_, l) => byId.get(`r${l}`));
}

/**
 * Where a place is lit: what is taken for a side of the room is lit as that side even where the drawn room and the box that it was
 * closed to are not quite the same.
 */
function litPlace(geometry: SceneGeometry, region: RegionGeometry, point: Point): SurfacePlace {
  const onShell = region.evidence === 'shell' || region.evidence === 'surround';
  const place = onShell ? meet(geometry.camera, region, point) : undefined;
  return place === undefined ? surfaceAt(geometry, region, point) : { place, normal: region.normal };
}

/** Metres by which a place keeps off the sides of a room, behind which it is dark. */
const OFF_M = 0.004;

/** A place that lies beyond a side of the room is lit as one that lies as far before it: all of them at the side would be lit alike. */
function within({ low, high }: RoomBounds, [x, y, z]: Place): Place {
  const keep = (v: number, axis: 0 | 1 | 2): number => {
    const [from, to] = [low[axis] + OFF_M, high[axis] - OFF_M];
    const folded = v < from ? 2 * from - v : v > to ? 2 * to - v : v;
    return Math.min(to, Math.max(from, folded));
  };
  return [keep(x, 0), keep(y, 1), keep(z, 2)];
}
