import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { createBitMask, createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { type DisplayPlanes, splitDisplay } from '../../backdrop/display-planes.ts';
import type { Opening, Openings } from '../../painting/lit-openings.ts';
import { findCandidates, type WindowCandidate } from './window-candidates.ts';

/** Longest edge at which a façade is searched. */
const SEARCH_EDGE = 1024;
/** Tones below which parts are looked at: a pane that mirrors the sky is far from black. */
const TONES = [0.14, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.58];
/** Evidence from which a pane is believed. */
const GATE = 2;

/** Share of sky in a pixel above which no window is looked for there. */
const SKY = 0.2;
/** Green over the stronger of red and blue, and by how much more (0…1), from which a dark pixel is a leaf. */
const LEAFY_RATIO = 1.08;
const LEAFY_LEAD = 0.02;

/** What mirrors the sky, in blue less red: of its own, and above the mean around it; both of 0…1. */
const LEAST_COOLNESS = 0.03;
const COOLNESS_ABOVE_WALL = 0.07;
/** How much darker than what lies around it a mirroring pane may be, of 0…1. */
const DIMMER_THAN_AROUND = 0.03;
/** Height by width from which what mirrors the sky is taken for a pane. */
const MIRROR_SLIMNESS = 1.1;
/** Shared area, as a share of the smaller box, from which two candidates are one. */
const MOST_OVERLAP = 0.3;

/** Sides of a rectangle that must lie in even wall. */
const LEAST_EVEN_SIDES = 3;
const ALL_SIDES = 4;
/** A pane in the dark: its tone at most, and the step to what surrounds it at least, of 0…1. */
const DEEP_TONE = 0.2;
const DEEP_STEP = 0.2;
/** Step to the surroundings, of 0…1, that is evidence by itself. */
const STRONG_STEP = 0.3;
/** Edges in pixels at a longest edge of 1024: of a large pane at least, of a mere gap at most. */
const LARGE_PANE = 20;
const SMALL_GAP = 14;
/** Share of a pane's height and width that another must have to be compared with it, and how far above its foot that may end. */
const COMPARABLE_SIZE = 0.4;
const FOOT_SLACK = 0.1;
/** Height by width of a door that stands by itself. */
const DOOR_LEAST_SLIMNESS = 1.65;
const DOOR_MOST_SLIMNESS = 2.9;
/** Height by width from which what stands by itself is a slit. */
const SLIT_SLIMNESS = 1.75;

/** Two panes beside a bar, as shares of their sizes: the difference along the bar, and how far they are shifted along it. */
const PANE_DIFFERENCE = 0.18;
const PANE_SHIFT = 0.3;
/** Least size across the bar of the smaller by that of the larger: of panes side by side, and of panes one above the other. */
const PANE_ALIKE_WIDE = 0.55;
const PANE_ALIKE_HIGH = 0.4;
/** Difference in tone, of 0…1, that two panes of one window may have, and two windows of one façade. */
const PANE_TONE_DIFFERENCE = 0.13;
const TWIN_TONE_DIFFERENCE = 0.14;

/** Size of a twin by that of the other. */
const TWIN_WIDTH = { least: 0.7, most: 1.43 } as const;
const TWIN_HEIGHT = { least: 0.78, most: 1.28 } as const;
/** How far apart twins lie at most: in a row by their width, one above the other by their height and shift by their width. */
const TWIN_WIDTHS_APART = 9;
const TWIN_HEIGHTS_APART = 4;
const TWIN_SHIFT = 0.3;
/** How far twins in a row may be shifted: by their distance, for rows run off in perspective, and by their height. */
const ROW_SLANT = 0.2;
const ROW_SHIFT = 0.3;

/** Step of tone, of 0…1, by which a frame is lighter than the wall further out. */
const FRAME_STEP = 0.07;
/** Deviation of tone, of 0…1, below which a wall is even. */
const EVEN_DEVIATION = 0.1;

/** Width by height of a shutter at most, and the gap between two by their width. */
const SHUTTER_WIDTH = 0.55;
const SHUTTER_GAP = { least: 0.8, most: 6 } as const;
/** Difference in tone, of 0…1, between what shutters flank and what lies on their outer sides. */
const SHUTTER_STEP = 0.1;

interface Judged extends WindowCandidate {
  /** Whether it mirrors the sky rather than lying in the dark. */
  readonly mirrors: boolean;
  evidence: number;
  /** Whether a lighter frame was seen around it. */
  framed: boolean;
}

/**
 * Finds the windows of a photographed façade: upright framed panes, dark ones at any threshold of tone and such as mirror
 * the sky in a wall that does not. Shape alone is no evidence (shutters, doors and vents have it too): a pane needs a light
 * frame, a neighbour across a glazing bar, a twin elsewhere on the façade, or depth. In doubt it is left dark.
 * @param sky 0…1 per pixel, null where none was found.
 */
export function findFacadeWindows(picture: Raster, sky: Plane | null): Openings {
  const size = fitWithin(picture.width, picture.height, SEARCH_EDGE);
  const planes = splitDisplay(resizeArea(picture, size.width, size.height));
  const allowed = facadePixels(picture, sky, size);
  const candidates = keepBest([...darkPanes(planes, allowed), ...mirroringPanes(planes, allowed)]);
  const windows = withoutShutters(
    candidates.filter((each) => weigh(each, candidates, planes.light)),
    planes.light,
  );
  return atSize(windows, size, picture);
}

function facadePixels(
  picture: Raster,
  sky: Plane | null,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const allowed = new Uint8Array(width * height).fill(1);
  if (sky === null) return allowed;
  for (let y = 0; y < height; y++) {
    const row =
      Math.min(picture.height - 1, Math.floor(((y + 0.5) * picture.height) / height)) * picture.width;
    for (let x = 0; x < width; x++) {
      const column = Math.min(picture.width - 1, Math.floor(((x + 0.5) * picture.width) / width));
      if ((sky.data[row + column] as number) > SKY) allowed[y * width + x] = 0;
    }
  }
  return allowed;
}

function darkPanes({ light, r, g, b }: DisplayPlanes, allowed: Uint8Array): Judged[] {
  const { width, height } = light;
  const found: Judged[] = [];
  for (const tone of TONES) {
    const mask = createBitMask(width, height);
    for (let i = 0; i < allowed.length; i++) {
      // Leaves are as dark as panes, and green.
      const leafy =
        (g.data[i] as number) > LEAFY_RATIO * Math.max(r.data[i] as number, b.data[i] as number) + LEAFY_LEAD;
      mask.data[i] = allowed[i] === 1 && (light.data[i] as number) < tone && !leafy ? 1 : 0;
    }
    for (const each of findCandidates(mask, light, 1))
      found.push({ ...each, mirrors: false, evidence: 0, framed: false });
  }
  return found;
}

/** Panes that show the sky: bluer than the wall around them by a step, and brighter. */
function mirroringPanes({ light, r, b }: DisplayPlanes, allowed: Uint8Array): Judged[] {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const cool = createPlane(width, height);
  for (let i = 0; i < cool.data.length; i++) cool.data[i] = (b.data[i] as number) - (r.data[i] as number);
  const around = meanAround(cool, allowed, Math.round(60 * unit));
  const lightAround = boxBlur(light, Math.round(30 * unit)).data;
  const mask = createBitMask(width, height);
  for (let i = 0; i < allowed.length; i++) {
    const own = cool.data[i] as number;
    const stands = own > LEAST_COOLNESS && own > (around[i] as number) + COOLNESS_ABOVE_WALL;
    const bright = (light.data[i] as number) > (lightAround[i] as number) - DIMMER_THAN_AROUND;
    mask.data[i] = allowed[i] === 1 && stands && bright ? 1 : 0;
  }
  return findCandidates(mask, cool, -1)
    .filter(({ x0, x1, y0, y1 }) => y1 - y0 > MIRROR_SLIMNESS * (x1 - x0))
    .map((each) => ({ ...each, mirrors: true, evidence: 0, framed: false }));
}

/** Mean of what is no sky. */
function meanAround(plane: Plane, allowed: Uint8Array, radius: number): Float32Array {
  const { width, height } = plane;
  const weight = boxBlur({ width, height, data: Float32Array.from(allowed) }, radius).data;
  const sum = boxBlur(
    { width, height, data: plane.data.map((v, i) => v * (allowed[i] as number)) },
    radius,
  ).data;
  return sum.map((v, i) => v / Math.max(0.02, weight[i] as number));
}

/** Of candidates that lie over one another, the one that stands out most; a part of a larger one goes. */
function keepBest(candidates: readonly Judged[]): Judged[] {
  const strength = (c: Judged): number => (c.sides - 2) * c.step * c.pixels.length ** 0.25;
  const kept: Judged[] = [];
  for (const each of candidates.toSorted((a, b) => strength(b) - strength(a)))
    if (!kept.some((other) => overlap(each, other) > MOST_OVERLAP)) kept.push(each);
  return kept;
}

/** Shared area as a share of the smaller box. */
function overlap(a: WindowCandidate, b: WindowCandidate): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + 1;
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  if (w <= 0 || h <= 0) return 0;
  const area = (c: WindowCandidate): number => (c.x1 - c.x0 + 1) * (c.y1 - c.y0 + 1);
  return (w * h) / Math.min(area(a), area(b));
}

/** Adds up what speaks for glass. @returns whether it is enough. */
function weigh(each: Judged, all: readonly Judged[], light: Plane): boolean {
  const whole = each.sides === ALL_SIDES;
  const panes = all.some((other) => other !== each && areBesideBar(each, other));
  const twins = all.filter((other) => other !== each && areTwins(each, other)).length;
  each.framed = lightFrame(each, light);
  const inWall = evenSides(each, light) >= LEAST_EVEN_SIDES;
  const deep = !each.mirrors && each.tone < DEEP_TONE && each.step > DEEP_STEP;
  const wide = each.x1 - each.x0 + 1;
  const high = each.y1 - each.y0 + 1;
  const unit = Math.max(light.width, light.height) / 1024;
  const large = whole && wide > LARGE_PANE * unit && high > LARGE_PANE * unit;
  const small = Math.min(wide, high) < SMALL_GAP * unit;
  const alone = !panes && twins === 0;
  // A door stands upright by itself and reaches lower than any window near it.
  const lowest = !all.some(
    (other) =>
      other !== each &&
      other.sides === ALL_SIDES &&
      other.y1 - other.y0 > COMPARABLE_SIZE * high &&
      other.x1 - other.x0 > COMPARABLE_SIZE * wide &&
      other.y1 > each.y1 - FOOT_SLACK * high,
  );
  const door = alone && lowest && high > DOOR_LEAST_SLIMNESS * wide && high < DOOR_MOST_SLIMNESS * wide;
  const slit = alone && high > SLIT_SLIMNESS * wide && !large;
  each.evidence =
    (whole ? 0.5 : 0) +
    (panes ? 1.5 : 0) +
    Math.min(1.5, 0.9 * twins) +
    (each.framed ? 1 : 0) +
    (inWall ? 0.5 : 0) +
    (large ? 0.4 : 0) +
    (deep ? 0.8 : 0) +
    (each.mirrors ? 0.6 : 0) +
    (each.step > STRONG_STEP ? 0.4 : 0) -
    (door ? 1.8 : slit ? 1 : 0) -
    // Between leaves, bars and stones there are many small dark gaps.
    (small && !panes && twins < 2 ? 1.5 : 0);
  return each.evidence >= GATE;
}

/** Two panes of one window: of a size, with no more than a bar between them. */
function areBesideBar(a: Judged, b: Judged): boolean {
  const wa = a.x1 - a.x0 + 1;
  const ha = a.y1 - a.y0 + 1;
  const wb = b.x1 - b.x0 + 1;
  const hb = b.y1 - b.y0 + 1;
  const beside = Math.max(a.x0 - b.x1, b.x0 - a.x1);
  const above = Math.max(a.y0 - b.y1, b.y0 - a.y1);
  const alikeHigh =
    Math.abs(ha - hb) < PANE_DIFFERENCE * Math.max(ha, hb) &&
    Math.abs(a.y0 + a.y1 - b.y0 - b.y1) < PANE_SHIFT * ha;
  const alikeWide =
    Math.abs(wa - wb) < PANE_DIFFERENCE * Math.max(wa, wb) &&
    Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < PANE_SHIFT * wa;
  if (a.mirrors !== b.mirrors || Math.abs(a.tone - b.tone) > PANE_TONE_DIFFERENCE) return false;
  const bar = 0.3 * Math.min(wa, wb, ha, hb) + 3;
  const alike = Math.min(wa, wb) > PANE_ALIKE_WIDE * Math.max(wa, wb);
  return (
    (beside > 0 && beside <= bar && alikeHigh && alike) ||
    (above > 0 && above <= bar && alikeWide && Math.min(ha, hb) > PANE_ALIKE_HIGH * Math.max(ha, hb))
  );
}

/** Of one size and tone, in one row or one above the other. */
function areTwins(a: Judged, b: Judged): boolean {
  const wa = a.x1 - a.x0 + 1;
  const ha = a.y1 - a.y0 + 1;
  const wide = wa / (b.x1 - b.x0 + 1);
  const high = ha / (b.y1 - b.y0 + 1);
  if (a.mirrors !== b.mirrors || Math.abs(a.tone - b.tone) > TWIN_TONE_DIFFERENCE) return false;
  if (
    wide < TWIN_WIDTH.least ||
    wide > TWIN_WIDTH.most ||
    high < TWIN_HEIGHT.least ||
    high > TWIN_HEIGHT.most
  )
    return false;
  const dx = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  const dy = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
  return (
    (dy < ROW_SLANT * dx + ROW_SHIFT * ha && dx < TWIN_WIDTHS_APART * wa) ||
    (dx < TWIN_SHIFT * wa && dy < TWIN_HEIGHTS_APART * ha)
  );
}

/** A frame lighter than the wall further out, on at least two sides. */
function lightFrame({ x0, y0, x1, y1, mirrors }: Judged, light: Plane): boolean {
  const unit = Math.max(light.width, light.height) / 1024;
  const near = Math.max(2, Math.round(3 * unit));
  const far = Math.max(5, Math.round(13 * unit));
  const cx = (x0 + x1) >> 1;
  const cy = (y0 + y1) >> 1;
  const hw = Math.max(1, (x1 - x0) >> 2);
  const hh = Math.max(1, (y1 - y0) >> 2);
  const row = (y: number): number => meanOf(light, cx - hw, y, cx + hw, y);
  const column = (x: number): number => meanOf(light, x, cy - hh, x, cy + hh);
  const lighter = [
    row(y0 - near) - row(y0 - far),
    row(y1 + near) - row(y1 + far),
    column(x0 - near) - column(x0 - far),
    column(x1 + near) - column(x1 + far),
  ].filter((step) => step > FRAME_STEP).length;
  return !mirrors && lighter >= 2;
}

/** Sides along which the wall further out is even: no leaves, railings or furniture. */
function evenSides({ x0, y0, x1, y1 }: Judged, light: Plane): number {
  const unit = Math.max(light.width, light.height) / 1024;
  const far = Math.max(5, Math.round(11 * unit));
  const even = (ax: number, ay: number, bx: number, by: number): boolean => {
    if (ax < 0 || ay < 0 || bx >= light.width || by >= light.height) return false;
    let sum = 0;
    let square = 0;
    let count = 0;
    for (let y = ay; y <= by; y++)
      for (let x = ax; x <= bx; x++) {
        const v = light.data[y * light.width + x] as number;
        sum += v;
        square += v * v;
        count++;
      }
    return square / count - (sum / count) ** 2 < EVEN_DEVIATION ** 2;
  };
  return [
    even(x0, y0 - far, x1, y0 - far),
    even(x0, y1 + far, x1, y1 + far),
    even(x0 - far, y0, x0 - far, y1),
    even(x1 + far, y0, x1 + far, y1),
  ].filter(Boolean).length;
}

function meanOf(light: Plane, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, y0); y <= Math.min(light.height - 1, y1); y++)
    for (let x = Math.max(0, x0); x <= Math.min(light.width - 1, x1); x++) {
      sum += light.data[y * light.width + x] as number;
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/**
 * Shutters hang in pairs beside something that is no wall: two narrow parts of one height whose gap differs in tone from
 * what lies on their outer sides, and that have no frame of their own, are dropped.
 */
function withoutShutters(windows: readonly Judged[], light: Plane): Judged[] {
  const shutters = new Set<Judged>();
  for (const a of windows)
    for (const b of windows) {
      if (b.x0 <= a.x1 || a.framed || b.framed || !areTwins(a, b)) continue;
      const wide = a.x1 - a.x0 + 1;
      const high = a.y1 - a.y0 + 1;
      const gap = b.x0 - a.x1;
      if (wide > SHUTTER_WIDTH * high || gap < SHUTTER_GAP.least * wide || gap > SHUTTER_GAP.most * wide)
        continue;
      const y0 = a.y0 + (high >> 2);
      const y1 = a.y1 - (high >> 2);
      const between = meanOf(light, a.x1 + (gap >> 2), y0, b.x0 - (gap >> 2), y1);
      const outside =
        0.5 *
        (meanOf(light, a.x0 - wide, y0, a.x0 - (wide >> 1), y1) +
          meanOf(light, b.x1 + (wide >> 1), y0, b.x1 + wide, y1));
      if (Math.abs(between - outside) > SHUTTER_STEP) shutters.add(a).add(b);
    }
  return windows.filter((each) => !shutters.has(each));
}

/** The windows with their labels at the size of the picture. */
function atSize(
  windows: readonly Judged[],
  size: { readonly width: number; readonly height: number },
  { width, height }: Raster,
): Openings {
  const small = new Int32Array(size.width * size.height);
  for (const [k, { pixels }] of windows.entries()) for (const p of pixels) small[p] = k + 1;
  const labels = new Int32Array(width * height);
  const found: Opening[] = [];
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number; area: number }>();
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, Math.floor(((y + 0.5) * size.height) / height)) * size.width;
    for (let x = 0; x < width; x++) {
      const label = small[
        row + Math.min(size.width - 1, Math.floor(((x + 0.5) * size.width) / width))
      ] as number;
      if (label === 0) continue;
      labels[y * width + x] = label;
      const box = boxes.get(label);
      if (box === undefined) boxes.set(label, { x0: x, y0: y, x1: x, y1: y, area: 1 });
      else {
        box.x0 = Math.min(box.x0, x);
        box.x1 = Math.max(box.x1, x);
        box.y1 = y;
        box.area++;
      }
    }
  }
  for (const [label, box] of boxes) found.push({ label, ...box });
  return { labels, found };
}
