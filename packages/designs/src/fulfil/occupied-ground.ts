import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';

const CELL = 0.1;

export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

/** How high things stand over each cell of the ground, by the boxes about their triangles. */
export class OccupiedGround {
  readonly #bounds: Bounds;
  readonly #columns: number;
  readonly #rows: number;
  readonly #high: Float32Array;

  /** @param step what lies lower can be stood on; what begins higher than `over` is stood under. */
  constructor({ geometry, count, shape }: SolidMesh, bounds: Bounds, step: number, over: number) {
    this.#bounds = bounds;
    this.#columns = Math.max(1, Math.ceil((bounds.maxX - bounds.minX) / CELL));
    this.#rows = Math.max(1, Math.ceil((bounds.maxZ - bounds.minZ) / CELL));
    this.#high = new Float32Array(this.#columns * this.#rows);
    for (let i = 0; i < count; i++) {
      const [minX, maxX] = span(geometry, 9 * i, shape[i] === 1);
      const [minY, maxY] = span(geometry, 9 * i + 1, shape[i] === 1);
      const [minZ, maxZ] = span(geometry, 9 * i + 2, shape[i] === 1);
      // Grounds and floors are level and wide; boxes about slopes of roofs would cover gardens.
      if (maxY > step && minY < over) this.occupy({ minX, maxX, minZ, maxZ }, maxY);
    }
  }

  occupy({ minX, maxX, minZ, maxZ }: Bounds, height: number): void {
    const { minX: left, minZ: near } = this.#bounds;
    const from = Math.max(0, Math.floor((minX - left) / CELL));
    const to = Math.min(this.#columns - 1, Math.floor((maxX - left) / CELL));
    for (
      let row = Math.max(0, Math.floor((minZ - near) / CELL));
      row <= Math.floor((maxZ - near) / CELL);
      row++
    ) {
      if (row >= this.#rows) break;
      for (let column = from; column <= to; column++) {
        const at = row * this.#columns + column;
        this.#high[at] = Math.max(this.#high[at] as number, height);
      }
    }
  }

  /** Height of what stands at a place; what lies outside the bounds is taken. */
  at(x: number, z: number): number {
    const column = Math.floor((x - this.#bounds.minX) / CELL);
    const row = Math.floor((z - this.#bounds.minZ) / CELL);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return Infinity;
    return this.#high[row * this.#columns + column] as number;
  }

  /** Whether nothing stands on a turned rectangle with some room about it. */
  isFree(x: number, z: number, yaw: number, width: number, depth: number): boolean {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    const across = Math.ceil(width / CELL);
    const along = Math.ceil(depth / CELL);
    for (let i = 0; i <= across; i++)
      for (let k = 0; k <= along; k++) {
        const u = width * (i / across - 0.5);
        const v = depth * (k / along - 0.5);
        if (this.at(x + u * cos + v * sin, z - u * sin + v * cos) > 0) return false;
      }
    return true;
  }
}

function span(geometry: Float32Array, at: number, parallelogram: boolean): [number, number] {
  const p = geometry[at] as number;
  const a = geometry[at + 3] as number;
  const b = geometry[at + 6] as number;
  const far = parallelogram ? a + b : 0;
  return [p + Math.min(0, a, b, far), p + Math.max(0, a, b, far)];
}
