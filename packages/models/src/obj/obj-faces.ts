import type { ModelBuilder } from '../build/model-builder.ts';
import { IDENTITY } from '../geometry/matrix.ts';
import { GrowingFloats } from '../geometry/growing-list.ts';
import { joinRows } from '../geometry/join-corners.ts';
import { triangulate } from '../geometry/triangulate.ts';
import type { ModelLimits } from '../model/limits.ts';
import { tooComplex } from '../model/model-failure.ts';
import type { LineReader } from './line-reader.ts';

interface ObjPool {
  readonly positions: GrowingFloats;
  readonly uvs: GrowingFloats;
  readonly normals: GrowingFloats;
}

/** No corner of that kind is written. */
const NONE = -1;
/** A face with more corners is one no program writes. */
const MOST_CORNERS = 100_000;

/** The faces of an OBJ, gathered by thing and material; corners that are written alike become one. */
export class ObjFaces {
  readonly #pool: ObjPool;
  readonly #build: ModelBuilder;
  /** Position, uv and normal of each corner of each triangle. */
  readonly #corners: GrowingFloats;
  readonly #materials = new Map<string, number>();
  #object = '';
  #group = '';
  #material = '';
  #thing: number | null = null;

  constructor(pool: ObjPool, build: ModelBuilder, limits: ModelLimits) {
    this.#pool = pool;
    this.#build = build;
    this.#corners = new GrowingFloats(limits.triangles * 9, 'triangles');
  }

  startObject(name: string): void {
    this.#flush();
    this.#object = name;
    this.#group = '';
    this.#thing = null;
  }

  startGroup(name: string): void {
    this.#flush();
    this.#group = name === 'default' || name === 'off' ? '' : name;
    this.#thing = null;
  }

  useMaterial(name: string): void {
    this.#flush();
    this.#material = name;
  }

  addMaterials(found: ReadonlyMap<string, number>): void {
    for (const [name, material] of found) this.#materials.set(name, material);
  }

  addFace(lines: LineReader): void {
    const rows: number[] = [];
    while (lines.more) {
      const position = this.#place(lines.index(), this.#pool.positions.length / 3);
      const uv = lines.accept('/') ? this.#place(lines.index(), this.#pool.uvs.length / 2) : NONE;
      const normal = lines.accept('/') ? this.#place(lines.index(), this.#pool.normals.length / 3) : NONE;
      rows.push(position, uv, normal);
      // What is no corner would be read for ever.
      if (!lines.atGap || rows.length > MOST_CORNERS * 3) break;
    }
    const count = rows.length / 3;
    if (count > MOST_CORNERS) throw tooComplex('corners of a face', MOST_CORNERS);
    const order = Array.from({ length: count }, (_, corner) => corner);
    for (const corner of count <= 3 ? triangleOf(order) : triangulate(this.#placesOf(rows), order))
      for (let k = 0; k < 3; k += 1) this.#corners.push(rows[corner * 3 + k] as number);
  }

  finish(): void {
    this.#flush();
  }

  /** Counted from one, or backwards from the last with a minus; out of range it is not valid, which is told later. */
  #place(index: number, count: number): number {
    if (index === 0) return NONE;
    return index > 0 ? index - 1 : Math.max(NONE, count + index);
  }

  #placesOf(rows: readonly number[]): Float64Array {
    const places = new Float64Array(rows.length);
    for (let corner = 0; corner < rows.length / 3; corner += 1)
      for (let axis = 0; axis < 3; axis += 1)
        places[corner * 3 + axis] = this.#pool.positions.at((rows[corner * 3] as number) * 3 + axis);
    return places;
  }

  #flush(): void {
    if (this.#corners.length === 0) return;
    const rows = Int32Array.from(this.#corners.view());
    this.#corners.clear();
    const { kinds, firsts } = joinRows(rows, 3);
    const column = (offset: number, from: GrowingFloats, width: number) => {
      if (firsts.every((corner) => (rows[corner * 3 + offset] as number) === NONE)) return undefined;
      const values = new Float64Array(firsts.length * width);
      firsts.forEach((corner, kind) => {
        const row = rows[corner * 3 + offset] as number;
        for (let k = 0; k < width; k += 1)
          values[kind * width + k] = row < 0 ? Number.NaN : from.at(row * width + k);
      });
      return values;
    };
    const mesh = this.#build.addMesh({
      positions: column(0, this.#pool.positions, 3) ?? new Float64Array(0),
      uvs: column(1, this.#pool.uvs, 2),
      normals: column(2, this.#pool.normals, 3),
      indices: kinds,
    });
    if (mesh === null) return;
    this.#thing ??= this.#build.addThing({
      name: this.#object || this.#group,
      type: 'object',
      layer: this.#object === '' ? null : this.#group,
    });
    this.#build.addInstance(mesh, this.#thing, this.#materialNumber(), IDENTITY);
  }

  #materialNumber(): number {
    const known = this.#materials.get(this.#material);
    if (known !== undefined) return known;
    const added = this.#build.addMaterial({ name: this.#material });
    this.#materials.set(this.#material, added);
    return added;
  }
}

function triangleOf(order: readonly number[]): readonly number[] {
  return order.length === 3 ? order : [];
}
