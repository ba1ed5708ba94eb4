import { joinBoxes, NO_BOX, transformBox, boxOfCorners } from '@plumbline/models/geometry/boxes.ts';
import { IDENTITY, type Matrix } from '@plumbline/models/geometry/matrix.ts';
import type { ModelWarning } from '@plumbline/models/model/model-warning.ts';
import type {
  Bounds,
  Model,
  ModelMaterial,
  ModelMesh,
  ModelRoom,
  ModelThing,
  ModelView,
} from '@plumbline/models/model/model.ts';
import type { Surface } from './surface.ts';

export interface NewThing {
  /** The same for the same part of the same plan, whatever the language. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly layer: string;
}

interface Placed {
  readonly mesh: number;
  readonly thing: number;
  readonly material: number;
  readonly matrix: Matrix;
}

/** Puts a model together whose parts are known: in metres, y up, near its origin. */
export class ModelAssembly {
  readonly #meshes: ModelMesh[] = [];
  readonly #boxes: Bounds[] = [];
  readonly #things: ModelThing[] = [];
  readonly #materials: ModelMaterial[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #placed: Placed[] = [];

  addThing(thing: NewThing): number {
    return this.#things.push({ ...thing, storey: 0, setAside: null }) - 1;
  }

  /** One of a name, however often it is asked for. */
  material(made: Pick<ModelMaterial, 'name' | 'colour'> & Partial<ModelMaterial>): number {
    const known = this.#numbers.get(made.name);
    if (known !== undefined) return known;
    const number = this.#materials.length;
    this.#materials.push({ opacity: 1, roughness: 0.8, metalness: 0, texture: null, ...made });
    this.#numbers.set(made.name, number);
    return number;
  }

  addMesh(mesh: ModelMesh): number {
    this.#boxes.push(boxOfCorners(mesh.positions, mesh.indices));
    return this.#meshes.push(mesh) - 1;
  }

  place(mesh: number, thing: number, material: number, matrix: Matrix = IDENTITY): void {
    this.#placed.push({ mesh, thing, material, matrix });
  }

  /** A surface where it stands; one without triangles is none. */
  addSurface(surface: Surface, thing: number, material: number): void {
    const positions = Float32Array.from(surface.positions);
    if (positions.length === 0) return;
    const indices = Uint32Array.from({ length: positions.length / 3 }, (_, k) => k);
    this.place(this.addMesh({ positions, indices, normals: null, uvs: null }), thing, material);
  }

  finish(rest: {
    readonly storey: string;
    readonly rooms: readonly ModelRoom[];
    readonly views: readonly ModelView[];
    readonly warnings: readonly ModelWarning[];
  }): Model {
    const count = this.#placed.length;
    const instances = {
      count,
      mesh: Uint32Array.from(this.#placed, ({ mesh }) => mesh),
      thing: Uint32Array.from(this.#placed, ({ thing }) => thing),
      material: Uint32Array.from(this.#placed, ({ material }) => material),
      matrix: Float64Array.from(this.#placed.flatMap(({ matrix }) => [...matrix])),
    };
    const boundsM = this.#placed
      .map(({ mesh, matrix }) => transformBox(this.#boxes[mesh] ?? NO_BOX, matrix))
      .reduce(joinBoxes, NO_BOX);
    return {
      format: 'plan',
      unit: { name: 'metre', metres: 1, certainty: 'stated' },
      upAxis: { axis: 'y', certainty: 'stated' },
      originM: [0, 0, 0],
      boundsM,
      triangles: this.#placed.reduce(
        (sum, { mesh }) => sum + (this.#meshes[mesh]?.indices.length ?? 0) / 3,
        0,
      ),
      meshes: this.#meshes,
      instances,
      things: this.#things,
      materials: this.#materials,
      textures: [],
      views: rest.views,
      storeys: [{ key: 'plan', name: rest.storey, elevationM: 0 }],
      rooms: rest.rooms,
      warnings: rest.warnings,
    };
  }
}
