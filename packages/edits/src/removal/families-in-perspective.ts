import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { TransformFamily } from '@plumbline/imaging/synthesis/transform-family.ts';
import { findModelStrokes } from '@plumbline/scene/drawing/model-strokes.ts';
import { planeFamilies } from './plane-families.ts';

/** Longest edge at which the camera is read. */
const CAMERA_EDGE = 1024;

/** Shifts along the planes of the picture's camera; none where it has no perspective. */
export function familiesInPerspective(picture: Raster): TransformFamily[] {
  const { width, height } = fitWithin(picture.width, picture.height, CAMERA_EDGE);
  const { camera } = findModelStrokes(greyscale(resizeArea(picture, width, height)));
  return camera && Number.isFinite(camera.focal) ? planeFamilies(camera, width / picture.width) : [];
}
