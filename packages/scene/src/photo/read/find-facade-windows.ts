import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { createBitMask, createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { type DisplayPlanes, splitDisplay } from '../../painting/display-planes.ts';
import type { Opening, Openings } from '../../painting/lit-openings.ts';
import { findCandidates, type WindowCandidate } from './window-candidates.ts';

/** Longest edge at which a façade is searched. */
const SEARCH_EDGE = 1024;
/** Tones below which parts are looked at: a pane that mirrors the sky is far from black. */
const TONES = [0.14, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.58];
/** Evidence from which a pane is believed. */
const GATE = 2;

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
      if ((sky.data[row + column] as number) > 0.2) allowed[y * width + x] = 0;
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
      const leafy = (g.data[i] as number) > 1.08 * Math.max(r.data[i] as number, b.data[i] as number) + 0.02;
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
    const stands = own > 0.03 && own > (around[i] as number) + 0.07;
    const bright = (light.data[i] as number) > (lightAround[i] as number) - 0.03;
    mask.data[i] = allowed[i] === 1 && stands && bright ? 1 : 0;
  }
  return findCandidates(mask, cool, -1)
    .filter(({ x0, x1, y0, y1 }) => y1 - y0 > 1.1 * (x1 - x0))
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
    if (!kept.some((other) => overlap(each, other) > 0.3)) kept.push(each);
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
  const whole = each.sides === 4;
  const panes = all.some((other) => other !== each && areBesideBar(each, other));
  const twins = all.filter((other) => other !== each && areTwins(each, other)).length;
  each.framed = lightFrame(each, light);
  const inWall = evenSides(each, light) >= 3;
  const deep = !each.mirrors && each.tone < 0.2 && each.step > 0.2;
  const wide = each.x1 - each.x0 + 1;
  const high = each.y1 - each.y0 + 1;
  const unit = Math.max(light.width, light.height) / 1024;
  const large = whole && wide > 20 * unit && high > 20 * unit;
  const small = Math.min(wide, high) < 14 * unit;
  const alone = !panes && twins === 0;
  // A door stands upright by itself and reaches lower than any window near it.
  const lowest = !all.some(
    (other) =>
      other !== each &&
      other.sides === 4 &&
      other.y1 - other.y0 > 0.4 * high &&
      other.x1 - other.x0 > 0.4 * wide &&
      other.y1 > each.y1 - 0.1 * high,
  );
  const door = alone && lowest && high > 1.65 * wide && high < 2.9 * wide;
  const slit = alone && high > 1.75 * wide && !large;
  each.evidence =
    (whole ? 0.5 : 0) +
    (panes ? 1.5 : 0) +
    Math.min(1.5, 0.9 * twins) +
    (each.framed ? 1 : 0) +
    (inWall ? 0.5 : 0) +
    (large ? 0.4 : 0) +
    (deep ? 0.8 : 0) +
    (each.mirrors ? 0.6 : 0) +
    (each.step > 0.3 ? 0.4 : 0) -
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
    Math.abs(ha - hb) < 0.18 * Math.max(ha, hb) && Math.abs(a.y0 + a.y1 - b.y0 - b.y1) < 0.3 * ha;
  const alikeWide =
    Math.abs(wa - wb) < 0.18 * Math.max(wa, wb) && Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 0.3 * wa;
  if (a.mirrors !== b.mirrors || Math.abs(a.tone - b.tone) > 0.13) return false;
  const bar = 0.3 * Math.min(wa, wb, ha, hb) + 3;
  const alike = Math.min(wa, wb) > 0.55 * Math.max(wa, wb);
  return (
    (beside > 0 && beside <= bar && alikeHigh && alike) ||
    (above > 0 && above <= bar && alikeWide && Math.min(ha, hb) > 0.4 * Math.max(ha, hb))
  );
}

/** Of one size and tone, in one row or one above the other. */
function areTwins(a: Judged, b: Judged): boolean {
  const wa = a.x1 - a.x0 + 1;
  const ha = a.y1 - a.y0 + 1;
  const wide = wa / (b.x1 - b.x0 + 1);
  const high = ha / (b.y1 - b.y0 + 1);
  if (a.mirrors !== b.mirrors || Math.abs(a.tone - b.tone) > 0.14) return false;
  if (wide < 0.7 || wide > 1.43 || high < 0.78 || high > 1.28) return false;
  const dx = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  const dy = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
  return (dy < 0.2 * dx + 0.3 * ha && dx < 9 * wa) || (dx < 0.3 * wa && dy < 4 * ha);
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
  ].filter((step) => step > 0.07).length;
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
    return square / count - (sum / count) ** 2 < 0.1 ** 2;
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
      if (wide > 0.55 * high || gap < 0.8 * wide || gap > 6 * wide) continue;
      const y0 = a.y0 + (high >> 2);
      const y1 = a.y1 - (high >> 2);
      const between = meanOf(light, a.x1 + (gap >> 2), y0, b.x0 - (gap >> 2), y1);
      const outside =
        0.5 *
        (meanOf(light, a.x0 - wide, y0, a.x0 - (wide >> 1), y1) +
          meanOf(light, b.x1 + (wide >> 1), y0, b.x1 + wide, y1));
      if (Math.abs(between - outside) > 0.1) shutters.add(a).add(b);
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
