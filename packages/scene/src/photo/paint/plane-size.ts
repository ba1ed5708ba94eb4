import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';

/** Every so manieth pixel of a soft plane: good for masks that are looked at coarsely. */
export function shrinkPlane(plane: Plane, width: number, height: number): Plane {
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

/** A soft plane at another size, bilinear. */
export function enlargePlane(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  const at = (x: number, y: number): number => plane.data[y * plane.width + x] as number;
  for (let y = 0; y < height; y++) {
    const v = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const y0 = Math.floor(v);
    const y1 = Math.min(plane.height - 1, y0 + 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
      const x0 = Math.floor(u);
      const x1 = Math.min(plane.width - 1, x0 + 1);
      const head = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (u - x0);
      const foot = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (u - x0);
      out.data[y * width + x] = head + (foot - head) * (v - y0);
    }
  }
  return out;
}
