import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { ModelScene } from './create-model-scene.ts';
import type { ModelBuffers } from './request/model-request.ts';
import type { PictureTile } from './outlines/split-picture.ts';

/** Writes what the middles of a tile's pixels meet into the buffers of the whole picture. */
export function writeBuffers(
  { materialOf }: ModelScene,
  samples: Samples,
  camera: ViewCamera,
  { left, top, inner }: PictureTile,
  pictureWidth: number,
  { things, materials, depth }: ModelBuffers,
): void {
  const { yaw, pitch } = camera;
  const axis = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)] as const;
  for (let y = inner.top; y < inner.bottom; y++)
    for (let x = inner.left; x < inner.right; x++) {
      const s = (y - top) * camera.width + x - left;
      const pane = samples.pane[s] as number;
      const distance = pane > 0 ? pane : (samples.distance[s] as number);
      if (distance === 0) continue;
      const i = y * pictureWidth + x;
      const ray = samples.ray;
      const cos =
        (ray[3 * s] as number) * axis[0] +
        (ray[3 * s + 1] as number) * axis[1] +
        (ray[3 * s + 2] as number) * axis[2];
      depth[i] = distance * cos;
      things[i] = (pane > 0 ? samples.paneThing[s] : samples.thing[s]) as number;
      const finish = (pane > 0 ? samples.paneFinish[s] : samples.finish[s]) as number;
      materials[i] = (materialOf[finish] as number) + 1;
    }
}
