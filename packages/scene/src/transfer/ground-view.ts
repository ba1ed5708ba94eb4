import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { DrawingCamera } from '../drawing/drawing-camera.ts';
import { createFloorPlane, type FloorPlane } from '../drawing/floor-plane.ts';
import { findModelStrokes } from '../drawing/model-strokes.ts';

/** Straight edges are looked for at this longest edge. */
const SEARCH_EDGE = 640;

/** Shares of the height between which the horizon of a camera is believed. */
const HIGHEST_HORIZON = 0.1;
const LOWEST_HORIZON = 0.72;

/** The floor of a picture seen through its camera, in pixels of the picture; a level view ahead where no camera is sure. */
export function viewGround(picture: Raster): { readonly plane: FloorPlane; readonly sure: boolean } {
  const { width, height } = fitWithin(picture.width, picture.height, SEARCH_EDGE);
  const { camera } = findModelStrokes(greyscale(resizeArea(picture, width, height)));
  const sure =
    camera !== null &&
    camera.horizonY > HIGHEST_HORIZON * height &&
    camera.horizonY < LOWEST_HORIZON * height;
  const used = sure ? camera : levelView(width, height);
  const k = picture.width / width;
  return {
    plane: createFloorPlane({
      ...used,
      focal: used.focal * k,
      cx: used.cx * k,
      cy: used.cy * k,
      horizonY: used.horizonY * k,
    }),
    sure,
  };
}

function levelView(width: number, height: number): DrawingCamera {
  const focal = 0.9 * width;
  const horizonY = 0.42 * height;
  const pitch = Math.atan2(0.5 * height - horizonY, focal);
  return { focal, cx: width / 2, cy: height / 2, pitch, yaw: 0, horizonY, support: 0, axisAligned: 0 };
}
