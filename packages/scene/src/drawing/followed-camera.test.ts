import { FrameFindings, type Findings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { expect, test } from 'vitest';
import { analyseDrawing } from './analyse-drawing.ts';
import { drawPerspective, type KnownCamera } from './test/draw-perspective.ts';

const CAMERA: KnownCamera = { focal: 0.9, pitch: 6, yaw: 30 };
const DEGREE = Math.PI / 180;

function read(picture: Raster, before?: Findings) {
  const findings = new FrameFindings(before);
  return { camera: analyseDrawing(picture, { findings }).camera, kept: findings.kept };
}

/** With a small box of strokes somewhere. */
function withBox(picture: Raster): Raster {
  const data = new Uint8ClampedArray(picture.data);
  const { width } = picture;
  for (let x = 80; x < 120; x++)
    for (const y of [500, 540]) data.fill(20, 3 * (y * width + x), 3 * (y * width + x + 1));
  for (let y = 500; y < 540; y++)
    for (const x of [80, 120]) data.fill(20, 3 * (y * width + x), 3 * (y * width + x + 1));
  return { ...picture, data };
}

test('after a stroke the camera is that of the frame before, to the last digit', () => {
  const drawing = drawPerspective(CAMERA);
  const before = read(drawing);
  const { focal, pitch, yaw, horizonY } = read(withBox(drawing), before.kept).camera;
  expect({ ...before.camera, focal, pitch, yaw, horizonY }).toEqual(before.camera);
});

test('a frame of another size is read by itself', () => {
  const drawing = drawPerspective(CAMERA);
  const half = resizeArea(drawing, drawing.width / 2, drawing.height / 2);
  expect(read(half, read(drawing).kept).camera).toEqual(read(half).camera);
});

test('a model that was turned by eight degrees is seen to have turned', () => {
  const before = read(drawPerspective(CAMERA));
  const turned = drawPerspective({ ...CAMERA, yaw: CAMERA.yaw + 8 });
  const followed = read(turned, before.kept).camera;
  expect(followed).toEqual(read(turned).camera);
  expect(Math.abs(followed.yaw / DEGREE - CAMERA.yaw - 8)).toBeLessThan(0.5);
});
