import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { openingGlow, type Openings } from '../../painting/lit-openings.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderRequest } from '../../render-request.ts';
import { wetGround } from '../wet-photo-ground.ts';
import { balancePhoto } from './balance-photo.ts';
import { findNearGround } from './find-near-ground.ts';
import { findRoofMatte } from './find-roof-matte.ts';
import { addHaze, groundDistance, lightPhoto } from './light-photo.ts';
import { PHOTO_LOOKS } from './photo-looks.ts';
import { type ExteriorPhoto, findPhotoOpenings } from '../read/read-photo.ts';
import { restyleWalls } from './restyle-walls.ts';
import { settleNeutrals } from './settle-neutrals.ts';
import { settleSnow, measureGreenness } from './settle-snow.ts';
import { styleStrength } from './style-strength.ts';
import { swapSky } from './swap-sky.ts';

export interface LitPhoto {
  /** 0…1: how sure the reading of the picture was. */
  readonly confidence: number;
  readonly notes: readonly string[];
}

/** Colour of lamp light seen through glass, linear. */
const LAMP = [1, 0.58, 0.24] as const;
/** Strength of lamps from which windows are lit. */
const WINDOWS_LIT = 0.3;
/** How wet rain makes the ground, 0…1. */
const WET = 0.85;
/** Mean difference between the largest and the smallest channel of a pixel, of 255, below which a photo is black and white. */
const MONOCHROME = 3;

/** Edits an outside in place: light, haze, snow, lit windows, sky, weather, in the order in which light meets them. */
export function lightExteriorPhoto(
  photo: ExteriorPhoto,
  planes: ColourPlanes,
  request: RenderRequest,
  clock: StageClock,
): LitPhoto {
  const look = PHOTO_LOOKS.exterior[request.atmosphere];
  const { picture, sky, horizonY, surfaces, openings } = photo;
  const notes = [
    sky === null ? 'sky: not found' : `sky: ${sky.clear ? 'blue' : 'pale'}, ${Math.round(100 * sky.share)} %`,
  ];
  clock.next('light', 0.3);
  const weather = request.atmosphere;
  const greenness = weather === 'snow' ? measureGreenness(planes) : null;
  const ground = weather === 'snow' || weather === 'rain' ? findNearGround(picture, horizonY) : null;
  balancePhoto(planes, sky === null ? null : sky.alpha);
  const strength = styleStrength(request);
  settleNeutrals(planes, request.style, 0.7 * strength, sky?.alpha.data);
  const walls = restyleWalls(planes, surfaces, greyscale(picture), request.style, 0.7 * strength);
  notes.push(`walls: ${Math.round(100 * walls)} %`);
  lightPhoto(planes, look);
  if (greenness !== null) {
    const roofs = sky === null ? null : findRoofMatte(picture, sky.alpha);
    // Without a sky it is not known what lies open to it, but for the ground at one's feet.
    settleSnow(planes, { greenness, horizonY: sky === null ? null : horizonY, ground, roofs }, request.seed);
    notes.push(`snow: ${roofs === null ? 'no roofs' : 'roofs'}, ${ground === null ? 'no ground' : 'ground'}`);
  }
  clock.next('atmosphere', 0.5);
  addHaze(planes, look, groundDistance(picture.width, picture.height, horizonY));
  if (look.lamps > WINDOWS_LIT) {
    const lit = openings ?? findPhotoOpenings(picture, sky);
    notes.push(`windows lit: ${lightWindows(picture, planes, lit, look.lamps, request.seed)}`);
  }
  clock.next('sky', 0.65);
  const keepsSky = sky !== null && sky.clear && !look.newSky;
  if (sky !== null && !keepsSky) {
    const { width, height } = picture;
    const painted = paintSky({ width, height, horizonY }, request.atmosphere, request.seed);
    if (isMonochrome(picture)) drainColour(painted);
    swapSky(planes, sky, painted);
  }
  // Last, for puddles mirror what stands before the new sky.
  if (weather === 'rain' && ground !== null) {
    wetGround(planes, ground, WET, request.seed);
    notes.push('ground: wet');
  }
  addPrecipitation(planes, request.atmosphere, request.seed);
  return { confidence: sky === null ? 0.6 : 0.85, notes };
}

/** Lights the windows that can be told for certain, with their spill on the walls around. @returns how many. */
function lightWindows(
  picture: Raster,
  planes: ColourPlanes,
  openings: Openings,
  strength: number,
  seed: number,
): number {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  if (openings.found.length === 0) return 0;
  const glow = openingGlow(openings, width, height, seed);
  // What is seen in the pane (curtains, bars, reflections) shades its light, or it would look painted over; how bright the
  // pane is as a whole does not, for by night it mirrors nothing.
  const light = greyscale(picture).data;
  const tones = meanTones(openings, light);
  for (let i = 0; i < glow.data.length; i++) {
    const tone = tones.get(openings.labels[i] as number);
    if (tone === undefined) continue;
    const own = Math.min(1.8, (light[i] as number) / Math.max(0.06, tone));
    glow.data[i] = (glow.data[i] as number) * (0.5 + 0.55 * own);
  }
  const panes = gaussianBlur(glow, 0.8 * unit);
  const spill = gaussianBlur(glow, 26 * unit);
  shine(planes, panes, spill, strength);
  return openings.found.length;
}

/** Mean tone of each opening. */
function meanTones({ labels }: Openings, light: Float32Array): Map<number, number> {
  const sums = new Map<number, [sum: number, count: number]>();
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] as number;
    if (label === 0) continue;
    const entry = sums.get(label) ?? [0, 0];
    entry[0] += light[i] as number;
    entry[1]++;
    sums.set(label, entry);
  }
  return new Map(Array.from(sums, ([label, [sum, count]]) => [label, sum / count]));
}

function shine(planes: ColourPlanes, panes: Plane, spill: Plane, strength: number): void {
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const lamp = (LAMP[c] as number) * strength;
    for (let i = 0; i < plane.length; i++) {
      // A lit room outshines what its panes mirror of the day.
      const own = (plane[i] as number) * (1 - 0.45 * strength * Math.min(1, panes.data[i] as number));
      plane[i] = own * (1 + 2.4 * lamp * (spill.data[i] as number)) + 0.75 * lamp * (panes.data[i] as number);
    }
  }
}

/** A black-and-white photo keeps a grey sky. */
function isMonochrome({ data }: Raster): boolean {
  let chroma = 0;
  for (let p = 0; p < data.length; p += 12) {
    const r = data[p] as number;
    const g = data[p + 1] as number;
    const b = data[p + 2] as number;
    chroma += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return chroma / (data.length / 12) < MONOCHROME;
}

function drainColour(planes: ColourPlanes): void {
  const light = linearLuminance(planes);
  for (const plane of [planes.r, planes.g, planes.b]) plane.set(light);
}
