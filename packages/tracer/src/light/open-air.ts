import type { AreaLight } from '../finishes/finish.ts';

/** Within a room sky comes through portals alone; what its windows look out on has it from everywhere. */
export function isOpen(
  room: { readonly width: number; readonly depth: number } | undefined,
  x: number,
  z: number,
): boolean {
  return room === undefined || Math.abs(x) > room.width / 2 + 0.3 || z > room.depth + 0.3 || z < -0.3;
}

/** Whether a ray that meets nothing brings the light of the sky: not through a portal, whose own rays bring it. */
export type SkyTest = (x: number, y: number, z: number, ray: Float32Array) => boolean;

const anywhere: SkyTest = () => true;

/** The test of a scene; in one without portals of its own every ray that leaves brings light. */
export function createSkyTest(scene: {
  readonly portalled: boolean;
  readonly lights: readonly AreaLight[];
}): SkyTest {
  const portals = scene.portalled ? scene.lights.filter((light) => light.portal) : [];
  if (portals.length === 0) return anywhere;
  return (x, y, z, ray) => !portals.some((portal) => passes(portal, x, y, z, ray));
}

function passes({ centre, a, b, normal }: AreaLight, x: number, y: number, z: number, ray: Float32Array) {
  if (normal === undefined) return false;
  const dx = ray[0] as number;
  const dy = ray[1] as number;
  const dz = ray[2] as number;
  const towards = dx * normal[0] + dy * normal[1] + dz * normal[2];
  // Out of the room alone: a portal gives no light the other way.
  if (towards >= -1e-6) return false;
  const t =
    ((centre[0] - x) * normal[0] + (centre[1] - y) * normal[1] + (centre[2] - z) * normal[2]) / towards;
  if (t <= 0) return false;
  const px = x + t * dx - centre[0];
  const py = y + t * dy - centre[1];
  const pz = z + t * dz - centre[2];
  const alongA = (px * a[0] + py * a[1] + pz * a[2]) / (a[0] ** 2 + a[1] ** 2 + a[2] ** 2);
  const alongB = (px * b[0] + py * b[1] + pz * b[2]) / (b[0] ** 2 + b[1] ** 2 + b[2] ** 2);
  return Math.abs(alongA) <= 1 && Math.abs(alongB) <= 1;
}
