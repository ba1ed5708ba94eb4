import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Matrix4,
  Mesh,
  Scene,
} from 'three';
import type { Batch } from './batch.ts';
import { makeSurfaceProgram, type SurfaceUniforms } from './surface-programs.ts';
import { Vector4 } from 'three';

type Programs = readonly [
  joined: ReturnType<typeof makeSurfaceProgram>,
  repeated: ReturnType<typeof makeSurfaceProgram>,
];
type Kind = 'gather' | 'pick' | 'shadow' | 'clear';

/** The surfaces of a model on the graphics card, and the programs that draw them. */
export class SurfaceSet {
  readonly scene = new Scene();
  readonly batches: readonly Batch[];
  readonly #meshes: readonly Mesh[];
  readonly #programs: Readonly<Record<Kind, Programs>>;
  #drawn: readonly number[] = [];

  constructor(batches: readonly Batch[], uniforms: SurfaceUniforms, shadowUniforms: SurfaceUniforms) {
    this.batches = batches;
    const programs = (kind: Kind, own = uniforms): Programs => [
      makeSurfaceProgram(kind, false, own),
      makeSurfaceProgram(kind, true, own),
    ];
    this.#programs = {
      gather: programs('gather'),
      pick: programs('pick'),
      clear: programs('clear'),
      shadow: programs('shadow', shadowUniforms),
    };
    this.#meshes = batches.map((batch) => {
      const mesh = new Mesh(geometryOf(batch));
      mesh.frustumCulled = false;
      mesh.matrixAutoUpdate = false;
      mesh.visible = false;
      this.scene.add(mesh);
      return mesh;
    });
    this.scene.matrixWorldAutoUpdate = false;
  }

  /** Sets what is drawn next: these batches, in this order, by the programs of one kind. */
  prepare(kind: Kind, order: readonly number[]): void {
    for (const index of this.#drawn) hide(this.#meshes[index]);
    order.forEach((index, place) => {
      const mesh = this.#meshes[index];
      const batch = this.batches[index];
      if (!mesh || !batch) return;
      mesh.visible = true;
      mesh.renderOrder = kind === 'clear' ? -place : place;
      mesh.material = this.#programs[kind][batch.places ? 1 : 0];
    });
    this.#drawn = order;
  }

  dispose(): void {
    for (const mesh of this.#meshes) mesh.geometry.dispose();
    for (const [joined, repeated] of Object.values(this.#programs)) {
      joined.dispose();
      repeated.dispose();
    }
  }
}

function hide(mesh: Mesh | undefined): void {
  if (mesh) mesh.visible = false;
}

function geometryOf(batch: Batch): BufferGeometry {
  const geometry = batch.places ? new InstancedBufferGeometry() : new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(batch.positions, 3));
  geometry.setAttribute('facing', new BufferAttribute(batch.facings, 4, true));
  if (batch.uvs) geometry.setAttribute('uv', new BufferAttribute(batch.uvs, 2));
  geometry.setIndex(new BufferAttribute(batch.indices, 1));
  if (batch.places && geometry instanceof InstancedBufferGeometry) {
    geometry.setAttribute('slot', new InstancedBufferAttribute(batch.slots, 1));
    const rows = new InstancedInterleavedBuffer(batch.places, 12);
    for (let row = 0; row < 3; row += 1)
      geometry.setAttribute(`place${row}`, new InterleavedBufferAttribute(rows, 4, row * 4));
    geometry.instanceCount = batch.slots.length;
  } else geometry.setAttribute('slot', new BufferAttribute(batch.slots, 1));
  return geometry;
}

/** A copy of the uniforms of the view for the sun's own view, which shares everything but where it looks from. */
export function forTheSun(uniforms: SurfaceUniforms): SurfaceUniforms {
  return {
    ...uniforms,
    view: { value: new Matrix4() },
    projection: { value: new Matrix4() },
    cuts: { value: [new Vector4(), new Vector4(), new Vector4()] },
    cutCount: { value: 0 },
  };
}
