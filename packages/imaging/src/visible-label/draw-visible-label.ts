import type { Raster } from '../raster.ts';
import { LABEL_GLYPHS } from './label-strokes.ts';

/** GB 45438-2025: characters of at least 5 % of the shortest side. The ink is higher still by a stroke's width. */
const CHARACTER_HEIGHT = 0.056;
/** In units of a character's height. */
const STROKE_RADIUS = 0.058;
const SPACING = 0.24;
const PADDING = 0.5;
const MARGIN = 0.45;
/** A dark ground under white lines, so that the label is read on any picture. */
const GROUND_ALPHA = 0.62;

interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/**
 * The picture with a label in its lower right corner, on a ground of its own. The given one stays as it is.
 *
 * @param text of the characters in `LABEL_GLYPHS`
 */
export function drawVisibleLabel(picture: Raster, text: string): Raster {
  const { width, height, channels } = picture;
  const unit = Math.ceil(Math.min(width, height) * CHARACTER_HEIGHT);
  const lettering = layOut(text);
  const boxWidth = Math.min(width, (lettering.width + 2 * PADDING) * unit);
  const boxHeight = Math.min(height, (1 + 2 * PADDING) * unit);
  const left = Math.max(0, Math.round(width - boxWidth - MARGIN * unit));
  const top = Math.max(0, Math.round(height - boxHeight - MARGIN * unit));
  const data = picture.data.slice();
  const colours = channels === 4 ? 3 : channels;
  for (let y = top; y < Math.min(height, top + boxHeight); y += 1) {
    for (let x = left; x < Math.min(width, left + boxWidth); x += 1) {
      const ground =
        GROUND_ALPHA * insideRounded(x + 0.5 - left, y + 0.5 - top, boxWidth, boxHeight, unit * 0.35);
      const [u, v] = [(x + 0.5 - left) / unit - PADDING, (y + 0.5 - top) / unit - PADDING];
      const ink = clamp01(0.5 + (STROKE_RADIUS - distanceTo(lettering.segments, u, v)) * unit);
      const at = (y * width + x) * channels;
      for (let channel = 0; channel < colours; channel += 1) {
        const under = (data[at + channel] as number) * (1 - ground) + 16 * ground;
        data[at + channel] = under + (255 - under) * ink;
      }
      if (channels === 4) data[at + 3] = Math.max(data[at + 3] as number, 255 * Math.max(ground, ink));
    }
  }
  return { width, height, channels, data };
}

function layOut(text: string): { readonly width: number; readonly segments: readonly Segment[] } {
  const segments: Segment[] = [];
  let x = 0;
  for (const character of text) {
    const glyph = LABEL_GLYPHS[character];
    if (!glyph) throw new Error(`The label has no lines for "${character}".`);
    for (const stroke of glyph.strokes)
      for (const [index, [bx, by]] of stroke.entries()) {
        const [ax, ay] = stroke[Math.max(0, index - 1)] ?? [bx, by];
        if (ax !== bx || ay !== by) segments.push({ ax: x + ax, ay, bx: x + bx, by });
      }
    x += glyph.width + SPACING;
  }
  return { width: Math.max(0, x - SPACING), segments };
}

function distanceTo(segments: readonly Segment[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { ax, ay, bx, by } of segments) {
    const [dx, dy] = [bx - ax, by - ay];
    const along = clamp01(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return nearest;
}

/** 1 inside a rectangle with round corners, 0 outside, in between on its edge. */
function insideRounded(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0);
  const dy = Math.max(radius - y, y - (height - radius), 0);
  return clamp01(radius - Math.hypot(dx, dy) + 0.5);
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
