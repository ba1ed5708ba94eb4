import type { GLTF } from '@gltf-transform/core';
import type { ModelBuilder } from '../build/model-builder.ts';
import type { ModelLimits } from '../model/limits.ts';
import { ModelFailure, brokenModel, tooComplex } from '../model/model-failure.ts';
import type { WarningLog } from '../model/model-warning.ts';

type List =
  | 'accessors'
  | 'bufferViews'
  | 'buffers'
  | 'images'
  | 'materials'
  | 'meshes'
  | 'nodes'
  | 'textures'
  | 'cameras'
  | 'scenes';
const LISTS: readonly List[] = [
  'accessors',
  'bufferViews',
  'buffers',
  'images',
  'materials',
  'meshes',
  'nodes',
  'textures',
  'cameras',
  'scenes',
];

/** Extensions that change what is drawn and are understood; a file that requires another cannot be read truly. */
const UNDERSTOOD = new Set([
  'KHR_draco_mesh_compression',
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'EXT_mesh_gpu_instancing',
  'KHR_materials_unlit',
  'KHR_materials_pbrSpecularGlossiness',
  'KHR_texture_transform',
  'EXT_texture_webp',
  'KHR_lights_punctual',
  'KHR_materials_transmission',
  'KHR_materials_ior',
  'KHR_materials_specular',
  'KHR_materials_clearcoat',
  'KHR_materials_sheen',
  'KHR_materials_volume',
  'KHR_materials_emissive_strength',
  'KHR_materials_variants',
  'KHR_xmp_json_ld',
]);

/**
 * Says no to a document that promises what does not exist or more than the limits allow, before the library takes
 * memory for it, and takes out what is not read: animations, skins, further parents of a node.
 */
export function checkDocument(
  json: unknown,
  context: { readonly limits: ModelLimits; readonly warnings: WarningLog; readonly build: ModelBuilder },
): GLTF.IGLTF {
  const { limits, warnings, build } = context;
  if (!isRecord(json)) throw brokenModel('the glTF has no document');
  for (const list of LISTS) {
    const items = json[list];
    if (items === undefined) continue;
    if (!Array.isArray(items) || !items.every(isRecord)) throw brokenModel(`${list} is no list`);
    if (items.length > limits.instances) throw tooComplex(list, limits.instances);
  }
  const document = json as unknown as GLTF.IGLTF;
  if (!isRecord(document.asset)) document.asset = { version: '2.0' };
  const strange = (document.extensionsRequired ?? []).filter((name) => !UNDERSTOOD.has(name));
  if (strange.length > 0)
    throw new ModelFailure('MODEL_FORMAT_UNSUPPORTED', `required: ${strange.join().slice(0, 200)}`);
  for (const accessor of document.accessors ?? []) {
    if (!isCount(accessor.count)) throw brokenModel('an accessor without a count');
    if (accessor.count > limits.triangles * 3) throw tooComplex('vertices', limits.vertices);
    checkAccessor(accessor, document.bufferViews ?? []);
  }
  for (const view of document.bufferViews ?? []) {
    const compressed = view.extensions?.['EXT_meshopt_compression'];
    if (!isRecord(compressed)) continue;
    const { count, byteStride } = compressed;
    // The decoder takes its memory by these two numbers.
    if (!isCount(count) || !isCount(byteStride) || byteStride > 256)
      throw brokenModel('meshopt without a size');
    if (count > limits.triangles * 3) throw tooComplex('vertices', limits.vertices);
  }
  checkMeshes(document, build);
  cutCycles(document, warnings);
  for (const part of ['animations', 'skins'] as const)
    if ((document[part]?.length ?? 0) > 0) {
      warnings.add('features-left-out', part, document[part]?.length);
      delete document[part];
    }
  for (const node of document.nodes ?? []) delete node.skin;
  return document;
}

const COMPONENT_BYTES = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
]);
const COMPONENTS = new Map([
  ['SCALAR', 1],
  ['VEC2', 2],
  ['VEC3', 3],
  ['VEC4', 4],
  ['MAT2', 4],
  ['MAT3', 9],
  ['MAT4', 16],
]);

/** Its elements lie within its view; one that is compressed elsewhere has none. */
function checkAccessor(accessor: GLTF.IAccessor, views: readonly GLTF.IBufferView[]): void {
  const bytes = COMPONENT_BYTES.get(accessor.componentType);
  const components = COMPONENTS.get(accessor.type);
  if (bytes === undefined || components === undefined) throw brokenModel('an accessor of no known type');
  if (accessor.sparse !== undefined && !(accessor.sparse.count <= accessor.count))
    throw brokenModel('a sparse accessor with more than there is');
  if (accessor.bufferView === undefined || accessor.count === 0) return;
  const view = views[accessor.bufferView];
  const size = bytes * components;
  const end = (accessor.byteOffset ?? 0) + (accessor.count - 1) * (view?.byteStride ?? size) + size;
  if (view === undefined || !(end <= view.byteLength)) throw brokenModel('an accessor leads out of its view');
}

function checkMeshes(document: GLTF.IGLTF, build: ModelBuilder): void {
  let vertices = 0;
  let triangles = 0;
  const sizes = new Set<number>();
  for (const { primitives } of document.meshes ?? []) {
    if (!Array.isArray(primitives)) throw brokenModel('a mesh without primitives');
    for (const primitive of primitives) {
      if (!isRecord(primitive) || !isRecord(primitive.attributes))
        throw brokenModel('a primitive without attributes');
      const position = primitive.attributes['POSITION'];
      const count = document.accessors?.[position ?? -1]?.count ?? 0;
      if (position !== undefined && !sizes.has(position)) vertices += count;
      if (position !== undefined) sizes.add(position);
      triangles += (document.accessors?.[primitive.indices ?? -1]?.count ?? count) / 3;
      // Targets are other shapes of the same mesh; only the first is drawn.
      delete primitive.targets;
    }
  }
  build.reserve(vertices, triangles);
}

/** Every node stands under one parent, and none under itself. */
function cutCycles(document: GLTF.IGLTF, warnings: WarningLog): void {
  const nodes = document.nodes ?? [];
  const held = new Set<number>();
  for (const scene of document.scenes ?? [])
    scene.nodes = numbersOf(scene.nodes).filter((node) => node < nodes.length);
  const roots = (document.scenes ?? []).flatMap(({ nodes: own }) => own ?? []);
  const open = [...new Set(roots)];
  for (const root of open) held.add(root);
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const node = nodes[index];
    if (node?.children === undefined) continue;
    node.children = numbersOf(node.children).filter((child) => {
      if (child >= nodes.length) return false;
      if (held.has(child)) {
        warnings.add('cycles-cut', node.name);
        return false;
      }
      held.add(child);
      open.push(child);
      return true;
    });
  }
  // What no scene holds is not drawn, and may hold itself.
  nodes.forEach((node, index) => {
    if (!held.has(index)) delete node.children;
  });
}

function numbersOf(list: unknown): number[] {
  return Array.isArray(list) ? [...new Set(list.filter(isCount))] : [];
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
