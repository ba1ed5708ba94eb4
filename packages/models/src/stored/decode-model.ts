import type {
  Model,
  ModelInstances,
  ModelMesh,
  ModelRoom,
  ModelTexture,
  ModelThing,
} from '../model/model.ts';
import { StoredModelError, checkHeader } from './check-header.ts';
import {
  MESH_COUNTS,
  NO_INDEX,
  ROOM_COUNTS,
  SET_ASIDE,
  STORED_ALIGNMENT,
  STORED_COLUMNS,
  STORED_COLUMN_NAMES,
  STORED_MAGIC,
  STORED_START,
  STORED_VERSION,
  type StoredColumn,
  type StoredColumns,
  type StoredHeader,
  alignStored,
} from './stored-form.ts';

/**
 * A model out of its stored form. What it stands in are views of the bytes: they must not be changed afterwards. Only bytes
 * that do not begin at a multiple of eight are copied once.
 *
 * @throws StoredModelError for anything that `encodeModel` would not have written.
 */
export function decodeModel(given: Uint8Array): Model {
  const bytes = given.byteOffset % STORED_ALIGNMENT === 0 ? given : given.slice();
  const header = readHeader(bytes);
  const columns = readColumns(bytes, header);
  const { format, unit, upAxis, originM, boundsM, triangles, materials, views, storeys, warnings } = header;
  const meshes = readMeshes(columns);
  const things = readThings(header, columns);
  return {
    ...{
      format,
      unit,
      upAxis,
      originM,
      boundsM,
      triangles,
      materials,
      views,
      storeys,
      warnings,
      meshes,
      things,
    },
    instances: readInstances(columns, meshes.length, things.length, materials.length),
    textures: readTextures(header, columns),
    rooms: readRooms(header, columns),
  };
}

function readHeader(bytes: Uint8Array): StoredHeader {
  if (bytes.length < STORED_START) throw new StoredModelError('no start');
  const start = new DataView(bytes.buffer, bytes.byteOffset, STORED_START);
  const [magic, version, length = 0, total] = [0, 4, 8, 12].map((at) => start.getUint32(at, true));
  if (magic !== STORED_MAGIC || version !== STORED_VERSION) throw new StoredModelError('another form');
  if (total !== bytes.length || length > bytes.length - STORED_START) throw new StoredModelError('cut off');
  let value: unknown;
  try {
    const json = bytes.subarray(STORED_START, STORED_START + length);
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch (error) {
    throw new StoredModelError('the header cannot be read', { cause: error });
  }
  return checkHeader(value);
}

function readColumns(bytes: Uint8Array, { columns }: StoredHeader): StoredColumns {
  const start = new DataView(bytes.buffer, bytes.byteOffset, STORED_START);
  let at = alignStored(STORED_START + start.getUint32(8, true));
  const found: Partial<Record<StoredColumn, StoredColumns[StoredColumn]>> = {};
  for (const [index, name] of STORED_COLUMN_NAMES.entries()) {
    const Column = STORED_COLUMNS[name];
    const length = columns[index] ?? 0;
    const end = at + length * Column.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new StoredModelError(`${name} goes over the end`);
    found[name] = new Column(bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length);
    at = alignStored(end);
  }
  if (columns.length !== STORED_COLUMN_NAMES.length || at !== bytes.length)
    throw new StoredModelError('columns and length differ');
  return found as StoredColumns;
}

function readMeshes({ meshCounts, positions, indices, normals, uvs }: StoredColumns): ModelMesh[] {
  const takePositions = takerOf(positions);
  const takeIndices = takerOf(indices);
  const takeNormals = takerOf(normals);
  const takeUvs = takerOf(uvs);
  const meshes = rowsOf(meshCounts, MESH_COUNTS).map(([corners = 0, count = 0, hasNormals, hasUvs]) => {
    const mesh = {
      positions: takePositions(corners * 3),
      indices: takeIndices(count),
      normals: hasNormals === 1 ? takeNormals(corners * 3) : null,
      uvs: hasUvs === 1 ? takeUvs(corners * 2) : null,
    };
    if (count % 3 !== 0) throw new StoredModelError('corners that make no triangle');
    checkBelow(mesh.indices, corners);
    return mesh;
  });
  for (const take of [takePositions, takeIndices, takeNormals, takeUvs]) take(null);
  return meshes;
}

function readInstances(
  columns: StoredColumns,
  meshes: number,
  things: number,
  materials: number,
): ModelInstances {
  const { instanceMesh, instanceThing, instanceMaterial, instanceMatrix } = columns;
  const count = instanceMesh.length;
  if (
    instanceThing.length !== count ||
    instanceMaterial.length !== count ||
    instanceMatrix.length !== count * 16
  )
    throw new StoredModelError('columns of instances differ');
  checkBelow(instanceMesh, meshes);
  checkBelow(instanceThing, things);
  checkBelow(instanceMaterial, materials);
  return {
    count,
    mesh: instanceMesh,
    thing: instanceThing,
    material: instanceMaterial,
    matrix: instanceMatrix,
  };
}

function readThings({ thingKeys, thingNames, types, layers, storeys }: StoredHeader, columns: StoredColumns) {
  const { thingType, thingLayer, thingStorey, thingSetAside } = columns;
  for (const column of [thingNames, thingType, thingLayer, thingStorey, thingSetAside])
    if (column.length !== thingKeys.length) throw new StoredModelError('columns of things differ');
  return thingKeys.map((key, index): ModelThing => {
    const [layer = 0, storey = 0] = [thingLayer[index], thingStorey[index]];
    const thing = {
      key,
      name: thingNames[index],
      type: types[thingType[index] ?? NO_INDEX],
      layer: layer === NO_INDEX ? null : layers[layer],
      storey: storey === NO_INDEX ? null : storey,
      setAside: SET_ASIDE[thingSetAside[index] ?? NO_INDEX],
    };
    if (Object.values(thing).includes(undefined) || (storey !== NO_INDEX && storey >= storeys.length))
      throw new StoredModelError('a thing refers to nothing');
    return thing as ModelThing;
  });
}

function readTextures({ textures }: StoredHeader, { textureBytes }: StoredColumns): ModelTexture[] {
  const take = takerOf(textureBytes);
  const read = textures.map(([name, mime, length]) => ({
    name,
    mime: mime as ModelTexture['mime'],
    bytes: take(length),
  }));
  take(null);
  return read;
}

function readRooms({ rooms }: StoredHeader, columns: StoredColumns): ModelRoom[] {
  const counts = rowsOf(columns.roomCounts, ROOM_COUNTS);
  if (counts.length !== rooms.length) throw new StoredModelError('columns of rooms differ');
  const takePositions = takerOf(columns.roomPositions);
  const takeIndices = takerOf(columns.roomIndices);
  const read = rooms.map(([key, name, storey, statedAreaM2], index) => {
    const [corners = 0, count = 0] = counts[index] ?? [];
    const [positions, indices] = [takePositions(corners * 3), takeIndices(count)];
    if (count % 3 !== 0) throw new StoredModelError('corners that make no triangle');
    checkBelow(indices, corners);
    return { key, name, storey, statedAreaM2, positions, indices };
  });
  takePositions(null);
  takeIndices(null);
  return read;
}

function rowsOf(column: Uint32Array, width: number): Uint32Array[] {
  if (column.length % width !== 0) throw new StoredModelError('counts are cut off');
  return Array.from({ length: column.length / width }, (_, row) =>
    column.subarray(row * width, (row + 1) * width),
  );
}

/** Takes the next elements of a column; null asks whether all are taken. */
function takerOf<T extends { readonly length: number; subarray: (from: number, to: number) => T }>(
  column: T,
) {
  let at = 0;
  return (length: number | null): T => {
    const end = at + (length ?? 0);
    if (end > column.length || (length === null && end !== column.length))
      throw new StoredModelError('counts and columns differ');
    const part = column.subarray(at, end);
    at = end;
    return part;
  };
}

function checkBelow(indices: Uint32Array, limit: number): void {
  for (let at = 0; at < indices.length; at += 1)
    if ((indices[at] ?? NO_INDEX) >= limit) throw new StoredModelError('an index refers to nothing');
}
