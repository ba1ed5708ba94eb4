import type { Model, ModelMaterial, Vector3 } from '@plumbline/models/model/model.ts';

/** A box of a made model, in metres, y up. */
export interface BoxPart {
  readonly name: string;
  readonly material: string;
  readonly min: Vector3;
  readonly max: Vector3;
  readonly layer?: string;
  /** Each side of the box is cut into so many strips of triangles. */
  readonly strips?: number;
}

const SIDES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;

/** Boxes as a model, a thing each; materials are grey, and clear where their name says so. */
export function boxModel(parts: readonly BoxPart[]): Model {
  const names = [...new Set(parts.map(({ material }) => material))];
  const low = [0, 1, 2].map((axis) => Math.min(...parts.map(({ min }) => min[axis] as number)));
  const high = [0, 1, 2].map((axis) => Math.max(...parts.map(({ max }) => max[axis] as number)));
  const meshes = parts.map(meshOf);
  const matrix = new Float64Array(16 * parts.length);
  parts.forEach((_, k) => {
    for (const axis of [0, 5, 10, 15]) matrix[16 * k + axis] = 1;
  });
  return {
    format: 'gltf',
    unit: { name: 'metre', metres: 1, certainty: 'stated' },
    upAxis: { axis: 'y', certainty: 'stated' },
    originM: [0, 0, 0],
    boundsM: { min: low as unknown as Vector3, max: high as unknown as Vector3 },
    triangles: meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    meshes,
    instances: {
      count: parts.length,
      mesh: Uint32Array.from(parts, (_, k) => k),
      thing: Uint32Array.from(parts, (_, k) => k),
      material: Uint32Array.from(parts, ({ material }) => names.indexOf(material)),
      matrix,
    },
    things: parts.map(({ name, layer = null }, k) => ({
      key: `thing ${k}`,
      name,
      type: 'node',
      layer,
      storey: null,
      setAside: null,
    })),
    materials: names.map(materialOf),
    textures: [],
    views: [],
    storeys: [],
    rooms: [],
    warnings: [],
  };
}

function materialOf(name: string): ModelMaterial {
  const opacity = name.startsWith('clear') ? 0.1 : 1;
  return { name, colour: [0.5, 0.5, 0.5], opacity, roughness: 1, metalness: 0, texture: null };
}

function meshOf({ min, max, strips = 1 }: BoxPart): Model['meshes'][number] {
  const corners = Array.from({ length: 8 }, (_, k) => [
    k & 1 ? max[0] : min[0],
    k & 2 ? max[1] : min[1],
    k & 4 ? max[2] : min[2],
  ]);
  const positions: number[] = [];
  const indices: number[] = [];
  for (const side of SIDES) {
    const [a, b, c, d] = side.map((k) => corners[k] as number[]) as [number[], number[], number[], number[]];
    for (let s = 0; s < strips; s++) {
      const at = (from: number[], to: number[], share: number) =>
        from.map((value, axis) => value + ((to[axis] as number) - value) * share);
      const first = positions.length / 3;
      const [here, there] = [s / strips, (s + 1) / strips];
      positions.push(...at(a, b, here), ...at(a, b, there), ...at(d, c, there), ...at(d, c, here));
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    normals: null,
    uvs: null,
  };
}

const brick = (min: Vector3, max: Vector3): BoxPart => ({ name: 'wall', material: 'Brick', min, max });

/** Ten by eight metres, three high, with a window to the south, a door, and a table in it. */
export const GLAZED_HOUSE: readonly BoxPart[] = [
  { name: 'floor', material: 'Oak', min: [0, -0.2, 0], max: [10, 0, 8] },
  { name: 'roof', material: 'Tiles', min: [-0.4, 3, -0.4], max: [10.4, 3.25, 8.4] },
  brick([0, 0, 0], [10, 3, 0.3]),
  brick([0, 0, 0.3], [0.3, 3, 7.7]),
  brick([9.7, 0, 0.3], [10, 3, 7.7]),
  brick([0, 0, 7.7], [3, 3, 8]),
  brick([6, 0, 7.7], [10, 3, 8]),
  brick([3, 0, 7.7], [6, 0.8, 8]),
  brick([3, 2.3, 7.7], [6, 3, 8]),
  { name: 'window', material: 'clear glass', min: [3, 0.8, 7.8], max: [6, 2.3, 7.82] },
  { name: 'door', material: 'Oak', min: [7.5, 0, 8], max: [8.5, 2.1, 8.05] },
  { name: 'table', material: 'Oak', min: [3.5, 0.68, 3], max: [5.3, 0.74, 3.9] },
  { name: 'table', material: 'Oak', min: [4.3, 0, 3.4], max: [4.5, 0.68, 3.6] },
];
