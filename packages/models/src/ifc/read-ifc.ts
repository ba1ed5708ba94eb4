import { type FlatMesh, IFCSPACE, IfcAPI, LogLevel } from 'web-ifc';
import { linearColour } from '../build/colours.ts';
import type { MeshParts } from '../build/clean-mesh.ts';
import { multiply, scaling } from '../geometry/matrix.ts';
import { ModelFailure, brokenModel } from '../model/model-failure.ts';
import type { Reading } from '../format/reading.ts';
import { type IfcLine, IfcLines, textOf } from './ifc-lines.ts';
import { IfcStructure } from './ifc-structure.ts';
import { lengthUnitOf } from './ifc-unit.ts';

/** What the library's own tape of the file may take. */
const TAPE_BYTES = 1024 * 1024 * 1024;
/** Holes and markers: they have a shape and nothing to show. */
const NOT_DRAWN =
  /^Ifc(?:Opening|Space$|Annotation|Grid|VirtualElement|FeatureElement|ProjectionElement|SpatialZone)/;
/** Numbers for each corner as the library keeps them. */
const POSITION_AND_NORMAL = 6;
/** Below it a colour lets light through. */
const OPAQUE_FROM = 0.999;

/** IFC 2x3 and 4: classes, names, storeys, materials, colours, and rooms beside what is drawn. */
export async function readIfc(reading: Reading): Promise<void> {
  checkHeader(reading);
  const api = new IfcAPI();
  // A fresh instance each time: what a hostile file leaves behind in its memory meets no other file.
  await api.Init(undefined, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const model = api.OpenModel(reading.bytes, { COORDINATE_TO_ORIGIN: false, MEMORY_LIMIT: TAPE_BYTES });
  if (model < 0) throw brokenModel('the IFC cannot be opened');
  try {
    readProducts(api, model, reading);
  } finally {
    api.Dispose();
  }
}

function checkHeader({ bytes, warnings }: Reading): void {
  const text = new TextDecoder('latin1');
  const head = text.decode(bytes.subarray(0, 16_384));
  const schema = /FILE_SCHEMA\s*\(\s*\(\s*'([^']{1,40})'/i.exec(head)?.[1];
  if (schema === undefined) throw brokenModel('the IFC states no schema');
  if (!/^IFC(?:2X3|4)/i.test(schema)) throw new ModelFailure('MODEL_FORMAT_UNSUPPORTED', `schema ${schema}`);
  const tail = text.decode(bytes.subarray(Math.max(0, bytes.length - 4096)));
  if (!tail.includes('END-ISO-10303-21')) warnings.add('parts-unreadable');
}

function readProducts(api: IfcAPI, model: number, reading: Reading): void {
  const { build, signal, progress, warnings } = reading;
  const lines = new IfcLines(api, model);
  const structure = new IfcStructure(lines);
  signal.throwIfAborted();
  const metres = lengthUnitOf(lines);
  build.unitMetres = metres;
  // The library gives metres, y up. Back in the file's own unit another one can be asked for.
  const toFileUnit = scaling(1 / (metres ?? 1));
  build.upAxis = 'y';
  const storeys = new Map<number, number>();
  for (const { id, line, elevation } of structure.storeys())
    storeys.set(id, build.addStorey({ key: keyOf(line, id), name: nameOf(line), elevation }));
  const geometries = new Geometries(api, model);
  const meshes = new Map<number, number | null>();
  const materials = new Map<string, number>();
  api.StreamAllMeshes(model, (product, index, total) => {
    signal.throwIfAborted();
    progress(0.1 + (0.9 * index) / Math.max(1, total));
    const type = lines.classOf(product.expressID);
    if (NOT_DRAWN.test(type)) return;
    const line = lines.get(product.expressID);
    const materialName = structure.materialOf(product.expressID);
    let thing: number | undefined;
    for (const part of partsOf(product)) {
      if (!meshes.has(part.geometryExpressID)) {
        const parts = geometries.read(part.geometryExpressID);
        meshes.set(part.geometryExpressID, parts === null ? null : build.addMesh(parts));
      }
      const mesh = meshes.get(part.geometryExpressID) ?? null;
      if (mesh === null) continue;
      thing ??= build.addThing({
        key: keyOf(line, product.expressID),
        name: nameOf(line),
        type,
        layer: structure.layerOf(line),
        storey: structure.storeyOf(product.expressID, storeys),
      });
      const { x, y, z, w } = part.color;
      const look = `${materialName}\n${[x, y, z, w].join()}`;
      let material = materials.get(look);
      if (material === undefined) {
        const clear = w < OPAQUE_FROM;
        material = build.addMaterial({
          name: materialName,
          colour: linearColour([x, y, z]),
          opacity: w,
          ...(clear ? { roughness: 0.05 } : {}),
        });
        materials.set(look, material);
      }
      build.addInstance(mesh, thing, material, multiply(toFileUnit, part.flatTransformation));
    }
    if (thing === undefined && product.geometries.size() > 0) warnings.add('parts-unreadable', nameOf(line));
  });
  api.StreamAllMeshesWithTypes(model, [IFCSPACE], (space) => {
    signal.throwIfAborted();
    const line = lines.get(space.expressID);
    for (const part of partsOf(space)) {
      const parts = geometries.read(part.geometryExpressID);
      if (parts === null) continue;
      build.addRoom(
        {
          key: keyOf(line, space.expressID),
          name: textOf(line, 'LongName') || nameOf(line),
          storey: structure.storeyOf(space.expressID, storeys),
          statedAreaM2: structure.statedAreaOf(space.expressID),
          matrix: multiply(toFileUnit, part.flatTransformation),
        },
        parts,
      );
      // One solid for one room: its second shape is its outline.
      break;
    }
  });
}

function partsOf({ geometries }: FlatMesh) {
  return Array.from({ length: geometries.size() }, (_, index) => geometries.get(index));
}

/** Reads what the library has meshed, and gives its memory back. */
class Geometries {
  readonly #api: IfcAPI;
  readonly #model: number;

  constructor(api: IfcAPI, model: number) {
    this.#api = api;
    this.#model = model;
  }

  read(id: number): MeshParts | null {
    const geometry = this.#api.GetGeometry(this.#model, id);
    const size = geometry.GetIndexDataSize();
    if (size === 0) return null;
    const interleaved = this.#api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const indices = Uint32Array.from(this.#api.GetIndexArray(geometry.GetIndexData(), size));
    const count = interleaved.length / POSITION_AND_NORMAL;
    const positions = new Float32Array(count * 3);
    const normals = new Float32Array(count * 3);
    for (let corner = 0; corner < count; corner += 1) {
      const at = corner * POSITION_AND_NORMAL;
      positions.set(interleaved.subarray(at, at + 3), corner * 3);
      normals.set(interleaved.subarray(at + 3, at + 6), corner * 3);
    }
    (geometry as { delete?: () => void }).delete?.();
    return { positions, indices, normals };
  }
}

function keyOf(line: IfcLine | null, id: number): string {
  return textOf(line, 'GlobalId') || `#${id}`;
}

function nameOf(line: IfcLine | null): string {
  return textOf(line, 'Name');
}
