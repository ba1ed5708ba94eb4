import type { ReadScene } from '@plumbline/scene/pictures/read-scene.ts';
import { dot } from '@plumbline/scene/geometry/places.ts';
import { placeOf } from '@plumbline/scene/geometry/ray-depth.ts';
import type { Place, RegionGeometry } from '@plumbline/scene/scene-value/scene-geometry.ts';
import type { TracedDesign } from '../pictures/trace-design.ts';

/** Medians over the pixels of a picture. */
export interface GeometryErrors {
  /** Of the depth ahead, as a share of the true one, at the scale that fits best: a drawing tells no metres. */
  readonly depth: number;
  /** Degrees between the planes, of what lies on planes. */
  readonly normal: number;
  /** Metres of ours for a true one. */
  readonly scale: number;
  /** Share of the pixels of solid things that this is asked of. */
  readonly asked: number;
}

/** Every so many pixels, across and down, the geometry is asked. */
const GRID = 3;

/** How far a drawing that stood up is from the design that it was drawn from. */
export function geometryError(
  { camera, samples }: TracedDesign,
  { scene, labels }: ReadScene,
): GeometryErrors {
  const { geometry } = scene;
  if (geometry === null) throw new RangeError('a drawing without a camera does not stand up');
  const { width, height } = camera;
  const byLabel = new Map(geometry.regions.map((region) => [Number(region.id.slice(1)), region]));
  const k = labels.width / width;
  const ratios: number[] = [];
  const angles: number[] = [];
  let solid = 0;
  const [cosYaw, sinYaw] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  const [cosPitch, sinPitch] = [Math.cos(camera.pitch), Math.sin(camera.pitch)];
  /** Of a true direction, in its own camera: right, down, ahead. */
  const inCamera = (x: number, y: number, z: number): Place => {
    const flat = x * sinYaw + z * cosYaw;
    return [x * cosYaw - z * sinYaw, -(y * cosPitch + flat * sinPitch), flat * cosPitch - y * sinPitch];
  };
  for (let y = 1; y < height; y += GRID)
    for (let x = 1; x < width; x += GRID) {
      const i = y * width + x;
      if ((samples.distance[i] as number) === 0 || (samples.pane[i] as number) > 0) continue;
      solid++;
      const u = Math.min(labels.width - 1, Math.floor((x + 0.5) * k));
      const v = Math.min(labels.height - 1, Math.floor((y + 0.5) * k));
      const region = byLabel.get(labels.data[v * labels.width + u] as number);
      if (region === undefined) continue;
      const at = (c: 0 | 1 | 2): number => (samples.place[3 * i + c] as number) - camera.eye[c];
      const truly = inCamera(at(0), at(1), at(2))[2];
      const [px, py, pz] = placeOf(geometry, region, [x + 0.5, y + 0.5]);
      const [ex, ey, ez] = geometry.camera.position;
      ratios.push(dot([px - ex, py - ey, pz - ez], geometry.camera.ahead) / truly);
      if (region.part !== 'backdrop')
        angles.push(
          degreesBetween(
            inCamera(
              samples.normal[3 * i] as number,
              samples.normal[3 * i + 1] as number,
              samples.normal[3 * i + 2] as number,
            ),
            normalInCamera(geometry.camera, region),
          ),
        );
    }
  const scale = medianOf(ratios);
  return {
    depth: medianOf(ratios.map((ratio) => Math.abs(ratio / scale - 1))),
    normal: medianOf(angles),
    scale,
    asked: ratios.length / Math.max(1, solid),
  };
}

function normalInCamera(
  { right, down, ahead }: { readonly right: Place; readonly down: Place; readonly ahead: Place },
  { normal }: RegionGeometry,
): Place {
  return [dot(normal, right), dot(normal, down), dot(normal, ahead)];
}

function degreesBetween(a: Place, b: Place): number {
  const cos = dot(a, b) / (Math.hypot(...a) * Math.hypot(...b) || 1);
  return (Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI;
}

/** The middle one. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
