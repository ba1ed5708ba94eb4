import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import type { RegionSaid } from '@plumbline/core/scenes/scene-reading.ts';
import type { GeometryBasis, Place } from '@plumbline/scene/scene-value/scene-geometry.ts';
import { standUp } from '@plumbline/scene/geometry/stand-up.ts';

/**
 * A kept reading in space.
 * @param basis as `readPictureScene` gave it, of this version of readings
 */
export function standReadingUp(basis: object, said: Readonly<Record<string, RegionSaid>>): SceneGeometry {
  const { camera, shell, farM, regions } = standUp(basis as GeometryBasis, new Map(Object.entries(said)));
  return {
    version: 1,
    camera: {
      focalPx: camera.focalPx,
      principal: [...camera.principal],
      position: numbers(camera.position),
      right: numbers(camera.right),
      down: numbers(camera.down),
      ahead: numbers(camera.ahead),
    },
    shell: shell.map((plane) => ({ ...plane, normal: numbers(plane.normal) })),
    farM,
    regions: regions.map((region) => ({
      ...region,
      normal: numbers(region.normal),
      contact: region.contact && numbers(region.contact),
    })),
  };
}

/** JSON knows no −0. */
function numbers([x, y, z]: Place): [number, number, number] {
  return [x + 0, y + 0, z + 0];
}
