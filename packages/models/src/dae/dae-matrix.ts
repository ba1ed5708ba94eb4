import { IDENTITY, type Matrix, multiply, rotation, scaling, translation } from '../geometry/matrix.ts';
import { cross, direction, subtract } from '../geometry/vectors.ts';
import type { Vector3 } from '../model/model.ts';
import type { XmlElement } from './xml-tree.ts';

/** The transforms of a node, in the order in which they are written. */
export function nodeMatrix(node: XmlElement): Matrix {
  return node.children.reduce((matrix, child) => {
    const own = transformOf(child);
    return own === null ? matrix : multiply(matrix, own);
  }, IDENTITY);
}

function transformOf({ name, numbers }: XmlElement): Matrix | null {
  if (numbers === null) return null;
  const [x = 0, y = 0, z = 0, angle = 0] = numbers;
  switch (name) {
    case 'matrix':
      return numbers.length === 16 ? transposed(numbers) : null;
    case 'translate':
      return translation([x, y, z]);
    case 'rotate':
      return rotation([x, y, z], (angle * Math.PI) / 180);
    case 'scale':
      return scaling(x, y, z);
    case 'lookat':
      return numbers.length === 9 ? lookingAt(numbers) : null;
    default:
      return null;
  }
}

/** COLLADA writes rows, and we columns. */
function transposed(rows: Float64Array): Matrix {
  return Array.from({ length: 16 }, (_, k) => rows[(k % 4) * 4 + Math.floor(k / 4)] as number);
}

function lookingAt(numbers: Float64Array): Matrix {
  const vector = (at: number): Vector3 => [
    numbers[at] as number,
    numbers[at + 1] as number,
    numbers[at + 2] as number,
  ];
  const eye = vector(0);
  const back = direction(subtract(eye, vector(3)));
  const right = direction(cross(vector(6), back));
  const up = cross(back, right);
  return [...right, 0, ...up, 0, ...back, 0, ...eye, 1];
}
