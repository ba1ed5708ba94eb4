import { createRaster, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import {
  type ColourPlanes,
  createColourPlanes,
  decodeColour,
  linearLuminance,
} from '@plumbline/imaging/colour-planes.ts';
import { axisInCamera, type DrawingCamera } from '../drawing/drawing-camera.ts';
import { EYE_HEIGHT } from '../drawing/floor-plane.ts';
import { layMaterialInRegion } from '@plumbline/materials/lay-on-plane.ts';
import { type PlaneView, scaleView, viewPlane, viewPlaneThrough } from '@plumbline/materials/plane-view.ts';
import { layLabels } from '../scene-value/lay-labels.ts';
import type { RegionDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import type { WishedRegions } from '../scene-value/wished-regions.ts';

export interface LayOptions {
  readonly space: 'exterior' | 'interior';
  readonly seed: number;
}

/** What a class usually throws back of its light: the light on a region is what it shows over that. */
const ALBEDO: Readonly<Partial<Record<SceneClass, number>>> = {
  wall: 0.72,
  ceiling: 0.8,
  trim: 0.78,
  roof: 0.18,
  floor: 0.36,
  paving: 0.45,
  lawn: 0.2,
  siding: 0.4,
  masonry: 0.35,
  timber: 0.3,
  fabric: 0.35,
};
const USUAL = 0.45;
/** Display depth under a surface from which a pixel may be of a line, and from which it is: shadows are shallower. */
const LINE_DEPTH = [0.22, 0.42] as const;
/** The darkest that a line becomes, display. */
const BLACKEST = 0.02;
/** Light on a region, as shares of the light on the picture's brightest surfaces. */
const DARKEST = 0.4;
const BRIGHTEST = 1.1;
/** Metres that the width of a picture shows, roughly, where no plane gives a scale. */
const WIDTHS = { exterior: 14, interior: 4.5 } as const;
const LEVEL: ReadonlySet<SceneClass> = new Set([
  'floor',
  'rug',
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
]);

/**
 * Lays the materials that a user chose for regions over a painted picture: in true size on the region's plane where one is
 * known, under the light and the lines that the picture shows there. Materials the library does not know change nothing.
 * @param picture RGB, painted from the same regions. @returns the same picture where there is nothing to lay.
 */
export function layWishedMaterials(
  picture: Raster,
  { draft, wishes }: WishedRegions,
  { space, seed }: LayOptions,
): Raster {
  const chosen = [...wishes].flatMap(([label, { material, class: own }]) =>
    material === undefined || material === null
      ? []
      : [{ label, material, own: own ?? (draft.regions[label] as RegionDraft).class }],
  );
  if (chosen.length === 0) return picture;
  const { width, height } = picture;
  const labels = layLabels(draft.labels, width, height);
  const painted = decodeColour(picture);
  const light = linearLuminance(painted);
  const out = createRaster(width, height, 3);
  out.data.set(picture.data);
  const albedo = createColourPlanes(width, height);
  const brightest = clamp(percentile(Array.from(light.filter((_, i) => i % 5 === 0)), 0.95), 0.04, 1);
  for (const { label, material, own } of chosen) {
    const region = draft.regions[label] as RegionDraft;
    const scale = draft.labels.width / width;
    const plane =
      draft.level !== undefined && LEVEL.has(own)
        ? scaleView(draft.level, scale)
        : planeOf(own, region.normal, draft.camera, scale, labels, label, WIDTHS[space]);
    const options = { seed, mmPerPixel: (1000 * WIDTHS[space]) / width };
    if (!layMaterialInRegion(albedo, { labels, label }, material, plane, options)) continue;
    relight(out, labels, label, albedo, light, ALBEDO[own] ?? USUAL, brightest);
  }
  return out;
}

function relight(
  out: Raster,
  { data }: LabelMap,
  label: number,
  albedo: ColourPlanes,
  light: Float32Array,
  usual: number,
  brightest: number,
): void {
  const own: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] === label) own.push(light[i] as number);
  if (own.length === 0) return;
  // Lines and joints are darker than the surface, glints lighter: the surface is what most of the upper half shows.
  const surface = Math.max(0.004, percentile(own, 0.7));
  const lit = clamp(surface / usual, DARKEST * brightest, BRIGHTEST * Math.max(brightest, 0.3));
  const shown = linearToSrgbFast(surface);
  for (let i = 0, p = 0; i < data.length; i++, p += 3) {
    if (data[i] !== label) continue;
    const k = lit * Math.min(1.5, (light[i] as number) / surface);
    const [r, g, b] = [albedo.r[i] as number, albedo.g[i] as number, albedo.b[i] as number];
    const depth = shown - linearToSrgbFast(light[i] as number);
    const keep = depth < LINE_DEPTH[0] ? 1 : deepened(0.2126 * r + 0.7152 * g + 0.0722 * b, lit, k, depth);
    out.data[p] = 255 * keep * linearToSrgbFast(r * k);
    out.data[p + 1] = 255 * keep * linearToSrgbFast(g * k);
    out.data[p + 2] = 255 * keep * linearToSrgbFast(b * k);
  }
}

/**
 * A line keeps its depth on a darker material, where its share of the surface would leave it too faint.
 * @returns what its display values are multiplied with
 */
function deepened(albedo: number, lit: number, k: number, depth: number): number {
  const now = linearToSrgbFast(albedo * k);
  const wanted = Math.max(BLACKEST, linearToSrgbFast(albedo * lit) - depth);
  if (wanted >= now) return 1;
  return 1 + (wanted / now - 1) * smoothstep(LINE_DEPTH[0], LINE_DEPTH[1], depth);
}

/** The plane of a region at the size of the result; null where the camera does not tell one. */
function planeOf(
  own: SceneClass,
  normal: RegionDraft['normal'],
  camera: DrawingCamera | undefined,
  scale: number,
  labels: LabelMap,
  label: number,
  metres: number,
): PlaneView | null {
  if (camera === undefined) return null;
  const pinhole = { focal: camera.focal / scale, cx: camera.cx / scale, cy: camera.cy / scale };
  const axes = [axisInCamera(camera, 0), axisInCamera(camera, 1), axisInCamera(camera, 2)] as const;
  if (LEVEL.has(own)) return viewPlane(pinhole, axes[0], axes[2], axes[1], 1000 * EYE_HEIGHT);
  if (normal === undefined) return null;
  const along = axes.map((a) => Math.abs(a[0] * normal[0] + a[1] * normal[1] + a[2] * normal[2]));
  const facing = along.indexOf(Math.max(...along));
  const [u, v] = facing === 0 ? [axes[2], axes[1]] : facing === 2 ? [axes[0], axes[1]] : [axes[2], axes[0]];
  const at = labels.data.indexOf(label);
  return viewPlaneThrough(
    pinhole,
    u,
    v,
    at % labels.width,
    Math.floor(at / labels.width),
    (1000 * metres) / labels.width,
  );
}
