import type { Vector3 } from '../model/model.ts';

/** A part of a made building, in metres, y up. */
export interface BuildingPart {
  readonly name: string;
  readonly layer: string;
  readonly material: string;
  readonly corners: readonly Vector3[];
  /** Convex and flat, counter-clockwise seen from outside, of corners by their numbers. */
  readonly sides: readonly (readonly number[])[];
}

export interface BuildingMaterial {
  /** Red, green, blue and opacity, 0…1. */
  readonly colour: readonly [number, number, number, number];
  /** One repeat of a picture, and how wide it is in metres. */
  readonly texture?: { readonly png: Uint8Array; readonly widthM: number };
}

export interface BuildingView {
  readonly name: string;
  readonly eye: Vector3;
  /** Radians, to the left of −z. */
  readonly turn: number;
}

export interface Building {
  readonly parts: readonly BuildingPart[];
  readonly materials: Readonly<Record<string, BuildingMaterial>>;
  readonly views: readonly BuildingView[];
}

/** Corners of each side of a part, and where its picture lies on them: in repeats, level on what stands and by x and z on what lies. */
export function sidesOf(
  { corners, sides }: Pick<BuildingPart, 'corners' | 'sides'>,
  widthM = 1,
): { readonly corners: readonly Vector3[]; readonly uvs: readonly (readonly [number, number])[] }[] {
  return sides.map((side) => {
    const own = side.map((at): Vector3 => corners[at] ?? [0, 0, 0]);
    const [nx, ny, nz] = normalOf(own);
    const level = Math.hypot(nx, nz);
    return {
      corners: own,
      uvs: own.map(([x, y, z]): readonly [number, number] =>
        Math.abs(ny) > 0.9
          ? [x / widthM, -z / widthM]
          : [(x * nz - z * nx) / level / widthM, y / level / widthM],
      ),
    };
  });
}

/** Of triangles that fan out from the first corner. */
export function fan(corners: number): number[] {
  return Array.from({ length: corners - 2 }, (_, at) => [0, at + 1, at + 2]).flat();
}

function normalOf([a = [0, 0, 0], b = a, c = a]: readonly Vector3[]): Vector3 {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
