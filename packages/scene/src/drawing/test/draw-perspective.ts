import type { Raster } from '@plumbline/imaging/raster.ts';
import { axisInCamera } from '../drawing-camera.ts';
import { drawLines, type Stroke } from './draw-lines.ts';

export interface KnownCamera {
  /** Focal length in widths of the picture. */
  readonly focal: number;
  /** Degrees; positive looks down. */
  readonly pitch: number;
  readonly yaw: number;
  /** Principal point below the middle, as a share of the height. */
  readonly shift?: number;
}

type Place = readonly [number, number, number];

/**
 * Two blocks with windows, a ground line and a hip roof, drawn by a camera that is known: what a camera found in the drawing is
 * measured against.
 */
export function drawPerspective(camera: KnownCamera, width = 1000, height = 660): Raster {
  const radians = Math.PI / 180;
  const angles = { pitch: camera.pitch * radians, yaw: camera.yaw * radians };
  const axes = [axisInCamera(angles, 0), axisInCamera(angles, 1), axisInCamera(angles, 2)] as const;
  const focal = camera.focal * width;
  // Metres from the eye along the three axes; the second points down.
  const project = ([x, y, z]: Place): readonly [number, number] | undefined => {
    const at = [0, 1, 2].map(
      (c) => x * (axes[0][c] as number) + y * (axes[1][c] as number) + z * (axes[2][c] as number),
    ) as [number, number, number];
    if (at[2] < 0.5) return undefined;
    return [
      width / 2 + (focal * at[0]) / at[2],
      height * (0.5 + (camera.shift ?? 0)) + (focal * at[1]) / at[2],
    ];
  };
  const strokes: Stroke[] = [];
  const line = (a: Place, b: Place): void => {
    const from = project(a);
    const to = project(b);
    if (from !== undefined && to !== undefined) strokes.push({ from, to, width: 1.4 });
  };
  // The blocks stand in front of the camera, whichever way its axes are turned.
  const distance = 9 * Math.max(1, camera.focal);
  const cx = -distance * Math.sin(angles.yaw);
  const cz = distance * Math.cos(angles.yaw);
  const block = (x: number, z: number, w: number, d: number, top: number, rows: number): void => {
    const floor = 1.6;
    for (const y of [floor, top]) {
      line([x, y, z], [x + w, y, z]);
      line([x + w, y, z], [x + w, y, z + d]);
      line([x + w, y, z + d], [x, y, z + d]);
      line([x, y, z + d], [x, y, z]);
    }
    for (const [px, pz] of [
      [x, z],
      [x + w, z],
      [x + w, z + d],
      [x, z + d],
    ] as const)
      line([px, floor, pz], [px, top, pz]);
    for (let row = 0; row < rows; row++) {
      const y = top + 0.5 + row * 1.6;
      for (let k = 0; k < 3; k++) {
        const u = x + w * (0.12 + 0.3 * k);
        const v = z + d * (0.12 + 0.3 * k);
        frame([u, y, z], [w * 0.17, 0, 0], 0.9);
        frame([x, y, v], [0, 0, d * 0.17], 0.9);
        frame([x + w, y, v], [0, 0, d * 0.17], 0.9);
      }
    }
  };
  const frame = ([x, y, z]: Place, [dx, , dz]: Place, high: number): void => {
    line([x, y, z], [x + dx, y, z + dz]);
    line([x, y + high, z], [x + dx, y + high, z + dz]);
    line([x, y, z], [x, y + high, z]);
    line([x + dx, y, z + dz], [x + dx, y + high, z + dz]);
  };
  block(cx - 3, cz - 2, 4.5, 4, -2.4, 2);
  block(cx + 2.2, cz - 1, 2.6, 3, -0.9, 1);
  const ridge: Place = [cx - 0.75, -4, cz];
  for (const [dx, dz] of [
    [-2.25, -2],
    [2.25, -2],
    [2.25, 2],
    [-2.25, 2],
  ] as const)
    line(ridge, [cx - 0.75 + dx, -2.4, cz + dz]);
  return drawLines(width, height, strokes);
}
