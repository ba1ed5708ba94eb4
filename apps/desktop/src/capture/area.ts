import { IMAGE_MAX_EDGE_DESKTOP } from '@plumbline/contract/constants.ts';
import { z } from 'zod';
import { DESKTOP_FUNCTIONS, type DesktopFunction } from '../settings/settings.ts';

/** Part of a window, in shares of its width and height from its upper left corner: it stays where it is when the window grows. */
export const areaSchema = z
  .strictObject({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().min(0).max(1),
    height: z.number().min(0).max(1),
  })
  // A share is a quotient of pixels: their sum may be over the edge by its rounding.
  .refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001, 'beyond the window');
export type Area = z.infer<typeof areaSchema>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shortest edge that is worth rendering, in pixels of the window. */
const AREA_MIN_EDGE_PX = 32;

/** The area between two corners as they were dragged, in any order, within the window. */
export function areaBetween(a: { x: number; y: number }, b: { x: number; y: number }): Area {
  const [left, right] = [a.x, b.x].map(clamp).toSorted((p, q) => p - q) as [number, number];
  const [top, bottom] = [a.y, b.y].map(clamp).toSorted((p, q) => p - q) as [number, number];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The whole pixels of an area. */
export function boxOf(area: Area, width: number, height: number): Box {
  const x = Math.round(area.x * width);
  const y = Math.round(area.y * height);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.round((area.x + area.width) * width)) - x),
    height: Math.max(1, Math.min(height, Math.round((area.y + area.height) * height)) - y),
  };
}

export function isLargeEnough({ width, height }: Box): boolean {
  return width >= AREA_MIN_EDGE_PX && height >= AREA_MIN_EDGE_PX;
}

/** Longest edge of a base in pixels: the main tool takes more than the others. */
export function maxEdgeOf(used: DesktopFunction): number {
  return used === DESKTOP_FUNCTIONS[0] ? IMAGE_MAX_EDGE_DESKTOP.main : IMAGE_MAX_EDGE_DESKTOP.other;
}

/** A size within a longest edge, in whole pixels, of the same proportions; one that fits stays. */
export function fitWithin(size: { width: number; height: number }, maxEdge: number) {
  const scale = Math.min(1, maxEdge / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
