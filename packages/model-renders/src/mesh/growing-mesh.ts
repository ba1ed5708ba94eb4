import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import {
  sharedBytes,
  sharedFloats,
  sharedUints,
  sharedWords,
} from '@plumbline/imaging/tiles/shared-planes.ts';

/** A corner of a triangle: place, texture coordinates, normal. */
export const CORNER = 8;

/** Triangles and parallelograms in shared memory, laid out as the tracer reads them: no copy is made of millions of them. */
export class GrowingMesh {
  count = 0;
  #geometry: Float32Array;
  #normals: Float32Array;
  #texture: Float32Array;
  #shape: Uint8Array;
  #finish: Uint16Array;
  #thing: Uint32Array;

  constructor(capacity: number) {
    const room = Math.max(16, capacity);
    this.#geometry = sharedFloats(9 * room);
    this.#normals = sharedFloats(9 * room);
    this.#texture = sharedFloats(6 * room);
    this.#shape = sharedBytes(room);
    this.#finish = sharedWords(room);
    this.#thing = sharedUints(room);
  }

  /**
   * @param corners three of them, `CORNER` numbers each, from `at`. @param shape 1: a parallelogram, whose first corner is
   * the one that two edges leave.
   */
  add(shape: 0 | 1, a: Float64Array, p: number, q: number, r: number, finish: number, thing: number): void {
    const i = this.count++;
    if (i === this.#shape.length) this.#grow();
    const g = this.#geometry;
    const n = this.#normals;
    const at = 9 * i;
    for (let k = 0; k < 3; k++) {
      const origin = a[p + k] as number;
      g[at + k] = origin;
      g[at + 3 + k] = (a[q + k] as number) - origin;
      g[at + 6 + k] = (a[r + k] as number) - origin;
      n[at + k] = a[p + 5 + k] as number;
      n[at + 3 + k] = a[q + 5 + k] as number;
      n[at + 6 + k] = a[r + 5 + k] as number;
    }
    const t = this.#texture;
    const u = a[p + 3] as number;
    const v = a[p + 4] as number;
    t[6 * i] = u;
    t[6 * i + 1] = v;
    t[6 * i + 2] = (a[q + 3] as number) - u;
    t[6 * i + 3] = (a[q + 4] as number) - v;
    t[6 * i + 4] = (a[r + 3] as number) - u;
    t[6 * i + 5] = (a[r + 4] as number) - v;
    this.#shape[i] = shape;
    this.#finish[i] = finish;
    this.#thing[i] = thing;
  }

  /** The same numbers as a mesh of the tracer. */
  toSolid(): SolidMesh {
    const mesh = new SolidMesh();
    mesh.count = this.count;
    mesh.geometry = this.#geometry.subarray(0, 9 * this.count);
    mesh.normals = this.#normals.subarray(0, 9 * this.count);
    mesh.texture = this.#texture.subarray(0, 6 * this.count);
    mesh.shape = this.#shape.subarray(0, this.count);
    mesh.finish = this.#finish.subarray(0, this.count);
    mesh.thing = this.#thing.subarray(0, this.count);
    return mesh;
  }

  #grow(): void {
    const size = Math.ceil(this.#shape.length * 1.5);
    this.#geometry = moved(this.#geometry, sharedFloats(9 * size));
    this.#normals = moved(this.#normals, sharedFloats(9 * size));
    this.#texture = moved(this.#texture, sharedFloats(6 * size));
    this.#shape = moved(this.#shape, sharedBytes(size));
    this.#finish = moved(this.#finish, sharedWords(size));
    this.#thing = moved(this.#thing, sharedUints(size));
  }
}

function moved<T extends { set: (from: T) => void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
