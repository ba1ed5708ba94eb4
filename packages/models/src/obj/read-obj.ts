import { GrowingFloats } from '../geometry/growing-list.ts';
import { findReferenced } from '../archive/file-source.ts';
import { LineReader } from './line-reader.ts';
import { readMtl } from './read-mtl.ts';
import { ObjFaces } from './obj-faces.ts';
import type { Reading } from '../format/reading.ts';

const ABORT_EVERY = 20_000;

/**
 * Wavefront OBJ, line by line from its bytes, with coordinates in double precision until they are near the origin.
 * Objects and groups are things; where both are written the group is the layer.
 */
export async function readObj(reading: Reading): Promise<void> {
  const { bytes, limits, signal, progress, warnings, build } = reading;
  const pool = {
    positions: new GrowingFloats(limits.vertices * 3, 'vertices'),
    uvs: new GrowingFloats(limits.vertices * 2, 'vertices'),
    normals: new GrowingFloats(limits.vertices * 3, 'vertices'),
  };
  const faces = new ObjFaces(pool, build, limits);
  const lines = new LineReader(bytes);
  for (let count = 0; lines.next(); count += 1) {
    if (count % ABORT_EVERY === 0) {
      signal.throwIfAborted();
      progress(lines.fraction);
    }
    switch (lines.word()) {
      case 'v':
        for (let axis = 0; axis < 3; axis += 1) pool.positions.push(lines.number());
        break;
      case 'vt':
        pool.uvs.push(lines.number());
        pool.uvs.push(orZero(lines.number()));
        break;
      case 'vn':
        for (let axis = 0; axis < 3; axis += 1) pool.normals.push(lines.number());
        break;
      case 'f':
        faces.addFace(lines);
        break;
      case 'o':
        faces.startObject(lines.rest());
        break;
      case 'g':
        faces.startGroup(lines.rest());
        break;
      case 'usemtl':
        faces.useMaterial(lines.rest());
        break;
      case 'mtllib':
        for (const name of libraryNames(lines.rest())) {
          const library = findReferenced(name, reading.path, reading.files, warnings);
          if (library === undefined) warnings.add('textures-missing', name);
          else faces.addMaterials(readMtl(library, { ...reading, path: name }));
        }
        break;
      case 'l':
      case 'p':
      case 'curv':
      case 'surf':
        warnings.add('lines-left-out');
        break;
      default:
        break;
    }
  }
  faces.finish();
}

/** Several names stand side by side, and one name may hold spaces. */
function libraryNames(text: string): readonly string[] {
  return /\.mtl\s+\S.*\.mtl$/i.test(text) ? text.split(/(?<=\.mtl)\s+/i).slice(0, 20) : [text];
}

function orZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
