import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';

/** What every pixel of a picture truly shows. */
export interface PictureTruth {
  /** Code of the class, see `codeOf`; 0 is not asked. */
  readonly classes: Uint8Array;
  /** Number of the window or door, 0 none. */
  readonly openings: Uint16Array;
}

/** A picture whose truth is known, pixel by pixel. */
export interface DrawnPicture {
  readonly picture: Raster;
  readonly truth: PictureTruth;
  /** Absent once a sheet was photographed: what is drawn then has no camera of its own. */
  readonly camera?: ViewCamera;
}

/** From a pixel of the new picture to the place in the old one; undefined beyond it. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number] | undefined;

/** The picture drawn through a warp, and its truth with it. The camera stays: a warp that moves it drops it. */
export function warpPicture(
  drawn: DrawnPicture,
  warp: Warp,
  beyond: readonly [number, number, number],
): DrawnPicture {
  const { width, height } = drawn.picture;
  const { data } = drawn.picture;
  const out: Raster = { width, height, channels: 3, data: new Uint8ClampedArray(width * height * 3) };
  const classes = new Uint8Array(width * height);
  const openings = new Uint16Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const place = warp(x, y);
      const [u, v] = place ?? [-1, -1];
      if (u < 0 || v < 0 || u > width - 1 || v > height - 1) {
        out.data.set(beyond, 3 * i);
        continue;
      }
      const x0 = Math.min(width - 2, Math.floor(u));
      const y0 = Math.min(height - 2, Math.floor(v));
      const at = y0 * width + x0;
      for (let c = 0; c < 3; c++) {
        const top = mix(data[3 * at + c] as number, data[3 * (at + 1) + c] as number, u - x0);
        const low = mix(
          data[3 * (at + width) + c] as number,
          data[3 * (at + width + 1) + c] as number,
          u - x0,
        );
        out.data[3 * i + c] = mix(top, low, v - y0);
      }
      const from = Math.round(v) * width + Math.round(u);
      classes[i] = drawn.truth.classes[from] as number;
      openings[i] = drawn.truth.openings[from] as number;
    }
  return { ...drawn, picture: out, truth: { classes, openings } };
}

/** The picture at another size, camera and truth with it. */
export function resizeDrawn(drawn: DrawnPicture, edge: number): DrawnPicture {
  const { picture, truth, camera } = drawn;
  const k = edge / Math.max(picture.width, picture.height);
  const width = Math.round(picture.width * k);
  const height = Math.round(picture.height * k);
  const classes = new Uint8Array(width * height);
  const openings = new Uint16Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.min(picture.width - 1, Math.floor((x + 0.5) / k));
      const v = Math.min(picture.height - 1, Math.floor((y + 0.5) / k));
      classes[y * width + x] = truth.classes[v * picture.width + u] as number;
      openings[y * width + x] = truth.openings[v * picture.width + u] as number;
    }
  return {
    picture: resizeArea(picture, width, height),
    truth: { classes, openings },
    ...(camera === undefined ? {} : { camera: resizeCamera(camera, width, height) }),
  };
}

function resizeCamera(camera: ViewCamera, width: number, height: number): ViewCamera {
  const k = width / camera.width;
  return {
    ...camera,
    width,
    height,
    focal: k * camera.focal,
    centreX: k * camera.centreX,
    horizonY: k * camera.horizonY,
  };
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
