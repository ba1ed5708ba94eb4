import { cameraBasis, type ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { drawnToTheEnd } from '../view3d/drawn-to-the-end.ts';

/**
 * What one would otherwise write: a `Mesh` for each thing, as `GLTFLoader` makes them, `MeshStandardMaterial`, a sun and a sky, drawn by
 * `renderer.render`. No shadows, no edges, no darkened corners: each would cost it another picture.
 */
export class PlainScene {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera;
  readonly #size: { readonly width: number; readonly height: number };

  constructor(canvas: HTMLCanvasElement, model: Model, size: { width: number; height: number }) {
    this.canvas = canvas;
    this.#size = size;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
    this.#renderer.setSize(size.width, size.height, false);
    this.#camera = new PerspectiveCamera(50, size.width / size.height, 0.1, 10_000);
    this.#scene.background = new Color(0.9, 0.9, 0.9);
    this.#scene.add(new HemisphereLight(0xffffff, 0x888888, 2));
    const sun = new DirectionalLight(0xffffff, 2);
    sun.position.set(0.5, 0.7, 0.5);
    this.#scene.add(sun);
    this.#fill(model);
  }

  #fill(model: Model): void {
    const { instances, meshes, materials } = model;
    const surfaces = materials.map(
      ({ colour, opacity, roughness, metalness }) =>
        new MeshStandardMaterial({
          color: new Color(...colour),
          ...{ roughness, metalness, opacity, transparent: opacity < 1 },
        }),
    );
    const plain = new MeshStandardMaterial();
    const geometries = meshes.map(({ positions, indices, normals }) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(positions, 3));
      geometry.setIndex(new BufferAttribute(indices, 1));
      if (normals) geometry.setAttribute('normal', new BufferAttribute(normals, 3));
      else geometry.computeVertexNormals();
      return geometry;
    });
    for (let at = 0; at < instances.count; at += 1) {
      const geometry = geometries[instances.mesh[at] ?? 0];
      if (!geometry) continue;
      const mesh = new Mesh(geometry, surfaces[instances.material[at] ?? 0] ?? plain);
      new Matrix4()
        .fromArray(instances.matrix, at * 16)
        .decompose(mesh.position, mesh.quaternion, mesh.scale);
      this.#scene.add(mesh);
    }
  }

  async moved(camera: ModelCamera): Promise<number> {
    const begun = performance.now();
    const { width, height } = this.#size;
    const { eye, focal } = cameraBasis(camera, width, height);
    this.#camera.position.set(...eye);
    this.#camera.lookAt(...camera.target);
    this.#camera.fov = (2 * Math.atan(height / 2 / focal) * 180) / Math.PI;
    this.#camera.updateProjectionMatrix();
    this.#renderer.render(this.#scene, this.#camera);
    await drawnToTheEnd(this.#renderer);
    return performance.now() - begun;
  }

  dispose(): void {
    this.#scene.traverse((each) => {
      if (each instanceof Mesh) each.geometry.dispose();
    });
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
