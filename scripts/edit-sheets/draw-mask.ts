import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { Outline, Oval, PaintedMask } from './edit-job.ts';

/** The mask as a grey raster of the base's size. */
export function drawMask(mask: PaintedMask, width: number, height: number): Raster {
  const plane = createPlane(width, height);
  const longest = Math.max(width, height);
  for (const outline of mask.outlines ?? []) fillOutline(plane.data, outline, width, height);
  for (const oval of mask.ovals ?? []) fillOval(plane.data, oval, width, height);
  for (const { points, radius } of mask.strokes ?? [])
    drawStroke(plane.data, points, radius * longest, width, height);
  if (mask.rim)
    for (const outline of mask.outlines ?? [])
      drawStroke(plane.data, [...outline, ...outline.slice(0, 1)], mask.rim * longest, width, height);
  const soft = mask.feather ? gaussianBlur(plane, mask.feather * longest) : plane;
  const out = createRaster(width, height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = 255 * (soft.data[i] as number);
  return out;
}

function fillOutline(data: Float32Array, outline: Outline, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const crossings: number[] = [];
    for (let k = 0; k < outline.length; k++) {
      const [ax, ay] = outline[k] as readonly [number, number];
      const [bx, by] = outline[(k + 1) % outline.length] as readonly [number, number];
      if (ay <= v !== by <= v) crossings.push(ax + ((v - ay) / (by - ay)) * (bx - ax));
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2)
      fillRow(data, y, crossings[k] as number, crossings[k + 1] as number, width);
  }
}

function fillOval(data: Float32Array, [x, y, rx, ry]: Oval, width: number, height: number): void {
  for (let row = 0; row < height; row++) {
    const off = ((row + 0.5) / height - y) / ry;
    if (Math.abs(off) >= 1) continue;
    const half = rx * Math.sqrt(1 - off * off);
    fillRow(data, row, x - half, x + half, width);
  }
}

/** Pixels whose middle lies between two shares of the width. */
function fillRow(data: Float32Array, y: number, left: number, right: number, width: number): void {
  const from = Math.max(0, Math.ceil(left * width - 0.5));
  const to = Math.min(width - 1, Math.floor(right * width - 0.5));
  for (let x = from; x <= to; x++) data[y * width + x] = 1;
}

function drawStroke(
  data: Float32Array,
  points: Outline,
  radius: number,
  width: number,
  height: number,
): void {
  for (let k = 0; k < points.length; k++) {
    const from = points[k] as readonly [number, number];
    const to = points[Math.min(points.length - 1, k + 1)] as readonly [number, number];
    drawCapsule(data, from, to, radius, width, height);
  }
}

function drawCapsule(
  data: Float32Array,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius: number,
  width: number,
  height: number,
): void {
  const [x0, y0, x1, y1] = [ax * width, ay * height, bx * width, by * height];
  const square = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  for (
    let y = Math.max(0, Math.floor(Math.min(y0, y1) - radius));
    y < Math.min(height, Math.max(y0, y1) + radius);
    y++
  )
    for (
      let x = Math.max(0, Math.floor(Math.min(x0, x1) - radius));
      x < Math.min(width, Math.max(x0, x1) + radius);
      x++
    ) {
      const t =
        square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square));
      if (Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0)) <= radius) data[y * width + x] = 1;
    }
}
