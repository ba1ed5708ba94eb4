import { IDENTITY, type Matrix, multiply, transformDirection, transformPoint } from '../geometry/matrix.ts';
import { direction } from '../geometry/vectors.ts';
import { brokenModel, tooComplex } from '../model/model-failure.ts';
import type { Reading } from '../format/reading.ts';
import { DaeLibrary } from './dae-library.ts';
import { DaeMaterials } from './dae-materials.ts';
import { nodeMatrix } from './dae-matrix.ts';
import { type DaeMesh, readDaeMesh } from './dae-meshes.ts';
import { type XmlElement, childOf, childrenOf, everyOf, readXml } from './xml-tree.ts';

/** x up, as few programs write it, turned to y up. */
const X_UP_TO_Y_UP: Matrix = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const USUAL_ASPECT = 16 / 9;

/** COLLADA 1.4 and 1.5: unit, axis, scene, materials and cameras, read by ourselves. */
export async function readDae(reading: Reading): Promise<void> {
  const root = readXml(reading);
  if (root.name !== 'COLLADA') throw brokenModel('no COLLADA document');
  const { build } = reading;
  const asset = childOf(root, 'asset');
  const metres = Number(childOf(asset, 'unit')?.attributes['meter']);
  build.unitMetres = Number.isFinite(metres) && metres > 0 ? metres : null;
  const axis = childOf(asset, 'up_axis')?.text.trim();
  build.upAxis = axis === undefined ? null : axis === 'Z_UP' ? 'z' : 'y';
  const library = new DaeLibrary(root);
  const scene =
    library.refer(childOf(root, 'scene', 'instance_visual_scene')?.attributes['url'], 'visual_scene') ??
    childOf(root, 'library_visual_scenes', 'visual_scene');
  if (everyOf(root, new Set(['animation'])).length > 0)
    reading.warnings.add('features-left-out', 'animations');
  new SceneReader(library, reading).read(scene, axis === 'X_UP' ? X_UP_TO_Y_UP : IDENTITY);
}

interface Visit {
  readonly node: XmlElement;
  readonly matrix: Matrix;
  readonly layer: string;
  readonly path: string;
  /** Nodes that hold this one: it must not hold any of them. */
  readonly above: readonly XmlElement[];
}

class SceneReader {
  readonly #library: DaeLibrary;
  readonly #reading: Reading;
  readonly #materials: DaeMaterials;
  readonly #meshes = new Map<XmlElement, readonly DaeMesh[]>();

  constructor(library: DaeLibrary, reading: Reading) {
    this.#library = library;
    this.#reading = reading;
    this.#materials = new DaeMaterials(library, reading);
  }

  read(scene: XmlElement | undefined, matrix: Matrix): void {
    const { limits, warnings, signal } = this.#reading;
    const open: Visit[] = childrenOf(scene, 'node').map((node) => ({
      node,
      matrix,
      layer: '',
      path: '',
      above: [],
    }));
    let visited = 0;
    // The list grows while it is gone through.
    for (const visit of open) {
      signal.throwIfAborted();
      visited += 1;
      // A node that is used twice by nodes that are used twice, and so on, is many.
      if (visited > limits.things) throw tooComplex('nodes', limits.things);
      const { node, above } = visit;
      if (above.includes(node) || above.length > limits.depth) {
        warnings.add('cycles-cut', nameOf(node));
        continue;
      }
      const placed = multiply(visit.matrix, nodeMatrix(node));
      this.#addNode(node, placed, visit);
      const inside = [
        ...childrenOf(node, 'node'),
        ...childrenOf(node, 'instance_node').flatMap(
          ({ attributes }) => this.#library.refer(attributes['url'], 'node') ?? [],
        ),
      ];
      const name = nameOf(node);
      for (const child of inside)
        open.push({
          node: child,
          matrix: placed,
          layer: name || visit.layer,
          path: `${visit.path}/${name.slice(0, limits.nameLength)}`,
          above: [...above, node],
        });
    }
  }

  #addNode(node: XmlElement, matrix: Matrix, { layer, path }: Visit): void {
    const { build } = this.#reading;
    for (const camera of childrenOf(node, 'instance_camera'))
      this.#addCamera(this.#library.refer(camera.attributes['url'], 'camera'), node, matrix);
    const drawn = [...childrenOf(node, 'instance_geometry'), ...childrenOf(node, 'instance_controller')];
    let thing: number | undefined;
    for (const instance of drawn) {
      const geometry = this.#geometryOf(instance);
      if (geometry === undefined) continue;
      const name = nameOf(node) || nameOf(geometry);
      for (const { mesh, symbol } of this.#meshesOf(geometry)) {
        thing ??= build.addThing({ key: `${path}/${name}`, name, type: 'node', layer });
        build.addInstance(mesh, thing, this.#materials.find(boundMaterial(instance, symbol), symbol), matrix);
      }
    }
  }

  /** A skin is drawn as it was before it was bent. */
  #geometryOf(instance: XmlElement): XmlElement | undefined {
    const { url } = instance.attributes;
    if (instance.name === 'instance_geometry') return this.#library.refer(url, 'geometry');
    this.#reading.warnings.add('features-left-out', 'skins');
    const controller = this.#library.refer(url, 'controller');
    return this.#library.refer(childOf(controller, 'skin')?.attributes['source'], 'geometry');
  }

  #meshesOf(geometry: XmlElement): readonly DaeMesh[] {
    const known = this.#meshes.get(geometry);
    if (known !== undefined) return known;
    const read = readDaeMesh(geometry, this.#library, this.#reading);
    this.#meshes.set(geometry, read);
    return read;
  }

  #addCamera(camera: XmlElement | undefined, node: XmlElement, matrix: Matrix): void {
    const technique = childOf(camera, 'optics', 'technique_common');
    const lens = childOf(technique, 'perspective') ?? childOf(technique, 'orthographic');
    if (lens === undefined) return;
    const aspect = numberOf(lens, 'aspect_ratio') ?? USUAL_ASPECT;
    const parallel = lens.name === 'orthographic';
    const wide = radians(numberOf(lens, 'xfov'));
    const high = radians(numberOf(lens, 'yfov'));
    const height = numberOf(lens, 'ymag') ?? (numberOf(lens, 'xmag') ?? 1) / aspect;
    this.#reading.build.addView({
      name: nameOf(node) || nameOf(camera),
      eye: transformPoint(matrix, [0, 0, 0]),
      direction: direction(transformDirection(matrix, [0, 0, -1])),
      up: direction(transformDirection(matrix, [0, 1, 0])),
      distance: null,
      fieldOfView: parallel ? null : (wide ?? 2 * Math.atan(Math.tan((high ?? 0.7) / 2) * aspect)),
      orthographicHeight: parallel ? height * 2 : null,
    });
  }
}

function boundMaterial(instance: XmlElement, symbol: string): string | undefined {
  const bound = childrenOf(childOf(instance, 'bind_material', 'technique_common'), 'instance_material');
  return bound.find(({ attributes }) => attributes['symbol'] === symbol)?.attributes['target'];
}

function nameOf(element: XmlElement | undefined): string {
  return element?.attributes['name'] ?? element?.attributes['id'] ?? '';
}

function numberOf(element: XmlElement, name: string): number | null {
  const value = Number(childOf(element, name)?.text.trim() || Number.NaN);
  return Number.isFinite(value) ? value : null;
}

function radians(degrees: number | null): number | null {
  return degrees === null ? null : (degrees * Math.PI) / 180;
}
