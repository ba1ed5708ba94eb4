import { triangulate } from '../geometry/triangulate.ts';
import { joinRows } from '../geometry/join-corners.ts';
import { tooComplex } from '../model/model-failure.ts';
import type { Reading } from '../format/reading.ts';
import type { DaeLibrary } from './dae-library.ts';
import { type XmlElement, childOf, childrenOf, referredId } from './xml-tree.ts';

export interface DaeMesh {
  readonly mesh: number;
  /** What the material is called within this mesh. */
  readonly symbol: string;
}

interface Input {
  readonly offset: number;
  readonly values: Float64Array;
  readonly stride: number;
}

/** How a list of corners becomes triangles. */
const PRIMITIVES = ['triangles', 'polylist', 'polygons', 'tristrips', 'trifans'];

/** Every drawable part of a `<geometry>`. */
export function readDaeMesh(geometry: XmlElement, library: DaeLibrary, reading: Reading): readonly DaeMesh[] {
  const { warnings, signal, build } = reading;
  const mesh = childOf(geometry, 'mesh') ?? childOf(geometry, 'convex_mesh');
  if (mesh === undefined) {
    warnings.add('unmeshed-left-out', geometry.attributes['name']);
    return [];
  }
  return mesh.children.flatMap((primitive) => {
    signal.throwIfAborted();
    if (primitive.name === 'lines' || primitive.name === 'linestrips') warnings.add('lines-left-out');
    if (!PRIMITIVES.includes(primitive.name)) return [];
    const added = addPrimitive(primitive, library, reading, build);
    return added === null ? [] : [{ mesh: added, symbol: primitive.attributes['material'] ?? '' }];
  });
}

function addPrimitive(
  primitive: XmlElement,
  library: DaeLibrary,
  { limits, warnings }: Reading,
  build: Reading['build'],
): number | null {
  const inputs = childrenOf(primitive, 'input');
  const step = 1 + Math.max(0, ...inputs.map(({ attributes }) => count(attributes['offset'])));
  const position = findInput(inputs, 'VERTEX', library);
  if (position === null || step > 64) {
    warnings.add('parts-unreadable');
    return null;
  }
  const normal = findInput(inputs, 'NORMAL', library);
  const uv = findInput(inputs, 'TEXCOORD', library);
  const corners: number[] = [];
  for (const [list, polygons] of polygonsOf(primitive, step)) {
    for (const polygon of polygons) {
      const places = polygon.flatMap((corner) =>
        rowOf(position, list[corner * step + position.offset] ?? -1),
      );
      for (const place of triangulate(
        places,
        polygon.map((_, index) => index),
      )) {
        const corner = polygon[place] as number;
        for (const input of [position, normal, uv])
          corners.push(input === null ? -1 : (list[corner * step + input.offset] ?? -1));
      }
      if (corners.length > limits.triangles * 9) throw tooComplex('triangles', limits.triangles);
    }
  }
  const { kinds, firsts } = joinRows(Int32Array.from(corners), 3);
  const column = (input: Input | null, place: number, width: number): Float64Array | undefined => {
    if (input === null) return undefined;
    const values = new Float64Array(firsts.length * width).fill(Number.NaN);
    firsts.forEach((corner, kind) => {
      const row = corners[corner * 3 + place] as number;
      for (let k = 0; k < width; k += 1)
        if (row >= 0) values[kind * width + k] = input.values[row * input.stride + k] ?? Number.NaN;
    });
    return values;
  };
  return build.addMesh({
    positions: column(position, 0, 3) ?? new Float64Array(0),
    normals: column(normal, 1, 3),
    uvs: column(uv, 2, 2),
    indices: kinds,
  });
}

function rowOf({ values, stride }: Input, row: number): number[] {
  return [0, 1, 2].map((k) => (row >= 0 ? (values[row * stride + k] ?? Number.NaN) : Number.NaN));
}

/** Corner numbers of each polygon, beside the list in which they count. */
function* polygonsOf(
  primitive: XmlElement,
  step: number,
): Generator<readonly [Float64Array, Iterable<readonly number[]>]> {
  const sizes = childOf(primitive, 'vcount')?.numbers ?? null;
  for (const { numbers } of childrenOf(primitive, 'p')) {
    if (numbers === null) continue;
    const total = Math.floor(numbers.length / step);
    yield [numbers, cutOf(primitive.name, total, sizes)];
  }
  // A polygon with holes: its outline is drawn.
  for (const holed of childrenOf(primitive, 'ph')) {
    const numbers = childOf(holed, 'p')?.numbers;
    if (numbers) yield [numbers, cutOf('polygons', Math.floor(numbers.length / step), null)];
  }
}

function* cutOf(kind: string, total: number, sizes: Float64Array | null): Generator<readonly number[]> {
  const run = (from: number, length: number) => Array.from({ length }, (_, k) => from + k);
  switch (kind) {
    case 'triangles':
      for (let at = 0; at + 2 < total; at += 3) yield [at, at + 1, at + 2];
      break;
    case 'polylist': {
      let at = 0;
      for (const size of sizes ?? []) {
        if (!(size >= 0 && at + size <= total)) break;
        yield run(at, size);
        at += size;
      }
      break;
    }
    case 'tristrips':
      for (let at = 0; at + 2 < total; at += 1)
        yield at % 2 === 0 ? [at, at + 1, at + 2] : [at, at + 2, at + 1];
      break;
    case 'trifans':
      for (let at = 1; at + 1 < total; at += 1) yield [0, at, at + 1];
      break;
    default:
      yield run(0, total);
  }
}

/** The numbers behind an input; a `VERTEX` stands for the position that its vertices name. */
function findInput(inputs: readonly XmlElement[], semantic: string, library: DaeLibrary): Input | null {
  const input = inputs.find(({ attributes }) => attributes['semantic'] === semantic);
  if (input === undefined) return null;
  const id = referredId(input.attributes['source']);
  const vertices = library.get(id, 'vertices');
  const named = childrenOf(vertices, 'input').find(({ attributes }) => attributes['semantic'] === 'POSITION');
  const source = library.get(vertices === undefined ? id : referredId(named?.attributes['source']), 'source');
  const values = childOf(source, 'float_array')?.numbers;
  if (!values) return null;
  const accessor = childOf(source, 'technique_common', 'accessor');
  const least = semantic === 'TEXCOORD' ? 2 : 3;
  return {
    offset: count(input.attributes['offset']),
    values,
    stride: Math.max(least, count(accessor?.attributes['stride'])),
  };
}

function count(text: string | undefined): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 ? value : 0;
}
