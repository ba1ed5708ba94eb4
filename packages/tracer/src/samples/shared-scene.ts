import {
  sharedBytes,
  sharedFloats,
  sharedInts,
  sharedUints,
  sharedWords,
} from '@plumbline/imaging/tiles/shared-planes.ts';
import { type SceneLook, lookOfRecipe, type LookRecipe } from '../finishes/scene-look.ts';
import type { TracedScene } from '../traced-scene.ts';
import type { AreaLight } from '../finishes/finish.ts';
import { createLightEstimate, type LightEstimate } from './direct-light.ts';
import { type Bvh, buildBvh } from '../trace/build-bvh.ts';
import type { Cutouts } from '../trace/cutout-mask.ts';
import type { SolidMesh } from '../trace/solid-mesh.ts';
import { createTracer, type Tracer } from '../trace/tracer.ts';

/** The numbers of a mesh that rays need. */
export type MeshData = Pick<SolidMesh, 'geometry' | 'normals' | 'texture' | 'finish' | 'thing'>;

const BRIGHTEST = 6;

/** A scene as plain data in shared memory: what kernels are given of it. */
export interface SharedScene {
  readonly recipe: LookRecipe;
  readonly solids: MeshData;
  readonly solidTree: Bvh;
  readonly panes: MeshData;
  readonly paneTree: Bvh;
  readonly lights: readonly AreaLight[];
  readonly eye: readonly [number, number, number];
  /** Rays of the picture start elsewhere than in the eye, which is the middle of what is looked at. */
  readonly parallel: boolean;
  readonly interior: boolean;
  /** Of an interior; x about 0, z from 0. */
  readonly room: { readonly width: number; readonly depth: number } | undefined;
  /** Edge of the cells that keep bounced light, in metres. */
  readonly cell: number;
  /** Metres from the eye within which they are as fine as that; undefined: everywhere. */
  readonly fineLight: number | undefined;
  /** Sky that is seen through a portal is left to the portal's own rays, wherever one stands. */
  readonly portalled: boolean;
  /** No single ray may bring more than this: what lies above would show as a bright dot. */
  readonly brightest: number;
}

/** A shared scene with what one thread adds to it. */
export interface OpenScene extends SharedScene, SceneLook {
  readonly tracer: Tracer;
  readonly lamps: LightEstimate;
}

/** @param trees over both meshes, where they are there already. */
export function shareScene(
  scene: TracedScene,
  trees: { readonly solids: Bvh; readonly panes: Bvh } = {
    solids: buildBvh(scene.solids),
    panes: buildBvh(scene.panes),
  },
): SharedScene {
  return {
    recipe: scene.recipe,
    solids: shareMesh(scene.solids),
    solidTree: shareTree(trees.solids),
    panes: shareMesh(scene.panes),
    paneTree: shareTree(trees.panes),
    lights: scene.lights,
    eye: scene.viewpoint.eye,
    parallel: scene.viewpoint.parallel === true,
    interior: scene.interior,
    room: scene.interior ? scene.rooms[0] : undefined,
    cell: scene.cell,
    fineLight: scene.fineLight,
    portalled: scene.portalled === true,
    brightest: scene.brightest ?? BRIGHTEST,
  };
}

export function openScene(shared: SharedScene): OpenScene {
  const look = lookOfRecipe(shared.recipe);
  const tracer = createTracer(shared.solidTree);
  return {
    ...shared,
    ...look,
    tracer,
    lamps: createLightEstimate(shared.lights, look.sky, tracer, shared.portalled),
  };
}

function shareMesh(mesh: SolidMesh): MeshData {
  const { count } = mesh;
  return {
    geometry: floats(mesh.geometry.subarray(0, 9 * count)),
    normals: floats(mesh.normals.subarray(0, 9 * count)),
    texture: floats(mesh.texture.subarray(0, 6 * count)),
    finish: words(mesh.finish.subarray(0, count)),
    thing: uints(mesh.thing.subarray(0, count)),
  };
}

export function shareTree(tree: Bvh): Bvh {
  return {
    bounds: floats(tree.bounds),
    first: ints(tree.first),
    count: ints(tree.count),
    order: ints(tree.order),
    geometry: floats(tree.geometry),
    shape: bytes(tree.shape),
    ...(tree.cutouts === undefined ? {} : { cutouts: shareCutouts(tree.cutouts) }),
  };
}

/** Masks lie in shared memory from the start. */
function shareCutouts({ masks, mask, map }: Cutouts): Cutouts {
  return { masks, mask: words(mask), map: floats(map) };
}

/** Nothing is copied that lies in shared memory already: models of millions of triangles are built there. */
function isShared({ buffer }: ArrayBufferView): boolean {
  return typeof SharedArrayBuffer !== 'undefined' && buffer instanceof SharedArrayBuffer;
}

function floats(from: Float32Array): Float32Array {
  if (isShared(from)) return from;
  const out = sharedFloats(from.length);
  out.set(from);
  return out;
}

function ints(from: Int32Array): Int32Array {
  if (isShared(from)) return from;
  const out = sharedInts(from.length);
  out.set(from);
  return out;
}

function words(from: Uint16Array): Uint16Array {
  if (isShared(from)) return from;
  const out = sharedWords(from.length);
  out.set(from);
  return out;
}

function uints(from: Uint32Array): Uint32Array {
  if (isShared(from)) return from;
  const out = sharedUints(from.length);
  out.set(from);
  return out;
}

function bytes(from: Uint8Array): Uint8Array {
  if (isShared(from)) return from;
  const out = sharedBytes(from.length);
  out.set(from);
  return out;
}
