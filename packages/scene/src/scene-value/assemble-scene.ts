import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import type { ImageKind } from '../image-kind/image-kind.ts';
import { depthOrder } from './depth-order.ts';
import { fitOpeningQuad } from './fit-opening-quad.ts';
import { measureLabels, type RegionMeasure } from './measure-regions.ts';
import { sceneCamera, scenePlane } from './scene-camera.ts';
import type { RegionDraft, SceneDraft } from './scene-draft.ts';
import type { SceneClass, SceneRegion, SceneValue } from './scene-value.ts';
import type { Point } from './point.ts';
import { traceOutlines } from './trace-outlines.ts';

/** An outline stays within this many pixels of the label raster. */
const TOLERANCE = 0.9;
/** Parts of the silhouette below this share of the picture are left out. */
const LEAST_PART = 0.0005;
const OPENINGS: ReadonlySet<SceneClass> = new Set(['glass', 'opening', 'door']);
const SURROUNDINGS: ReadonlySet<SceneClass> = new Set([
  'sky',
  'background',
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
  'planting',
  'tree',
  'plan-outside',
]);

/** Measures a draft's regions and draws round them; what stands in space is not asked here. */
export function assembleScene(
  { labels, regions: drafts, camera, confidence }: SceneDraft,
  base: Raster,
  { kind, space }: { readonly kind: ImageKind; readonly space: SceneValue['space'] },
): SceneValue {
  const { width, height } = labels;
  const scale = base.width / width;
  const measures = measureLabels(labels);
  const outlines = traceOutlines(labels, TOLERANCE, scale);
  const order = depthOrder(drafts, measures);
  const regions: SceneRegion[] = [];
  for (let l = 1; l <= labels.count; l++) {
    const own = drafts[l] as RegionDraft;
    const measure = measures[l] as RegionMeasure;
    if (measure.area === 0) continue;
    const quad = OPENINGS.has(own.class) ? fitOpeningQuad(labels, l, measure, camera) : undefined;
    const toBase = ([x, y]: Point): Point => [tenths(scale * x), tenths(scale * y)];
    regions.push({
      id: `r${l}`,
      class: own.class,
      material: null,
      confidence: Math.round(100 * own.confidence) / 100,
      anchor: toBase([measure.anchor[0] + 0.5, measure.anchor[1] + 0.5]),
      outline: outlines[l] ?? [],
      areaShare: measure.area / (width * height),
      plane: scenePlane(own.normal),
      depthOrder: order[l] as number,
      quad: quad === undefined ? null : [toBase(quad[0]), toBase(quad[1]), toBase(quad[2]), toBase(quad[3])],
      lock: false,
      corrected: false,
    });
  }
  return {
    version: 1,
    width,
    height,
    scale,
    kind,
    space,
    confidence,
    camera: camera === undefined ? null : sceneCamera(camera, scale, base.width),
    silhouette: traceSilhouette(labels, drafts, scale),
    regions,
    basis: null,
    geometry: null,
  };
}

function traceSilhouette(labels: LabelMap, drafts: readonly RegionDraft[], scale: number): Point[][] {
  const { width, height } = labels;
  const built = drafts.map((draft) => !SURROUNDINGS.has(draft.class));
  const data = labels.data.map((l) => (l > 0 && built[l] === true ? 1 : 0));
  const rings = traceOutlines({ width, height, data, count: 1 }, TOLERANCE, scale)[1] ?? [];
  const least = LEAST_PART * width * height * scale * scale;
  return rings.filter((ring) => Math.abs(ringArea(ring)) > least);
}

function ringArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], k) => {
    const [nx, ny] = ring[(k + 1) % ring.length] as Point;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

function tenths(v: number): number {
  return Math.round(10 * v) / 10;
}
