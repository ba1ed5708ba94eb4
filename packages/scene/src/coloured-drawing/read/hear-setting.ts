import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { type BitMask, createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { findPlainBackdrop } from '../../backdrop/find-plain-backdrop.ts';
import { laySharesAlong } from '../../learned/lay-shares.ts';
import { type HeardSetting, Setting } from '../../model-screenshot/read/heard-setting.ts';
import { planeOfClasses } from '../../learned/plane-of-classes.ts';

/** What is asked for at each pixel: air, the sheet itself, ground, ground that grows, and whatever stands before them. */
const ASKED: readonly (readonly PixelClass[])[] = [
  ['sky'],
  ['paper', 'annotation', 'plan-outside'],
  ['paving', 'water', 'floor', 'stair'],
  ['lawn'],
  [
    'wall',
    'ceiling',
    'roof',
    'window',
    'door',
    'furniture',
    'joinery',
    'fabric',
    'rug',
    'curtain',
    'plant',
    'lamp',
    'person',
    'vehicle',
    'railing',
    'other',
  ],
];

/** Share of the bottom border from which what is plain at the top is a sheet and no sky. */
const GOES_ON = 0.4;
/** Share of the picture that clouds, birds and kites take at most: what nothing joins to the ground. */
const FLOATING = 0.03;

/**
 * Sky and ground of a coloured drawing as the net of pixels sees them, laid along the edges of its light: what is painted has no plain backdrop to be told by.
 * @param cameraHorizon row of the horizon by the camera, or null. @param picture whose paper is white
 */
export function hearSetting(
  pixels: PixelReading,
  picture: DisplayPlanes,
  cameraHorizon: number | null,
): HeardSetting {
  const { width, height } = picture.light;
  const plain = findPlainBackdrop(picture);
  const onSheet = plain !== undefined && plain.bottom > GOES_ON;
  const sheet = onSheet ? plain.mask.slice() : new Uint8Array(width * height);
  const parts = likeliestParts(pixels, picture.light, sheet);
  if (!onSheet)
    growSky(
      parts,
      picture,
      cameraHorizon ?? UNTOLD * height,
      (i) => (isGround(parts[i]) || sheet[i] === 1) && isBare(picture, i),
    );
  const horizonY = placeHorizon(parts, picture.light, cameraHorizon, onSheet);
  for (let i = 0; i < parts.length; i++)
    if (sheet[i] === 1 && parts[i] !== Setting.sky)
      parts[i] = Math.floor(i / width) < horizonY ? Setting.sky : Setting.paving;
  takePaleGround(parts, picture, horizonY);
  growSky(parts, picture, horizonY, (i) => isGround(parts[i]) || isBlue(picture, i));
  dropFloating(parts, picture.light, horizonY);
  dropGlints(parts, picture);
  takeFringe(parts, picture);
  const sky = parts.reduce((sum, part) => sum + (part === Setting.sky ? 1 : 0), 0) / parts.length;
  return { parts, bare: bareGround(parts, picture), horizonY, sky, onSheet };
}

/** The likeliest part of each pixel; what is neither air nor ground nor a thing goes to the sheet, in place. */
function likeliestParts(pixels: PixelReading, light: Plane, sheet: Uint8Array): Uint8Array {
  const { width, height } = light;
  const laid = laySharesAlong(
    ASKED.map((classes) => planeOfClasses(pixels, classes)),
    light,
  );
  const parts = new Uint8Array(width * height);
  const shares = new Float32Array(width * laid.count);
  for (let y = 0, i = 0; y < height; y++) {
    laid.row(y, shares);
    for (let x = 0; x < width; x++, i++) {
      const at = x * laid.count;
      const air = shares[at] as number;
      const paper = shares[at + 1] as number;
      const paved = shares[at + 2] as number;
      const lawn = shares[at + 3] as number;
      const thing = shares[at + 4] as number;
      const most = Math.max(air + paper, paved + lawn, thing);
      if (most === thing) sheet[i] = 0;
      else if (most === paved + lawn) parts[i] = lawn > paved ? Setting.lawn : Setting.paving;
      else if (paper > air) sheet[i] = 1;
      else parts[i] = Setting.sky;
    }
  }
  return parts;
}

/** Share of the width at each side in which the horizon is looked for, and the share of a side's row that is sky. */
const FLANK = 0.08;
const STILL_SKY = 0.5;
/** Bounds of the horizon, and where it lies if nothing tells, by the picture's height. */
const HIGHEST = 0.3;
const LOWEST = 0.85;
const UNTOLD = 0.6;

/** By the camera, or else where the sky ends at the sides: a sheet tells nothing there. */
function placeHorizon(
  parts: Uint8Array,
  { width, height }: Plane,
  camera: number | null,
  onSheet: boolean,
): number {
  const within = (row: number): number => Math.min(LOWEST * height, Math.max(HIGHEST * height, row));
  if (camera !== null) return within(camera);
  if (onSheet) return UNTOLD * height;
  const flank = Math.max(1, Math.round(FLANK * width));
  let lowest = -1;
  for (let y = 0; y < height; y++) {
    let left = 0;
    let right = 0;
    for (let x = 0; x < flank; x++) {
      if (parts[y * width + x] === Setting.sky) left++;
      if (parts[(y + 1) * width - 1 - x] === Setting.sky) right++;
    }
    if (Math.max(left, right) > STILL_SKY * flank) lowest = y;
  }
  return within(lowest < 0 ? UNTOLD * height : lowest);
}

/** The least channel of a sheet that was left bare, display 0…1, and how far its channels differ. */
const BARE = 0.84;
const BARE_CHROMA = 0.1;

function isBare({ r, g, b }: DisplayPlanes, i: number): boolean {
  const [red, green, blue] = [r.data[i] as number, g.data[i] as number, b.data[i] as number];
  const least = Math.min(red, green, blue);
  return least > BARE && Math.max(red, green, blue) - least < BARE_CHROMA;
}

/** No ground is as pale as the sheet above the horizon: that is air, in place. */
function takePaleGround(parts: Uint8Array, picture: DisplayPlanes, horizonY: number): void {
  const end = Math.floor(horizonY) * picture.light.width;
  for (let i = 0; i < end; i++) if (isGround(parts[i]) && isBare(picture, i)) parts[i] = Setting.sky;
}

/** By how much its blue outdoes its red that shows a sky whatever the net takes it for. */
const BLUE = 0.12;

function isBlue({ r, g, b }: DisplayPlanes, i: number): boolean {
  const blue = b.data[i] as number;
  return blue > (r.data[i] as number) + BLUE && blue > (g.data[i] as number);
}

function isGround(part: number | undefined): boolean {
  return part === Setting.paving || part === Setting.lawn;
}

/** Change from pixel to pixel, display 0…1, up to which a sky goes on. */
const GOES_ON_STEP = 0.012;

/** Sky goes on above a row over what may be of it, as far as no edge parts them, in place. */
function growSky(
  parts: Uint8Array,
  { r, g, b }: DisplayPlanes,
  lowest: number,
  mayBeSky: (i: number) => boolean,
): void {
  const { width } = r;
  const end = Math.floor(lowest) * width;
  const stack: number[] = [];
  for (let i = 0; i < end; i++) if (parts[i] === Setting.sky) stack.push(i);
  const near = (plane: Plane, i: number, j: number): boolean =>
    Math.abs((plane.data[i] as number) - (plane.data[j] as number)) < GOES_ON_STEP;
  const visit = (i: number, j: number): void => {
    if (!mayBeSky(j) || parts[j] === Setting.sky || !near(r, i, j) || !near(g, i, j) || !near(b, i, j))
      return;
    parts[j] = Setting.sky;
    stack.push(j);
  };
  while (stack.length > 0) {
    const i = stack.pop() as number;
    if (i % width > 0) visit(i, i - 1);
    if (i % width < width - 1) visit(i, i + 1);
    if (i >= width) visit(i, i - width);
    if (i + width < end) visit(i, i + width);
  }
}

/** Gives what floats in the sky to it, in place: the net takes painted clouds for roofs. */
function dropFloating(parts: Uint8Array, { width, height }: Plane, horizonY: number): void {
  const rest = createBitMask(width, height);
  for (let i = 0; i < parts.length; i++) rest.data[i] = parts[i] === Setting.sky ? 0 : 1;
  const components = connectedComponents(rest);
  const areas = labelAreas(components);
  const stands = new Uint8Array(components.count + 1);
  for (let i = 0; i < parts.length; i++)
    if (Math.floor(i / width) >= horizonY) stands[components.data[i] as number] = 1;
  for (let i = 0; i < parts.length; i++) {
    const l = components.data[i] as number;
    if (l > 0 && stands[l] === 0 && (areas[l] as number) < FLOATING * parts.length) parts[i] = Setting.sky;
  }
}

/** Share of the picture up to which a piece of sky by itself may be a glint on leaves or water, and how far its colour is from the sky's then, largest channel 0…1. */
const GLINT = 0.004;
const UNLIKE_SKY = 0.08;

/** Takes small pieces from the sky that have another colour than it, in place: light on a crown is no hole in it. */
function dropGlints(parts: Uint8Array, { r, g, b }: DisplayPlanes): void {
  const { width, height } = r;
  const air = createBitMask(width, height);
  for (let i = 0; i < parts.length; i++) air.data[i] = parts[i] === Setting.sky ? 1 : 0;
  const pieces = connectedComponents(air);
  const areas = labelAreas(pieces);
  const sums = new Float64Array(3 * (pieces.count + 1));
  const whole: [number, number, number, number] = [0, 0, 0, 0];
  const isSmall = (l: number): boolean => (areas[l] as number) < GLINT * parts.length;
  for (let i = 0; i < parts.length; i++) {
    const l = pieces.data[i] as number;
    if (l === 0) continue;
    for (const [c, plane] of [r, g, b].entries()) {
      const value = plane.data[i] as number;
      sums[3 * l + c] = (sums[3 * l + c] as number) + value;
      if (!isSmall(l)) whole[c] = (whole[c] as number) + value;
    }
    if (!isSmall(l)) whole[3]++;
  }
  if (whole[3] === 0) return;
  const isGlint = Uint8Array.from({ length: pieces.count + 1 }, (_, l) => {
    if (l === 0 || !isSmall(l)) return 0;
    const misfit = [0, 1, 2].map((c) =>
      Math.abs((sums[3 * l + c] as number) / (areas[l] as number) - (whole[c] as number) / whole[3]),
    );
    return Math.max(...misfit) > UNLIKE_SKY ? 1 : 0;
  });
  for (let i = 0; i < parts.length; i++) if (isGlint[pieces.data[i] as number] === 1) parts[i] = Setting.none;
}

/** How far the net may miss the edge of the sky, in pixels at 1024, and how far colours there are from the sky's at most that are still of it, largest channel 0…1. */
const MISSED = 5;
const LIKE_SKY = 0.12;

/** Gives the rim that the net left around crowns and roofs to the sky, in place, where it has the colour of the sky beside it. */
function takeFringe(parts: Uint8Array, { r, g, b }: DisplayPlanes): void {
  const { width, height } = r;
  const reach = (MISSED * Math.max(width, height)) / 1024;
  const air = createBitMask(width, height);
  for (let i = 0; i < parts.length; i++) air.data[i] = parts[i] === Setting.sky ? 1 : 0;
  const from = distanceTransform(air).data;
  const share = gaussianBlur({ width, height, data: Float32Array.from(air.data) }, reach).data;
  const beside = [r, g, b].map(
    (plane) =>
      gaussianBlur({ ...plane, data: plane.data.map((v, i) => v * (air.data[i] as number)) }, reach).data,
  );
  for (let i = 0; i < parts.length; i++) {
    const distance = from[i] as number;
    if (distance === 0 || distance > reach) continue;
    const isLike = [r, g, b].every(
      (plane, c) =>
        Math.abs((plane.data[i] as number) - (beside[c]?.[i] as number) / (share[i] as number)) < LIKE_SKY,
    );
    if (isLike) parts[i] = Setting.sky;
  }
}

/** How softly a wash runs out on the sheet, in pixels at 1024. */
const RUNS_OUT = 7;

/** Leaves what reaches the border of the picture, in place: a pale road in the middle of a painting is painted. */
function keepFromBorder(mask: BitMask): void {
  const { width, height, data } = mask;
  const pieces = connectedComponents(mask);
  const reaches = new Uint8Array(pieces.count + 1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += y % (height - 1) === 0 ? 1 : width - 1)
      reaches[pieces.data[y * width + x] as number] = 1;
  for (let i = 0; i < data.length; i++) if (reaches[pieces.data[i] as number] === 0) data[i] = 0;
}

function bareGround(parts: Uint8Array, picture: DisplayPlanes): Plane {
  const { width, height } = picture.light;
  const unit = Math.max(width, height) / 1024;
  const bare = createBitMask(width, height);
  const ground = createPlane(width, height);
  for (let i = 0; i < parts.length; i++) {
    if (!isGround(parts[i])) continue;
    ground.data[i] = 1;
    if (isBare(picture, i)) bare.data[i] = 1;
  }
  keepFromBorder(bare);
  // Among ground alone: what stands on it is no sheet, and takes none of it away.
  const soft = gaussianBlur({ width, height, data: Float32Array.from(bare.data) }, RUNS_OUT * unit).data;
  const near = gaussianBlur(ground, RUNS_OUT * unit).data;
  return { width, height, data: soft.map((share, i) => share / Math.max(1e-3, near[i] as number)) };
}
