import {
  type Document,
  Logger,
  type Material,
  type Mesh,
  type Node,
  type Primitive,
  type Texture,
  WebIO,
} from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  type InstancedMesh,
  type PBRSpecularGlossiness,
  type Transmission,
} from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { type Matrix, IDENTITY, multiply, transformDirection, transformPoint } from '../geometry/matrix.ts';
import { direction } from '../geometry/vectors.ts';
import type { Reading } from '../format/reading.ts';
import { checkDocument } from './check-document.ts';
import { expandStrip } from './expand-strip.ts';
import { findResources } from './find-resources.ts';
import { instanceMatrices } from './instance-matrices.ts';
import { parseGlb } from './parse-glb.ts';

/** A picture without its own shape is taken to be as wide as most screens. */
const USUAL_ASPECT = 16 / 9;
/** Points, lines, loops and strips of lines come before triangles. */
const FIRST_WITH_FACES = 4;
/** How much of what lets light through stays a colour. */
const CLEAR = 0.8;

/** glTF 2.0 with Draco and meshopt; metres and y up by its definition. */
export async function readGltf(reading: Reading): Promise<void> {
  const { build, signal, progress, warnings, limits } = reading;
  const { json, binary } = parseGlb(reading.bytes);
  const checked = checkDocument(json, reading);
  const resources = findResources(checked, binary, reading);
  signal.throwIfAborted();
  progress(0.1);
  await MeshoptDecoder.ready;
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({
      'meshopt.decoder': MeshoptDecoder,
      'draco3d.decoder': await draco.createDecoderModule(),
    });
  const document = await io.readJSON({ json: checked, resources });
  signal.throwIfAborted();
  progress(0.6);
  build.unitMetres = 1;
  build.upAxis = 'y';
  const parts = new Parts(document, reading);
  const roots = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const open: Visit[] = (roots?.listChildren() ?? []).map((node) => ({
    node,
    matrix: IDENTITY,
    layer: '',
    path: '',
    depth: 0,
  }));
  // The list grows while it is gone through.
  for (const visit of open) {
    signal.throwIfAborted();
    const { node, layer, path, depth } = visit;
    if (depth > limits.depth) {
      warnings.add('cycles-cut', node.getName());
      continue;
    }
    const matrix = multiply(visit.matrix, node.getMatrix());
    parts.addNode(node, matrix, layer, path);
    const name = node.getName();
    for (const child of node.listChildren())
      open.push({
        node: child,
        matrix,
        layer: name || layer,
        path: `${path}/${name.slice(0, limits.nameLength)}`,
        depth: depth + 1,
      });
  }
}

interface Visit {
  readonly node: Node;
  readonly matrix: Matrix;
  /** The name of the nearest named node above. */
  readonly layer: string;
  readonly path: string;
  readonly depth: number;
}

type DrawnPart = { readonly mesh: number; readonly material: number };

class Parts {
  readonly #reading: Reading;
  readonly #meshes = new Map<Mesh, readonly DrawnPart[]>();
  readonly #materials = new Map<Material | null, number>();
  readonly #textures = new Map<Texture, number | null>();

  constructor(document: Document, reading: Reading) {
    this.#reading = reading;
    for (const extension of document.getRoot().listExtensionsUsed())
      if (/variants|lights/.test(extension.extensionName))
        reading.warnings.add('features-left-out', extension.extensionName);
  }

  addNode(node: Node, matrix: Matrix, layer: string, path: string): void {
    const { build } = this.#reading;
    this.#addCamera(node, matrix);
    const mesh = node.getMesh();
    if (mesh === null) return;
    const drawn = this.#drawnPartsOf(mesh);
    if (drawn.length === 0) return;
    const name = node.getName() || mesh.getName();
    const thing = build.addThing({ key: `${path}/${name}`, name, type: 'node', layer });
    const copies = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
    for (const placed of copies === null ? [IDENTITY] : instanceMatrices(copies, this.#reading.limits))
      for (const part of drawn) build.addInstance(part.mesh, thing, part.material, multiply(matrix, placed));
  }

  #drawnPartsOf(mesh: Mesh): readonly DrawnPart[] {
    const known = this.#meshes.get(mesh);
    if (known !== undefined) return known;
    const parts = mesh.listPrimitives().flatMap((primitive) => this.#addPrimitive(primitive));
    this.#meshes.set(mesh, parts);
    return parts;
  }

  #addPrimitive(primitive: Primitive): DrawnPart[] {
    const { build, warnings, signal } = this.#reading;
    signal.throwIfAborted();
    const positions = primitive.getAttribute('POSITION');
    const mode = primitive.getMode();
    if (mode < FIRST_WITH_FACES) {
      warnings.add('lines-left-out');
      return [];
    }
    if (positions === null || positions.getElementSize() !== 3) {
      warnings.add('parts-unreadable');
      return [];
    }
    const corners = primitive.getIndices()?.getArray() ?? undefined;
    const uvs = primitive.getAttribute('TEXCOORD_0');
    const normals = primitive.getAttribute('NORMAL');
    const mesh = build.addMesh({
      positions: floatsOf(positions),
      indices: expandStrip(mode, corners, positions.getCount()),
      normals: normals === null ? undefined : floatsOf(normals),
      // A v of glTF grows downwards.
      uvs: uvs === null ? undefined : floatsOf(uvs).map((value, k) => (k % 2 === 0 ? value : 1 - value)),
    });
    return mesh === null ? [] : [{ mesh, material: this.#materialOf(primitive.getMaterial()) }];
  }

  #materialOf(material: Material | null): number {
    const known = this.#materials.get(material);
    if (known !== undefined) return known;
    const added = this.#reading.build.addMaterial(
      material === null ? { name: '' } : this.#describe(material),
    );
    this.#materials.set(material, added);
    return added;
  }

  #describe(material: Material) {
    const older = material.getExtension<PBRSpecularGlossiness>('KHR_materials_pbrSpecularGlossiness');
    const clear =
      material.getExtension<Transmission>('KHR_materials_transmission')?.getTransmissionFactor() ?? 0;
    const [red, green, blue, alpha] = older?.getDiffuseFactor() ?? material.getBaseColorFactor();
    const picture = older?.getDiffuseTexture() ?? material.getBaseColorTexture();
    const opacity = material.getAlphaMode() === 'OPAQUE' ? 1 : alpha;
    return {
      name: material.getName(),
      colour: [red, green, blue] as const,
      opacity: opacity * (1 - CLEAR * clear),
      roughness: older === null ? material.getRoughnessFactor() : 1 - older.getGlossinessFactor(),
      metalness: older === null ? material.getMetallicFactor() : 0,
      texture: picture === null ? null : this.#textureOf(picture),
    };
  }

  #textureOf(texture: Texture): number | null {
    const known = this.#textures.get(texture);
    if (known !== undefined) return known;
    const bytes = texture.getImage();
    // An empty one was missing, which is said already.
    const added =
      bytes === null || bytes.length === 0
        ? null
        : this.#reading.build.addTexture(texture.getName() || texture.getURI(), bytes);
    this.#textures.set(texture, added);
    return added;
  }

  #addCamera(node: Node, matrix: Matrix): void {
    const camera = node.getCamera();
    if (camera === null) return;
    const aspect = camera.getAspectRatio() ?? USUAL_ASPECT;
    const parallel = camera.getType() === 'orthographic';
    this.#reading.build.addView({
      name: node.getName() || camera.getName(),
      eye: transformPoint(matrix, [0, 0, 0]),
      direction: direction(transformDirection(matrix, [0, 0, -1])),
      up: direction(transformDirection(matrix, [0, 1, 0])),
      distance: null,
      fieldOfView: parallel ? null : 2 * Math.atan(Math.tan(camera.getYFov() / 2) * aspect),
      orthographicHeight: parallel ? camera.getYMag() * 2 : null,
    });
  }
}

/** Elements as numbers: quantised ones are stored as whole numbers. */
function floatsOf(accessor: NonNullable<ReturnType<Primitive['getAttribute']>>): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const values = new Float32Array(accessor.getCount() * size);
  const element: number[] = [];
  for (let index = 0; index < accessor.getCount(); index += 1)
    values.set(accessor.getElement(index, element).slice(0, size), index * size);
  return values;
}
