import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';

/** A sheet on which is drawn in metres, with a pen whose width is given in pixels of the sheet. */
export class PlanSheet {
  readonly ink: Plane;
  readonly #density: number;
  readonly #left: number;
  readonly #top: number;

  constructor(width: number, height: number, density: number, left: number, top: number) {
    this.ink = createPlane(width, height);
    this.#density = density;
    this.#left = left;
    this.#top = top;
  }

  fill(x: number, y: number, w: number, h: number, tone: number): void {
    const { width, height, data } = this.ink;
    const [x0, y0] = this.#place(x, y);
    const [x1, y1] = this.#place(x + w, y + h);
    for (let py = Math.max(0, Math.round(y0)); py < Math.min(height, Math.round(y1)); py++)
      data.fill(tone, py * width + Math.max(0, Math.round(x0)), py * width + Math.min(width, Math.round(x1)));
  }

  line(from: readonly [number, number], to: readonly [number, number], pen: number, tone = 1): void {
    const [x0, y0] = this.#place(...from);
    const [x1, y1] = this.#place(...to);
    const length = Math.hypot(x1 - x0, y1 - y0);
    const steps = Math.max(1, Math.ceil(2 * length));
    for (let k = 0; k <= steps; k++)
      this.#dab(x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps, pen, tone);
  }

  box(x: number, y: number, w: number, h: number, pen: number, tone = 1): void {
    this.line([x, y], [x + w, y], pen, tone);
    this.line([x + w, y], [x + w, y + h], pen, tone);
    this.line([x + w, y + h], [x, y + h], pen, tone);
    this.line([x, y + h], [x, y], pen, tone);
  }

  /** Angles in radians, from the right and down the sheet. */
  arc(x: number, y: number, rx: number, ry: number, from: number, to: number, pen: number): void {
    const steps = Math.max(12, Math.ceil(Math.abs(to - from) * Math.max(rx, ry) * this.#density * 2));
    for (let k = 0; k <= steps; k++) {
      const angle = from + ((to - from) * k) / steps;
      const [px, py] = this.#place(x + rx * Math.cos(angle), y + ry * Math.sin(angle));
      this.#dab(px, py, pen, 1);
    }
  }

  #place(x: number, y: number): readonly [number, number] {
    return [(x - this.#left) * this.#density, (y - this.#top) * this.#density];
  }

  #dab(x: number, y: number, pen: number, tone: number): void {
    const { width, height, data } = this.ink;
    const size = Math.max(1, Math.round(pen));
    const x0 = Math.round(x - size / 2);
    const y0 = Math.round(y - size / 2);
    for (let py = Math.max(0, y0); py < Math.min(height, y0 + size); py++)
      for (let px = Math.max(0, x0); px < Math.min(width, x0 + size); px++)
        data[py * width + px] = Math.max(data[py * width + px] as number, tone);
  }
}
