import { MathUtils, type mat4, type vec3, type vec4 } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import type { Matrix } from '../geometry/matrix.ts';
import type { ModelLimits } from '../model/limits.ts';
import { tooComplex } from '../model/model-failure.ts';

/** Where the copies of EXT_mesh_gpu_instancing stand. */
export function instanceMatrices(copies: InstancedMesh, limits: ModelLimits): readonly Matrix[] {
  const count = Math.max(0, ...copies.listAttributes().map((attribute) => attribute.getCount()));
  if (count > limits.instances) throw tooComplex('instances', limits.instances);
  const read = (name: string, index: number, otherwise: readonly number[]): number[] => {
    const attribute = copies.getAttribute(name);
    return attribute === null || index >= attribute.getCount()
      ? [...otherwise]
      : attribute.getElement(index, []);
  };
  return Array.from({ length: count }, (_, index) => {
    const move = read('TRANSLATION', index, [0, 0, 0]);
    const turn = read('ROTATION', index, [0, 0, 0, 1]);
    const size = read('SCALE', index, [1, 1, 1]);
    const matrix = new Array<number>(16).fill(0);
    return MathUtils.compose(move as vec3, turn as vec4, size as vec3, matrix as mat4);
  });
}
