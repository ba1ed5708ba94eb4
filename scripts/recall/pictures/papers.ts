import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { hashNoise, seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { applyHomography, homographyBetween, rectangleCorners } from '@plumbline/imaging/warp/homography.ts';
import { type DrawnPicture, warpPicture } from './drawn-picture.ts';

const SCANNED = [226, 224, 218] as const;
const DESK = [92, 70, 54] as const;

/** Laid a little askew on the glass of a scanner: uneven grey paper, grain, specks, a dark fold. */
export function scanSheet(drawn: DrawnPicture, seed: number): DrawnPicture {
  const random = seededRandom(seed);
  const turn = (0.4 + 0.6 * random()) * (random() < 0.5 ? -1 : 1) * (Math.PI / 180);
  const { width, height } = drawn.picture;
  const laid = warpPicture(drawn, turnAbout(width, height, turn), SCANNED);
  const fold = width * (0.3 + 0.4 * random());
  const edge = Math.max(width, height);
  return changeTones(laid, (x, y) => {
    const cloud = fractalNoise((5 * x) / edge, (5 * y) / edge, 3, seed);
    const grain = hashNoise(x, y, seed) - 0.5;
    const speck = hashNoise(x >> 1, y >> 1, seed + 1) > 0.9997 ? 0.6 : 1;
    const crease = 1 - 0.1 * Math.exp(-(((x - fold) / 2.5) ** 2));
    const light = (0.86 + 0.1 * cloud) * speck * crease;
    return [light, 0.99 * light, 0.965 * light, 7 * grain];
  });
}

/** A sheet on a desk by a window, taken with a phone from aside: in perspective, warm, darker to one side, a shadow across, a little soft. */
export function photographSheet(drawn: DrawnPicture, seed: number): DrawnPicture {
  const random = seededRandom(seed);
  const { width, height } = drawn.picture;
  const inset = (): number => 0.015 + 0.05 * random();
  const seen = [
    { x: width * (0.03 + inset()), y: height * inset() },
    { x: width * (0.97 - inset()), y: height * inset() },
    { x: width * (1 - inset() / 2), y: height * (1 - inset() / 2) },
    { x: width * (inset() / 2), y: height * (1 - inset() / 2) },
  ] as const;
  const back = homographyBetween(seen, rectangleCorners(width, height));
  if (back === undefined) throw new Error('the corners of the sheet lie on a line');
  const { picture, truth } = warpPicture(
    drawn,
    (x, y) => {
      const place = applyHomography(back, { x, y });
      return place && [place.x, place.y];
    },
    DESK,
  );
  const shadow = 0.25 + 0.5 * random();
  const lit = changeTones({ picture: blurPicture(picture, 0.6), truth }, (x, y) => {
    const [u, v] = [x / width, y / height];
    const dark = 1 / (1 + Math.exp(-30 * (u + 0.4 * v - shadow - 0.35)));
    const light = (0.94 - 0.2 * u - 0.08 * v) * (1 - 0.14 * dark);
    return [light, 0.955 * light, 0.87 * light, 6 * (hashNoise(x, y, seed) - 0.5)];
  });
  return lit;
}

function turnAbout(width: number, height: number, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [width / 2, height / 2];
  return (x: number, y: number): readonly [number, number] => [
    cx + cos * (x - cx) - sin * (y - cy),
    cy + sin * (x - cx) + cos * (y - cy),
  ];
}

/** Multiplies the three channels of each pixel and adds grain to them. */
function changeTones(
  drawn: DrawnPicture,
  toneAt: (x: number, y: number) => readonly [r: number, g: number, b: number, grain: number],
): DrawnPicture {
  const { width, height, data } = drawn.picture;
  const picture: Raster = { ...drawn.picture, data: new Uint8ClampedArray(data.length) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = 3 * (y * width + x);
      const tone = toneAt(x, y);
      for (let c = 0; c < 3; c++)
        picture.data[p + c] = (data[p + c] as number) * (tone[c] as number) + tone[3];
    }
  return { ...drawn, picture };
}

function blurPicture(picture: Raster, sigma: number): Raster {
  const { width, height } = picture;
  const out: Raster = { ...picture, data: new Uint8ClampedArray(picture.data.length) };
  for (let c = 0; c < 3; c++) {
    const channel = new Float32Array(width * height);
    for (let i = 0; i < channel.length; i++) channel[i] = picture.data[3 * i + c] as number;
    const soft = gaussianBlur({ width, height, data: channel }, sigma);
    for (let i = 0; i < channel.length; i++) out.data[3 * i + c] = soft.data[i] as number;
  }
  return out;
}
