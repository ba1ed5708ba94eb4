import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';
import type { RawSegment } from '@plumbline/scene/drawing/line-segments.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { findModelStrokes } from '@plumbline/scene/drawing/model-strokes.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';

/** Longest edge at which a picture's straight edges, planes and light are read. */
const VIEW_EDGE = 1024;
/** Millimetres that the width of a picture shows, roughly, where nothing gives a scale. */
const USUAL_WIDTH_MM: Readonly<Record<Space | 'item' | 'plan', number>> = {
  exterior: 20_000,
  plan: 15_000,
  interior: 4_500,
  item: 1_100,
};
/** Where the horizon of a photo lies that shows no straight edges: as a standing person holds a camera. */
const USUAL_HORIZON = 0.42;
const USUAL_FOCAL = 0.9;

/** What a picture tells of the space it shows, in pixels of `picture`. */
export interface PictureView {
  /** RGB, at the reading size. */
  readonly picture: Raster;
  /** Pixels of `picture` per pixel of the base. */
  readonly scale: number;
  readonly kind: ImageKind;
  readonly space: Space;
  /** Null where straight edges agree on none. */
  readonly camera: DrawingCamera | null;
  /** A level view that a standing person has, for ground that no camera is found for. */
  readonly assumed: DrawingCamera;
  readonly segments: readonly RawSegment[];
  /** Millimetres a pixel at the usual distance. */
  readonly usualMmPerPixel: number;
}

/** Reads a picture's camera from its straight edges. @param base RGB. */
export function viewPicture(base: Raster, kind: ImageKind, space: Space): PictureView {
  const { width, height } = fitWithin(base.width, base.height, VIEW_EDGE);
  const picture = resizeArea(base, width, height);
  const { camera, segments } = findModelStrokes(greyscale(picture));
  const focal = USUAL_FOCAL * width;
  const horizonY = USUAL_HORIZON * height;
  return {
    picture,
    scale: width / base.width,
    kind,
    space,
    camera,
    assumed: {
      focal,
      cx: width / 2,
      cy: horizonY,
      pitch: 0,
      yaw: 0,
      horizonY,
      support: 0,
      axisAligned: 0,
    },
    segments,
    usualMmPerPixel:
      USUAL_WIDTH_MM[isItemShot(picture, kind) ? 'item' : kind === 'plan' ? 'plan' : space] / width,
  };
}

/** Neighbouring border pixels of a plain backdrop step less than this (8-bit), and so many of them do. */
const PLAIN_STEP = 14;
const PLAIN_SHARE = 0.9;

/** Whether a picture shows one thing before a plain backdrop: its border is even all round. */
function isItemShot({ width, height, data }: Raster, kind: ImageKind): boolean {
  // Drawings and models of whole buildings stand on blank paper too.
  if (kind !== 'photo' && kind !== 'colour') return false;
  const first = [0, 1, 2].map((c) => data[c] as number);
  let even = 0;
  let tried = 0;
  const look = (x: number, y: number): void => {
    const p = 3 * (y * width + x);
    tried++;
    if (first.every((v, c) => Math.abs((data[p + c] as number) - v) < PLAIN_STEP)) even++;
  };
  for (let x = 0; x < width; x += 2) {
    look(x, 0);
    look(x, height - 1);
  }
  for (let y = 0; y < height; y += 2) {
    look(0, y);
    look(width - 1, y);
  }
  return even > PLAIN_SHARE * tried;
}

/** Whether ground may be assumed where no camera was found: not on a drawing, which then is an elevation or a loose sketch. */
export function mayAssumeGround({ camera, kind }: PictureView): boolean {
  return camera === null && !isDrawn(kind);
}
