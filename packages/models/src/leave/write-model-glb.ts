import {
  type Document,
  type Material,
  type Mesh,
  Document as NewDocument,
  WebIO,
} from '@gltf-transform/core';
import { type MaterialAssignment, assignMaterials } from '../classes/assign-materials.ts';
import { classOf } from '../classes/class-of.ts';
import { cornerAt, cross, subtract } from '../geometry/vectors.ts';
import type { Model, ModelMesh, ModelTexture, Vector3 } from '../model/model.ts';

/** A material of the library, baked: one repeat of it as a picture, and how large that is. */
export interface BakedFinish {
  readonly name: string;
  readonly png: Uint8Array;
  readonly widthM: number;
  readonly heightM: number;
  readonly roughness: number;
  readonly metalness: number;
}

export interface WriteGlbOptions {
  readonly assignments: readonly MaterialAssignment[];
  /** By the id of the material; what has none keeps its own. */
  readonly finishes: ReadonlyMap<string, BakedFinish>;
  readonly signal: AbortSignal;
}

/** From this on what lies is covered along x and z, and what stands along its length and its height. */
const LYING = 0.7;

/**
 * A model as binary glTF 2.0: its names, layers as nodes, meshes shared by their instances, its own pictures, and the materials that were
 * assigned, in their real size. Metres, y up; what was set aside stays out.
 *
 * @throws `signal.reason` after an abort
 */
export async function writeModelGlb(
  model: Model,
  { assignments, finishes, signal }: WriteGlbOptions,
): Promise<Uint8Array> {
  const document = new NewDocument();
  document.getRoot().getAsset().generator = 'Plumbline';
  const buffer = document.createBuffer();
  const scene = document.createScene(model.things[0]?.name ?? 'Model');
  const write = {
    document,
    buffer,
    materials: new Map<string, Material>(),
    meshes: new Map<string, Mesh>(),
    model,
  };
  const layers = new Map<string, ReturnType<Document['createNode']>>();
  const things = new Map<number, ReturnType<Document['createNode']>>();
  const { instances } = model;
  const assigned = assignMaterials(assignments);
  for (let index = 0; index < instances.count; index += 1) {
    if (index % 256 === 0) signal.throwIfAborted();
    const thingAt = instances.thing[index] as number;
    const thing = model.things[thingAt];
    if (thing === undefined || thing.setAside !== null) continue;
    const materialAt = instances.material[index] as number;
    const own = model.materials[materialAt];
    const wanted = assigned({
      thing: thing.key,
      material: own?.name ?? '',
      layer: thing.layer,
      class: classOf({ ...thing, material: own?.name ?? null, opacity: own?.opacity ?? 1 }),
    });
    const finish = wanted === undefined ? undefined : finishes.get(wanted);
    let parent = things.get(thingAt);
    if (parent === undefined) {
      parent = document.createNode(thing.name).setExtras({ key: thing.key, type: thing.type });
      things.set(thingAt, parent);
      if (thing.layer === null) scene.addChild(parent);
      else {
        let layer = layers.get(thing.layer);
        if (layer === undefined) {
          layer = document.createNode(thing.layer);
          layers.set(thing.layer, layer);
          scene.addChild(layer);
        }
        layer.addChild(parent);
      }
    }
    const matrix = [...instances.matrix.subarray(index * 16, index * 16 + 16)];
    const mesh = meshOf(write, instances.mesh[index] as number, materialAt, finish, wanted);
    if (mesh === null) continue;
    parent.addChild(
      document
        .createNode()
        .setMesh(mesh)
        .setMatrix(matrix as Parameters<typeof parent.setMatrix>[0]),
    );
  }
  signal.throwIfAborted();
  return new WebIO().writeBinary(document);
}

interface Writing {
  readonly document: Document;
  readonly buffer: ReturnType<Document['createBuffer']>;
  readonly materials: Map<string, Material>;
  readonly meshes: Map<string, Mesh>;
  readonly model: Model;
}

function meshOf(
  write: Writing,
  at: number,
  materialAt: number,
  finish: BakedFinish | undefined,
  wanted: string | undefined,
): Mesh | null {
  const key = finish === undefined ? `${at} ${materialAt}` : `${at} ${wanted}`;
  const known = write.meshes.get(key);
  if (known !== undefined) return known;
  const shape = write.model.meshes[at];
  if (shape === undefined || shape.indices.length === 0) return null;
  const laid = finish === undefined ? shape : layInMetres(shape, finish);
  const { document, buffer } = write;
  const column = (type: 'VEC2' | 'VEC3' | 'SCALAR', array: Float32Array | Uint32Array) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>)
      .setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', column('VEC3', laid.positions))
    .setIndices(column('SCALAR', laid.indices))
    .setMaterial(
      finish === undefined ? ownMaterial(write, materialAt) : finishMaterial(write, wanted ?? '', finish),
    );
  if (laid.normals !== null) primitive.setAttribute('NORMAL', column('VEC3', laid.normals));
  // Ours grow upwards, those of glTF downwards.
  if (laid.uvs !== null)
    primitive.setAttribute(
      'TEXCOORD_0',
      column(
        'VEC2',
        laid.uvs.map((value, k) => (k % 2 === 1 ? 1 - value : value)),
      ),
    );
  const mesh = document.createMesh().addPrimitive(primitive);
  write.meshes.set(key, mesh);
  return mesh;
}

function ownMaterial({ document, materials, model }: Writing, at: number): Material | null {
  const made = model.materials[at];
  if (made === undefined) return null;
  const known = materials.get(`own ${at}`);
  if (known !== undefined) return known;
  const [r, g, b] = made.colour;
  const material = document
    .createMaterial(made.name)
    .setBaseColorFactor([r, g, b, made.opacity])
    .setRoughnessFactor(made.roughness)
    .setMetallicFactor(made.metalness)
    .setDoubleSided(true);
  if (made.opacity < 1) material.setAlphaMode('BLEND');
  const texture: ModelTexture | undefined = made.texture === null ? undefined : model.textures[made.texture];
  if (texture !== undefined)
    material.setBaseColorTexture(
      document
        .createTexture(texture.name)
        .setImage(texture.bytes as Uint8Array<ArrayBuffer>)
        .setMimeType(texture.mime),
    );
  materials.set(`own ${at}`, material);
  return material;
}

function finishMaterial({ document, materials }: Writing, id: string, finish: BakedFinish): Material {
  const known = materials.get(id);
  if (known !== undefined) return known;
  const material = document
    .createMaterial(finish.name)
    .setExtras({ materialId: id })
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metalness)
    .setDoubleSided(true)
    .setBaseColorTexture(
      document
        .createTexture(finish.name)
        .setImage(finish.png as Uint8Array<ArrayBuffer>)
        .setMimeType('image/png'),
    );
  materials.set(id, material);
  return material;
}

/**
 * A mesh whose every triangle has corners of its own, with the picture laid on it in its real size: on what lies by x and z, on what
 * stands level and upright, in the mesh's own space.
 */
function layInMetres({ positions, indices }: ModelMesh, { widthM, heightM }: BakedFinish): ModelMesh {
  const count = indices.length - (indices.length % 3);
  const placed = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  const normals = new Float32Array(count * 3);
  for (let k = 0; k < count; k += 3) {
    const corners = [0, 1, 2].map((corner) => cornerAt(positions, indices[k + corner] as number));
    const [a, b, c] = corners as [Vector3, Vector3, Vector3];
    const normal = cross(subtract(b, a), subtract(c, a));
    const length = Math.hypot(...normal) || 1;
    const level = Math.hypot(normal[0], normal[2]) || 1;
    const lies = Math.abs(normal[1]) / length > LYING;
    for (const [corner, [x, y, z]] of (corners as Vector3[]).entries()) {
      placed.set([x, y, z], (k + corner) * 3);
      normals.set([normal[0] / length, normal[1] / length, normal[2] / length], (k + corner) * 3);
      const across = lies ? x : (x * normal[2] - z * normal[0]) / level;
      uvs.set([across / widthM, (lies ? -z : y) / heightM], (k + corner) * 2);
    }
  }
  return { positions: placed, indices: Uint32Array.from({ length: count }, (_, k) => k), normals, uvs };
}
