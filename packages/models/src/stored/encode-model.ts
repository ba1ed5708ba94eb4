import type { Model } from '../model/model.ts';
import {
  NO_INDEX,
  SET_ASIDE,
  STORED_COLUMN_NAMES,
  STORED_MAGIC,
  STORED_START,
  STORED_VERSION,
  type StoredColumns,
  type StoredHeader,
  alignStored,
} from './stored-form.ts';

/**
 * The one form in which a read model is kept and sent: a JSON header and little-endian columns, textures among them. The
 * same model gives the same bytes, so that their hash names it.
 */
export function encodeModel(model: Model): Uint8Array<ArrayBuffer> {
  const types = new Numbered();
  const layers = new Numbered();
  const columns = columnsOf(model, types, layers);
  const header: StoredHeader = {
    format: model.format,
    unit: model.unit,
    upAxis: model.upAxis,
    originM: model.originM,
    boundsM: model.boundsM,
    triangles: model.triangles,
    materials: model.materials,
    views: model.views,
    storeys: model.storeys,
    warnings: model.warnings,
    columns: STORED_COLUMN_NAMES.map((name) => columns[name].length),
    thingKeys: model.things.map(({ key }) => key),
    thingNames: model.things.map(({ name }) => name),
    types: types.list,
    layers: layers.list,
    rooms: model.rooms.map(({ key, name, storey, statedAreaM2 }) => [key, name, storey, statedAreaM2]),
    textures: model.textures.map(({ name, mime, bytes }) => [name, mime, bytes.length]),
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  let end = alignStored(STORED_START + json.length);
  const places = STORED_COLUMN_NAMES.map((name) => {
    const at = end;
    end = alignStored(at + columns[name].byteLength);
    return { at, column: columns[name] };
  });
  const out = new Uint8Array(end);
  const start = new DataView(out.buffer);
  [STORED_MAGIC, STORED_VERSION, json.length, end].forEach((value, index) =>
    start.setUint32(index * 4, value, true),
  );
  out.set(json, STORED_START);
  for (const { at, column } of places)
    out.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
  return out;
}

function columnsOf(model: Model, types: Numbered, layers: Numbered): StoredColumns {
  const { meshes, instances, things, rooms, textures } = model;
  return {
    meshCounts: Uint32Array.from(
      meshes.flatMap(({ positions, indices, normals, uvs }) => [
        positions.length / 3,
        indices.length,
        normals === null ? 0 : 1,
        uvs === null ? 0 : 1,
      ]),
    ),
    positions: joinFloats(meshes.map(({ positions }) => positions)),
    indices: joinIndices(meshes.map(({ indices }) => indices)),
    normals: joinFloats(meshes.flatMap(({ normals }) => (normals === null ? [] : [normals]))),
    uvs: joinFloats(meshes.flatMap(({ uvs }) => (uvs === null ? [] : [uvs]))),
    instanceMesh: instances.mesh,
    instanceThing: instances.thing,
    instanceMaterial: instances.material,
    instanceMatrix: instances.matrix,
    thingType: Uint32Array.from(things, ({ type }) => types.numberOf(type)),
    thingLayer: Uint32Array.from(things, ({ layer }) => (layer === null ? NO_INDEX : layers.numberOf(layer))),
    thingStorey: Uint32Array.from(things, ({ storey }) => storey ?? NO_INDEX),
    thingSetAside: Uint8Array.from(things, ({ setAside }) => SET_ASIDE.indexOf(setAside)),
    roomCounts: Uint32Array.from(
      rooms.flatMap(({ positions, indices }) => [positions.length / 3, indices.length]),
    ),
    roomPositions: joinFloats(rooms.map(({ positions }) => positions)),
    roomIndices: joinIndices(rooms.map(({ indices }) => indices)),
    textureBytes: join(
      textures.map(({ bytes }) => bytes),
      (length) => new Uint8Array(length),
    ),
  };
}

/** Each text once, by its number. */
class Numbered {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

const joinFloats = (parts: readonly Float32Array[]) => join(parts, (length) => new Float32Array(length));
const joinIndices = (parts: readonly Uint32Array[]) => join(parts, (length) => new Uint32Array(length));

function join<T extends Float32Array | Uint32Array | Uint8Array>(
  parts: readonly T[],
  make: (length: number) => T,
): T {
  const out = make(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
