import { sharedBytes, sharedFloats, sharedInts, sharedWords } from '../../tiles/shared-planes.ts';
import { type DesignLook, lookOfRecipe, type LookRecipe } from '../design-look.ts';
import type { DesignScene } from '../design-scene.ts';
import type { AreaLight } from '../finish.ts';
import { createLightEstimate, type LightEstimate } from '../light/direct-light.ts';
import { type Bvh, buildBvh } from './build-bvh.ts';
import type { SolidMesh } from './solid-mesh.ts';
import { createTracer, type Tracer } from './tracer.ts';

/** The numbers of a mesh that rays need. */
export type MeshData = Pick<SolidMesh, 'geometry' | 'normals' | 'texture' | 'finish' | 'thing'>;

/** A scene as plain data in shared memory: what kernels are given of it. */
export interface SharedScene {
  readonly recipe: LookRecipe;
  readonly solids: MeshData;
  readonly solidTree: Bvh;
  readonly panes: MeshData;
  readonly paneTree: Bvh;
  readonly lights: readonly AreaLight[];
  readonly eye: readonly [number, number, number];
  readonly interior: boolean;
  /** Of an interior; x about 0, z from 0. */
  readonly room: { readonly width: number; readonly depth: number } | undefined;
  /** Edge of the cells that keep bounced light, in metres. */
  readonly cell: number;
}

/** A shared scene with what one thread adds to it. */
export interface OpenScene extends SharedScene, DesignLook {
  readonly tracer: Tracer;
  readonly lamps: LightEstimate;
}

export function shareScene(scene: DesignScene): SharedScene {
  return {
    recipe: scene.recipe,
    solids: shareMesh(scene.solids),
    solidTree: shareTree(buildBvh(scene.solids)),
    panes: shareMesh(scene.panes),
    paneTree: shareTree(buildBvh(scene.panes)),
    lights: scene.lights,
    eye: scene.viewpoint.eye,
    interior: scene.interior,
    room: scene.interior ? scene.rooms[0] : undefined,
    cell: scene.cell,
  };
}

export function openScene(shared: SharedScene): OpenScene {
  const look = lookOfRecipe(shared.recipe);
  const tracer = createTracer(shared.solidTree);
  return { ...shared, ...look, tracer, lamps: createLightEstimate(shared.lights, look.sky, tracer) };
}

function shareMesh(mesh: SolidMesh): MeshData {
  const { count } = mesh;
  return {
    geometry: floats(mesh.geometry.subarray(0, 9 * count)),
    normals: floats(mesh.normals.subarray(0, 9 * count)),
    texture: floats(mesh.texture.subarray(0, 6 * count)),
    finish: words(mesh.finish.subarray(0, count)),
    thing: words(mesh.thing.subarray(0, count)),
  };
}

export function shareTree(tree: Bvh): Bvh {
  const shape = sharedBytes(tree.shape.length);
  shape.set(tree.shape);
  return {
    bounds: floats(tree.bounds),
    first: ints(tree.first),
    count: ints(tree.count),
    order: ints(tree.order),
    geometry: floats(tree.geometry),
    shape,
  };
}

function floats(from: Float32Array): Float32Array {
  const out = sharedFloats(from.length);
  out.set(from);
  return out;
}

function ints(from: Int32Array): Int32Array {
  const out = sharedInts(from.length);
  out.set(from);
  return out;
}

function words(from: Uint16Array): Uint16Array {
  const out = sharedWords(from.length);
  out.set(from);
  return out;
}
