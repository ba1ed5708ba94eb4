import type { Bounds, Vector3 } from '@plumbline/models/model/model.ts';
import { Matrix4, Vector3 as Vector } from 'three';

/** Towards the sun: north is −z, east is +x, azimuth clockwise from north; radians. */
export function towardsSun(azimuth: number, elevation: number): Vector3 {
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, Math.sin(elevation), -Math.cos(azimuth) * flat];
}

/** The parallel camera from which the sun sees the whole model, as one matrix, and how many metres it sees. */
export function shadowBox(
  { min, max }: Bounds,
  sun: Vector3,
): { readonly matrix: Matrix4; readonly across: number } {
  const middle = new Vector((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2);
  const radius = Math.max(0.5, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2);
  const towards = new Vector(...sun);
  const side = Math.abs(towards.y) > 0.99 ? new Vector(1, 0, 0) : new Vector(0, 1, 0);
  const right = new Vector().crossVectors(side, towards).normalize();
  const up = new Vector().crossVectors(towards, right);
  const eye = middle.clone().addScaledVector(towards, radius * 2);
  const rows = new Matrix4().set(
    ...[right.x, right.y, right.z, -right.dot(eye)],
    ...[up.x, up.y, up.z, -up.dot(eye)],
    ...[towards.x, towards.y, towards.z, -towards.dot(eye)],
    ...[0, 0, 0, 1],
  );
  const [near, far] = [radius * 0.9, radius * 3.1];
  const flat = new Matrix4().set(
    ...[1 / radius, 0, 0, 0],
    ...[0, 1 / radius, 0, 0],
    ...[0, 0, -2 / (far - near), -(far + near) / (far - near)],
    ...[0, 0, 0, 1],
  );
  return { matrix: flat.multiply(rows), across: radius * 2 };
}
