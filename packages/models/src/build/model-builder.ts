import { type Matrix, isPlacement, multiply, translation } from '../geometry/matrix.ts';
import type { ModelLimits } from '../model/limits.ts';
import { tooComplex } from '../model/model-failure.ts';
import type { WarningLog } from '../model/model-warning.ts';
import type { ModelMaterial, ModelTexture } from '../model/model.ts';
import { type MeshParts, cleanMesh } from './clean-mesh.ts';
import type { RawInstance, RawMesh, RawModel, RawRoom, RawStorey, RawView } from './raw-model.ts';
import { findPictureKind } from '../textures/picture-kind.ts';

interface NewThing {
  /** An id of the file's own; without one the name, told apart by its number. */
  readonly key?: string | undefined;
  readonly name: string;
  readonly type: string;
  readonly layer?: string | null | undefined;
  readonly storey?: number | null | undefined;
}

/** What readers put a model together with: it counts before it keeps, and knows no format. */
export class ModelBuilder {
  readonly #limits: ModelLimits;
  readonly #warnings: WarningLog;
  readonly #meshes: RawMesh[] = [];
  readonly #instances: RawInstance[] = [];
  readonly #things: RawModel['things'][number][] = [];
  readonly #keys = new Map<string, number>();
  readonly #materials: ModelMaterial[] = [];
  readonly #textures: ModelTexture[] = [];
  readonly #views: RawView[] = [];
  readonly #storeys: RawStorey[] = [];
  readonly #rooms: RawRoom[] = [];
  #vertices = 0;
  #drawn = 0;
  #stored = 0;
  unitMetres: number | null = null;
  upAxis: 'y' | 'z' | null = null;

  constructor(limits: ModelLimits, warnings: WarningLog) {
    this.#limits = limits;
    this.#warnings = warnings;
  }

  /** To be called with what a file promises before memory is taken for it. */
  reserve(vertices: number, triangles: number): void {
    if (!(this.#vertices + vertices <= this.#limits.vertices))
      throw tooComplex('vertices', this.#limits.vertices);
    if (!(this.#stored + triangles <= this.#limits.triangles))
      throw tooComplex('triangles', this.#limits.triangles);
  }

  /** @returns its number, or null where nothing of it can be drawn. */
  addMesh(parts: MeshParts): number | null {
    const mesh = this.#clean(parts);
    return mesh === null ? null : this.#meshes.push(mesh) - 1;
  }

  addThing({ key, name, type, layer, storey }: NewThing): number {
    if (this.#things.length >= this.#limits.things) throw tooComplex('things', this.#limits.things);
    const short = this.shortName(name);
    return (
      this.#things.push({
        key: this.#newKey(key ?? `${type}/${short}`),
        name: short,
        type,
        layer: layer === undefined || layer === null || layer === '' ? null : this.shortName(layer),
        storey: storey ?? null,
      }) - 1
    );
  }

  /** A matrix that is none (not finite, or a projection) leaves the instance out. */
  addInstance(mesh: number, thing: number, material: number, matrix: Matrix): void {
    const raw = this.#meshes[mesh];
    if (raw === undefined) return;
    const triangles = raw.indices.length / 3;
    if (!isPlacement(matrix)) {
      this.#warnings.add('faces-dropped', this.#things[thing]?.name, triangles);
      return;
    }
    if (this.#instances.length >= this.#limits.instances)
      throw tooComplex('instances', this.#limits.instances);
    this.#drawn += triangles;
    if (this.#drawn > this.#limits.triangles) throw tooComplex('triangles', this.#limits.triangles);
    this.#instances.push({ mesh, thing, material, matrix: fromAnchor(raw, matrix) });
  }

  addMaterial(material: Partial<ModelMaterial> & { readonly name: string }): number {
    if (this.#materials.length >= this.#limits.materials)
      throw tooComplex('materials', this.#limits.materials);
    const [red, green, blue] = material.colour ?? [0.6, 0.6, 0.6];
    return (
      this.#materials.push({
        name: this.shortName(material.name),
        colour: [share(red, 0.6), share(green, 0.6), share(blue, 0.6)],
        opacity: share(material.opacity, 1),
        roughness: share(material.roughness, 0.8),
        metalness: share(material.metalness, 0),
        texture: material.texture ?? null,
      }) - 1
    );
  }

  /** @returns null, with a warning, for what is no picture or a too large one. */
  addTexture(name: string, bytes: Uint8Array): number | null {
    if (this.#textures.length >= this.#limits.textures) throw tooComplex('textures', this.#limits.textures);
    const { textureBytes, textureEdge } = this.#limits;
    const kind = findPictureKind(bytes);
    if (
      kind === null ||
      bytes.length > textureBytes ||
      kind.width > textureEdge ||
      kind.height > textureEdge
    ) {
      this.#warnings.add('textures-refused', this.shortName(name));
      return null;
    }
    return this.#textures.push({ name: this.shortName(name), bytes: bytes.slice(), mime: kind.mime }) - 1;
  }

  addView(view: RawView): void {
    const numbers = [...view.eye, ...view.direction, ...view.up];
    if (this.#views.length >= this.#limits.views || !numbers.every(Number.isFinite)) return;
    this.#views.push({ ...view, name: this.shortName(view.name) });
  }

  addStorey(storey: RawStorey): number {
    return this.#storeys.push({ ...storey, name: this.shortName(storey.name) }) - 1;
  }

  addRoom(room: Omit<RawRoom, 'mesh'>, parts: MeshParts): void {
    if (this.#rooms.length >= this.#limits.rooms || !isPlacement(room.matrix)) return;
    const mesh = this.#clean(parts);
    if (mesh === null) return;
    this.#rooms.push({
      ...room,
      name: this.shortName(room.name),
      mesh,
      matrix: fromAnchor(mesh, room.matrix),
    });
  }

  /** A name without signs that no screen shows, and not longer than a row. */
  shortName(name: string): string {
    const plain = name
      .slice(0, 10_000)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .trim();
    if (plain.length <= this.#limits.nameLength) return plain;
    this.#warnings.add('names-shortened');
    return [...plain.slice(0, this.#limits.nameLength)].join('').toWellFormed();
  }

  finish(): RawModel {
    return {
      meshes: this.#meshes,
      instances: this.#instances,
      things: this.#things,
      materials: this.#materials,
      textures: this.#textures,
      views: this.#views,
      storeys: this.#storeys,
      rooms: this.#rooms,
      unitMetres: this.unitMetres,
      upAxis: this.upAxis,
    };
  }

  #clean(parts: MeshParts): RawMesh | null {
    const vertices = parts.positions.length / 3;
    const triangles = (parts.indices?.length ?? vertices) / 3;
    this.reserve(vertices, triangles);
    this.#vertices += vertices;
    this.#stored += triangles;
    const { mesh, dropped } = cleanMesh(parts);
    if (dropped > 0) this.#warnings.add('faces-dropped', undefined, dropped);
    return mesh;
  }

  /** The end of a long path tells more things apart than its beginning. */
  #newKey(path: string): string {
    const wanted = path.slice(-this.#limits.nameLength).toWellFormed();
    const count = this.#keys.get(wanted) ?? 0;
    this.#keys.set(wanted, count + 1);
    return count === 0 ? wanted : `${wanted}#${count + 1}`;
  }
}

function fromAnchor({ anchor }: RawMesh, matrix: Matrix): Matrix {
  return anchor.every((value) => value === 0) ? matrix : multiply(matrix, translation(anchor));
}

function share(value: number | undefined, otherwise: number): number {
  return value === undefined || !Number.isFinite(value) ? otherwise : Math.min(1, Math.max(0, value));
}
