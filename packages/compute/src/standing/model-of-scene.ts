import type { StandingScene } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type {
  Bounds,
  Model,
  ModelMaterial,
  ModelMesh,
  ModelTexture,
  ModelThing,
  Vector3,
} from '@plumbline/models/model/model.ts';
import { closingSurfaces } from './closing-surfaces.ts';
import { meanColours } from './mean-colours.ts';
import type { LaidSurface } from './lay-on-surface.ts';
import { standingSurfaces } from './standing-surfaces.ts';

/** How surfaces of a class shine, where they do. */
const ROUGHNESS: Readonly<Record<string, number>> = { glass: 0.1, water: 0.1, metal: 0.4, floor: 0.6 };
const DULL = 0.9;
/** The layer of what closes the drawing. */
const CLOSING = 'shell';

/**
 * The model that a picture stands up to: a thing for each region, named by its class, its material showing the picture, and plain
 * surfaces of the shell behind them.
 *
 * @param picture of the scene's size or smaller, for the colours of the shell. @param texture the picture as a file
 */
export function modelOfScene(scene: StandingScene, picture: PixelBuffer, texture: ModelTexture): Model {
  const meshes: ModelMesh[] = [];
  const things: ModelThing[] = [];
  const materials: ModelMaterial[] = [];
  const materialOf: number[] = [];
  const byName = new Map<string, number>();
  const material = (made: ModelMaterial): number => {
    const known = byName.get(made.name) ?? materials.push(made) - 1;
    byName.set(made.name, known);
    return known;
  };
  const add = (mesh: ModelMesh, thing: Pick<ModelThing, 'key' | 'name' | 'type' | 'layer'>, of: number) => {
    meshes.push(mesh);
    things.push({ ...thing, storey: null, setAside: null });
    materialOf.push(of);
  };
  for (const surface of standingSurfaces(scene)) {
    if (surface.places.length === 0) continue;
    const { id, class: name, part } = surface;
    const of = material({
      name,
      colour: [1, 1, 1],
      opacity: 1,
      roughness: ROUGHNESS[name] ?? DULL,
      metalness: name === 'metal' ? 1 : 0,
      texture: 0,
    });
    add(meshOf(surface, scene), { key: id, name: `${name} ${id}`, type: name, layer: part }, of);
  }
  const colours = meanColours(scene, picture);
  for (const { side, corners } of closingSurfaces(scene.geometry, scene.space === 'interior')) {
    const of = material({
      name: `${CLOSING} ${side}`,
      colour: colours[side],
      opacity: 1,
      roughness: DULL,
      metalness: 0,
      texture: null,
    });
    const thing = { key: `${CLOSING} ${side}`, name: `${CLOSING} ${side}`, type: CLOSING, layer: CLOSING };
    add(
      {
        positions: Float32Array.from(corners.flat()),
        indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
        normals: null,
        uvs: null,
      },
      thing,
      of,
    );
  }
  const count = meshes.length;
  return {
    format: 'gltf',
    unit: { name: 'metre', metres: 1, certainty: 'stated' },
    upAxis: { axis: 'y', certainty: 'stated' },
    originM: [0, 0, 0],
    boundsM: boundsOf(meshes),
    triangles: meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    meshes,
    instances: {
      count,
      mesh: Uint32Array.from({ length: count }, (_, k) => k),
      thing: Uint32Array.from({ length: count }, (_, k) => k),
      material: Uint32Array.from(materialOf),
      matrix: Float64Array.from({ length: 16 * count }, (_, k) => ((k % 16) % 5 === 0 ? 1 : 0)),
    },
    things,
    materials,
    textures: [texture],
    views: [],
    storeys: [],
    rooms: [],
    warnings: [],
  };
}

/** Corners that fall together are one. */
function meshOf(
  { places, points }: LaidSurface,
  { width, height }: Pick<StandingScene, 'width' | 'height'>,
): ModelMesh {
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices = places.map((place, k): number => {
    const [x, y] = points[k] as readonly [number, number];
    const key = `${x.toFixed(3)} ${y.toFixed(3)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    positions.push(...place);
    uvs.push(x / width, 1 - y / height);
    return numbers.size - 1;
  });
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    normals: null,
    uvs: Float32Array.from(uvs),
  };
}

function boundsOf(meshes: readonly ModelMesh[]): Bounds {
  const min = [Infinity, Infinity, Infinity] as [number, number, number];
  const max = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (const { positions } of meshes)
    positions.forEach((value, k) => {
      const axis = (k % 3) as 0 | 1 | 2;
      min[axis] = Math.min(min[axis], value);
      max[axis] = Math.max(max[axis], value);
    });
  return { min: min as Vector3, max: max as Vector3 };
}
