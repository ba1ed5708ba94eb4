import rhino3dm, { type File3dm, type File3dmObject, type RhinoModule, type Transform } from 'rhino3dm';
import { IDENTITY, type Matrix, multiply } from '../geometry/matrix.ts';
import { direction, lengthOf, subtract } from '../geometry/vectors.ts';
import { brokenModel, tooComplex } from '../model/model-failure.ts';
import type { Vector3 } from '../model/model.ts';
import type { Reading } from '../format/reading.ts';
import { meshPartsOf } from './rhino-meshes.ts';
import { RhinoMaterials } from './rhino-materials.ts';
import { RHINO_UNITS } from './rhino-units.ts';

/** Beyond it a point of openNURBS is not set. */
const SET_UP_TO = 1e300;

/** Rhino's own format: meshes, and the render meshes of surfaces; layers, blocks, materials, named views. z is up. */
export async function read3dm(reading: Reading): Promise<void> {
  // A fresh instance each time: what a hostile file leaves behind in its memory meets no other file.
  const rhino = await rhino3dm();
  const document = rhino.File3dm.fromByteArray(reading.bytes) as File3dm | null;
  if (document === null) throw brokenModel('the 3DM cannot be opened');
  const { build } = reading;
  const unit = document.settings().modelUnitSystem as unknown as { readonly value: number };
  build.unitMetres = RHINO_UNITS.get(unit.value) ?? null;
  build.upAxis = 'z';
  const objects = new ObjectReader(document, rhino, reading);
  const table = document.objects();
  const { count } = table;
  if (count > reading.limits.things) throw tooComplex('things', reading.limits.things);
  for (let index = 0; index < count; index += 1) {
    reading.signal.throwIfAborted();
    reading.progress(index / count);
    const object = table.get(index);
    // The parts of blocks stand in the same table; they are drawn where their block stands.
    if (!object.attributes().isInstanceDefinitionObject) objects.add(object);
  }
  addViews(document, reading);
  document.destroy();
}

type DrawnMesh = readonly { readonly mesh: number; readonly material: number }[];

class ObjectReader {
  readonly #document: File3dm;
  readonly #rhino: RhinoModule;
  readonly #reading: Reading;
  readonly #materials: RhinoMaterials;
  readonly #drawn = new Map<string, DrawnMesh>();
  readonly #byId = new Map<string, File3dmObject>();
  #visited = 0;

  constructor(document: File3dm, rhino: RhinoModule, reading: Reading) {
    this.#document = document;
    this.#rhino = rhino;
    this.#reading = reading;
    this.#materials = new RhinoMaterials(document, rhino, reading);
    const table = document.objects();
    for (let index = 0; index < table.count && index < reading.limits.things; index += 1) {
      const object = table.get(index);
      const attributes = object.attributes();
      if (attributes.isInstanceDefinitionObject) this.#byId.set(attributes.id, object);
    }
  }

  add(object: File3dmObject): void {
    const attributes = object.attributes();
    const layers = this.#document.layers();
    const index = attributes.layerIndex;
    const layer = index >= 0 && index < layers.count ? layers.get(index) : null;
    if (!attributes.visible || layer?.visible === false) {
      this.#reading.warnings.add('hidden-left-out', attributes.name);
      return;
    }
    const parts = [...this.#partsOf(object, IDENTITY, [])];
    if (parts.length === 0) return;
    const { build } = this.#reading;
    const thing = build.addThing({
      key: attributes.id,
      name: attributes.name,
      type: object.geometry().objectType === this.#rhino.ObjectType.InstanceReference ? 'block' : 'object',
      layer: layer?.fullPath || layer?.name || null,
    });
    for (const { mesh, material, matrix } of parts) build.addInstance(mesh, thing, material, matrix);
  }

  /** The meshes of an object, and of everything in a block. @param above blocks that hold it. */
  *#partsOf(
    object: File3dmObject,
    matrix: Matrix,
    above: readonly string[],
  ): Generator<{ readonly mesh: number; readonly material: number; readonly matrix: Matrix }> {
    const { limits, warnings, signal } = this.#reading;
    const geometry = object.geometry();
    this.#visited += 1;
    if (this.#visited > limits.instances) throw tooComplex('instances', limits.instances);
    signal.throwIfAborted();
    if (geometry.objectType !== this.#rhino.ObjectType.InstanceReference) {
      for (const drawn of this.#meshesOf(object)) yield { ...drawn, matrix };
      return;
    }
    const reference = geometry as InstanceType<RhinoModule['InstanceReference']>;
    const { parentIdefId } = reference;
    if (above.includes(parentIdefId) || above.length > limits.depth) {
      warnings.add('cycles-cut', object.attributes().name);
      return;
    }
    const definition = this.#document.instanceDefinitions().findId(parentIdefId);
    const placed = multiply(matrix, matrixOf(reference.xform));
    for (const id of (definition?.getObjectIds() ?? []) as string[]) {
      const part = this.#byId.get(id);
      if (part !== undefined) yield* this.#partsOf(part, placed, [...above, parentIdefId]);
    }
  }

  #meshesOf(object: File3dmObject): DrawnMesh {
    const { build, warnings } = this.#reading;
    const attributes = object.attributes();
    const known = this.#drawn.get(attributes.id);
    if (known !== undefined) return known;
    const parts = meshPartsOf(object.geometry(), this.#rhino, build);
    if (parts === null) warnings.add('lines-left-out');
    else if (parts.length === 0) warnings.add('unmeshed-left-out', attributes.name);
    const meshes = (parts ?? []).flatMap((part) => build.addMesh(part) ?? []);
    const material = meshes.length === 0 ? 0 : this.#materials.find(attributes);
    const drawn = meshes.map((mesh) => ({ mesh, material }));
    this.#drawn.set(attributes.id, drawn);
    return drawn;
  }
}

function addViews(document: File3dm, { build }: Reading): void {
  const views = document.namedViews();
  for (let index = 0; index < views.count; index += 1) {
    const view = views.get(index);
    const port = view.getViewport();
    const eye = vectorOf(port.cameraLocation);
    const target = vectorOf(port.targetPoint);
    const { left, right, bottom, top, near } = port.getFrustum() as Record<string, number>;
    const isSet = target.every((value) => Math.abs(value) < SET_UP_TO);
    build.addView({
      name: view.name,
      eye,
      direction: direction(vectorOf(port.cameraDirection)),
      up: direction(vectorOf(port.cameraUp)),
      distance: isSet ? lengthOf(subtract(target, eye)) : null,
      fieldOfView: port.isParallelProjection
        ? null
        : 2 * Math.atan(((right ?? 1) - (left ?? -1)) / 2 / (near ?? 1)),
      orthographicHeight: port.isParallelProjection ? (top ?? 1) - (bottom ?? -1) : null,
    });
  }
}

function vectorOf(point: unknown): Vector3 {
  const [x = 0, y = 0, z = 0] = point as readonly number[];
  return [x, y, z];
}

/** By its single numbers: the library's list of them is rounded to 32 bits. */
function matrixOf(t: Transform): Matrix {
  return [
    ...[t.m00, t.m10, t.m20, t.m30],
    ...[t.m01, t.m11, t.m21, t.m31],
    ...[t.m02, t.m12, t.m22, t.m32],
    ...[t.m03, t.m13, t.m23, t.m33],
  ];
}
