import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import {
  CHANNELS,
  type BitMask,
  createBitMask,
  createPlane,
  type LabelMap,
  type Plane,
} from '@plumbline/imaging/raster.ts';
import { mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { castPlanShadow } from './cast-plan-shadow.ts';
import type { Finish } from './material-finish.ts';
import { createNoiseField, type NoiseField } from './noise-tile.ts';
import { forOpening } from '../read/opening-pixels.ts';
import type { OwnColours } from './own-colours.ts';
import { coverAt, labelsAt, roomsUnderWalls } from './plan-at-output.ts';
import type { PlanLight } from './plan-light.ts';
import type { PlanPalette } from './plan-palette.ts';
import type { PlanReading } from '../read/plan-reading.ts';

export interface PlanSurfaces {
  /** Display values 0…1, RGB interleaved: everything beneath the ink. */
  readonly picture: Float32Array;
  readonly walls: Plane;
}

/** Height of furniture over that of cut walls, as shadows show it. */
const LOW = 0.3;
/** The building lifts off the page by this many wall shadows. */
const LIFT = 1.5;
/** Fills of the drawing are at least this light, so that lines over them can be told. */
const LEAST_FILL = 0.06;
/** Lamp light of a room: what it leaves of a floor at the walls, and the light that it lays over its middle. */
const LAMP_RIM: Rgb = [0.95, 0.88, 0.78];
const LAMP_HEART: Rgb = [1, 0.945, 0.76];
const LAMP_SHARE = 0.72;
/** Furniture of this many m² is taken for seats and beds and shows the style's fabrics: the first from `large` on, below it the second. */
const SOFT_M2 = { least: 0.25, large: 0.9, most: 2.4 } as const;

/** Paints floors, walls, furniture and page of a ruled plan with the shadows of its light. */
export function paintFloorPlan(
  reading: PlanReading,
  width: number,
  height: number,
  finishes: readonly Finish[],
  palette: PlanPalette,
  light: PlanLight,
  seed: number,
  own?: OwnColours & {
    /** How far floors take the tint that they were drawn in, 0…1. */ readonly tint: number;
  },
): PlanSurfaces {
  const mm = (reading.metric.mmPerPixel * reading.width) / width;
  const metre = 1000 / mm;
  const rooms = labelsAt(roomsUnderWalls(reading.roomMap, reading.footprint), width, height);
  const walls = coverAt(reading.walls, width, height);
  const inside = coverAt(reading.footprint, width, height);
  const objects = labelsAt(reading.furniture, width, height);
  const cover = coverAt(objectMask(reading.furniture), width, height);
  const panes = coverAt(windowMask(reading), width, height);
  const reach = light.length * metre;
  const soft = Math.max(0.6, light.softness * metre);
  const wallShadow = castPlanShadow(walls, light.towards, reach, soft);
  const lowShadow = castPlanShadow(
    cover,
    light.towards,
    Math.max(1.2, reach * LOW),
    Math.max(0.6, soft * 0.7),
  );
  const lifted = castPlanShadow(inside, light.towards, reach * LIFT, Math.max(1.2, soft * 2.5));
  const nearWalls = gaussianBlur(walls, Math.max(1, 0.22 * metre));
  const lamp = light.lamps > 0 ? lampField(reading, width, height) : undefined;
  const outdoors = new Uint8Array(rooms.count + 1);
  for (const room of reading.rooms) if (room.type === 'terrace') outdoors[room.label] = 1;
  const tints = objectTints(reading, palette);
  const noise = createNoiseField(seed);
  const picture = new Float32Array(width * height * 3);
  const texel = new Float32Array(3);
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, p += 3) {
      const label = rooms.data[i] as number;
      const page = palette.page;
      let r = page[0] * light.page[0];
      let g = page[1] * light.page[1];
      let b = page[2] * light.page[2];
      const lift = (lifted.data[i] as number) * 0.5;
      r *= mix(1, light.shade[0], lift);
      g *= mix(1, light.shade[1], lift);
      b *= mix(1, light.shade[2], lift);
      const finish = finishes[label];
      const within = inside.data[i] as number;
      if (label > 0 && finish !== undefined && within > 0) {
        finish((x + 0.5) * mm, (y + 0.5) * mm, texel);
        const floor = own?.floors[label];
        if (floor !== undefined) tintTexel(texel, floor, own?.tint ?? 0);
        const wall = walls.data[i] as number;
        const object = objects.data[i] as number;
        const low = lowShadow.data[i] as number;
        let shade = Math.max(wallShadow.data[i] as number, 0.55 * low);
        if (object > 0) {
          const tint = tints[object] as Rgb;
          const k = cover.data[i] as number;
          for (let c = 0; c < CHANNELS; c++) texel[c] = mix(texel[c] as number, tint[c] as number, k);
          shade = Math.max(0, (wallShadow.data[i] as number) - 0.35);
        }
        const drawn = own?.share.data[i] ?? 0;
        if (own !== undefined && drawn > 0)
          for (let c = 0; c < CHANNELS; c++)
            texel[c] = mix(texel[c] as number, Math.max(LEAST_FILL, own.fill[p + c] as number), drawn);
        if (outdoors[label]) weatherTexel(texel, x * mm, y * mm, light, noise);
        const occlusion = 1 - 0.11 * (nearWalls.data[i] as number);
        const glow = lamp === undefined || outdoors[label] ? 0 : (lamp.data[i] as number) * light.lamps;
        let fr = texel[0] as number;
        let fg = texel[1] as number;
        let fb = texel[2] as number;
        if (lamp === undefined || outdoors[label]) {
          fr *= light.light[0];
          fg *= light.light[1];
          fb *= light.light[2];
        } else {
          fr = mix(fr * mix(LAMP_RIM[0], 1, glow), LAMP_HEART[0], LAMP_SHARE * glow);
          fg = mix(fg * mix(LAMP_RIM[1], 1, glow), LAMP_HEART[1], LAMP_SHARE * glow);
          fb = mix(fb * mix(LAMP_RIM[2], 1, glow), LAMP_HEART[2], LAMP_SHARE * glow);
        }
        fr *= mix(1, light.shade[0], shade) * occlusion;
        fg *= mix(1, light.shade[1], shade) * occlusion;
        fb *= mix(1, light.shade[2], shade) * occlusion;
        const pane = panes.data[i] as number;
        if (pane > 0) {
          fr = mix(fr, palette.glass[0] * light.light[0], pane);
          fg = mix(fg, palette.glass[1] * light.light[1], pane);
          fb = mix(fb, palette.glass[2] * light.light[2], pane);
        }
        if (wall > 0) {
          fr = mix(fr, palette.wallFill[0] * light.walls[0], wall);
          fg = mix(fg, palette.wallFill[1] * light.walls[1], wall);
          fb = mix(fb, palette.wallFill[2] * light.walls[2], wall);
        }
        r = mix(r, fr, within);
        g = mix(g, fg, within);
        b = mix(b, fb, within);
      }
      if (light.veil > 0) {
        r = mix(r, 0.945, light.veil);
        g = mix(g, 0.95, light.veil);
        b = mix(b, 0.955, light.veil);
      }
      picture[p] = r < 1 ? r : 1;
      picture[p + 1] = g < 1 ? g : 1;
      picture[p + 2] = b < 1 ? b : 1;
    }
  }
  return { picture, walls };
}

/** The panes of windows: their openings, as deep as the wall. */
function windowMask({ width, height, openings, wallThickness }: PlanReading): BitMask {
  const mask = createBitMask(width, height);
  for (const opening of openings) {
    if (opening.kind !== 'window') continue;
    forOpening(opening, wallThickness, width, height, (i) => {
      mask.data[i] = 1;
    });
  }
  return mask;
}

function objectMask(furniture: LabelMap): BitMask {
  const mask = createBitMask(furniture.width, furniture.height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = furniture.data[i] ? 1 : 0;
  return mask;
}

/** Light solids; larger pieces take a breath of the style's fabrics. */
function objectTints({ furniture, roomMap, rooms, metric }: PlanReading, palette: PlanPalette): Rgb[] {
  const size = new Int32Array(furniture.count + 1);
  const room = new Int32Array(furniture.count + 1);
  for (let i = 0; i < furniture.data.length; i++) {
    const f = furniture.data[i] as number;
    if (f === 0) continue;
    size[f] = (size[f] as number) + 1;
    room[f] = roomMap.data[i] as number;
  }
  const m2 = (metric.mmPerPixel / 1000) ** 2;
  const tints: Rgb[] = [palette.furniture];
  for (let f = 1; f <= furniture.count; f++) {
    const type = rooms[(room[f] as number) - 1]?.type;
    const area = (size[f] as number) * m2;
    const lounged = type === 'living' || type === 'bedroom' || type === 'room';
    const soft = lounged && area > SOFT_M2.least && area < SOFT_M2.most;
    tints.push(soft ? (palette.upholstery[area > SOFT_M2.large ? 0 : 1] as Rgb) : palette.furniture);
  }
  return tints;
}

/** A floor in the tint that it was drawn in: its colour, at the lightness of what is laid there. */
function tintTexel(texel: Float32Array, floor: Rgb, share: number): void {
  const top = Math.max(floor[0], floor[1], floor[2], LEAST_FILL);
  for (let c = 0; c < CHANNELS; c++)
    texel[c] = (texel[c] as number) * mix(1, (floor[c] as number) / top, share);
}

/** Snow on outdoor floors, and the dark gloss of wet ones. */
function weatherTexel(texel: Float32Array, x: number, y: number, light: PlanLight, noise: NoiseField): void {
  if (light.snow > 0) {
    const depth = light.snow * smoothstep(0.18, 0.5, noise(x / 900, y / 900));
    texel[0] = mix(texel[0] as number, 0.93, depth * 0.9);
    texel[1] = mix(texel[1] as number, 0.955, depth * 0.9);
    texel[2] = mix(texel[2] as number, 0.99, depth * 0.9);
  }
  if (light.wet > 0) {
    const puddle = smoothstep(0.5, 0.66, noise(x / 1100, y / 1100));
    const k = mix(0.84, 1.02, puddle);
    texel[0] = (texel[0] as number) * k * mix(1, 0.93, puddle);
    texel[1] = (texel[1] as number) * k;
    texel[2] = (texel[2] as number) * k * mix(1, 1.07, puddle);
  }
}

/** 0 at the walls of a room … 1 in its middle, as a lamp hanging there lights its floor. */
function lampField(reading: PlanReading, width: number, height: number): Plane {
  const { roomMap } = reading;
  const edge = createBitMask(roomMap.width, roomMap.height);
  const w = roomMap.width;
  for (let i = 0; i < edge.data.length; i++) {
    const l = roomMap.data[i] as number;
    const right = i % w < w - 1 ? roomMap.data[i + 1] : l;
    const below = i + w < edge.data.length ? roomMap.data[i + w] : l;
    edge.data[i] = l === 0 || right !== l || below !== l ? 1 : 0;
  }
  const depth = distanceTransform(edge).data;
  const deepest = new Float32Array(roomMap.count + 1);
  for (let i = 0; i < depth.length; i++) {
    const l = roomMap.data[i] as number;
    if ((depth[i] as number) > (deepest[l] as number)) deepest[l] = depth[i] as number;
  }
  const plane = createPlane(roomMap.width, roomMap.height);
  for (let i = 0; i < depth.length; i++) {
    const l = roomMap.data[i] as number;
    if (l > 0) plane.data[i] = smoothstep(0, 1, (depth[i] as number) / Math.max(4, deepest[l] as number));
  }
  const soft = gaussianBlur(plane, 0.008 * Math.max(roomMap.width, roomMap.height));
  return resizeTo(soft, width, height);
}

function resizeTo(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(plane.height - 1, Math.floor(((y + 0.5) * plane.height) / height)) * plane.width;
    for (let x = 0; x < width; x++)
      out.data[y * width + x] = plane.data[
        row + Math.min(plane.width - 1, Math.floor(((x + 0.5) * plane.width) / width))
      ] as number;
  }
  return out;
}
