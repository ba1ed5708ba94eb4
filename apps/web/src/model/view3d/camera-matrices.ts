import type { CameraBasis } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds, Vector3 } from '@plumbline/models/model/model.ts';
import { Matrix4 } from 'three';

/** From the model's frame to the eye's: x to the right, y up, z towards who looks. */
export function viewMatrix({ eye, right, up, forward }: CameraBasis): Matrix4 {
  const off = (axis: Vector3) => -(axis[0] * eye[0] + axis[1] * eye[1] + axis[2] * eye[2]);
  return new Matrix4().set(
    ...[right[0], right[1], right[2], off(right)],
    ...[up[0], up[1], up[2], off(up)],
    ...[-forward[0], -forward[1], -forward[2], -off(forward)],
    ...[0, 0, 0, 1],
  );
}

/**
 * Exactly the picture of a camera: its middle need not be the middle of the picture.
 *
 * @param shift pixels that everything is moved by: less than one, for smooth edges.
 */
export function projectionMatrix(
  { parallel, focal, centreX, centreY }: CameraBasis,
  width: number,
  height: number,
  near: number,
  far: number,
  shift: readonly [number, number] = [0, 0],
): Matrix4 {
  const x = (2 * (centreX + shift[0])) / width - 1;
  const y = 1 - (2 * (centreY + shift[1])) / height;
  if (parallel)
    return new Matrix4().set(
      ...[(2 * focal) / width, 0, 0, x],
      ...[0, (2 * focal) / height, 0, y],
      ...[0, 0, 2 / (near - far), (far + near) / (near - far)],
      ...[0, 0, 0, 1],
    );
  return new Matrix4().set(
    ...[(2 * focal) / width, 0, -x, 0],
    ...[0, (2 * focal) / height, -y, 0],
    ...[0, 0, (far + near) / (near - far), (2 * far * near) / (near - far)],
    ...[0, 0, -1, 0],
  );
}

/**
 * Metres between which everything lies; of a perspective as far from the eye as it can be, because depths are told apart by their ratio,
 * and in parallel also behind it.
 */
export function nearAndFar(basis: CameraBasis, { min, max }: Bounds): readonly [near: number, far: number] {
  let nearest = Infinity;
  let farthest = -Infinity;
  for (let corner = 0; corner < 8; corner += 1) {
    const depth = [0, 1, 2].reduce((sum, axis) => {
      const value = (corner & (1 << axis) ? max[axis] : min[axis]) ?? 0;
      return sum + (value - (basis.eye[axis] ?? 0)) * (basis.forward[axis] ?? 0);
    }, 0);
    nearest = Math.min(nearest, depth);
    farthest = Math.max(farthest, depth);
  }
  if (basis.parallel) {
    const beyond = (farthest - nearest) * 0.02 + 1;
    return [nearest - beyond, farthest + beyond];
  }
  const far = Math.max(1, farthest * 1.02 + 1);
  return [Math.max(0.04, far / 200_000, Math.min(nearest * 0.95, far * 0.5)), far];
}
