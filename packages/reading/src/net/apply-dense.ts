import type { Dense } from './weight-reader.ts';

/** A layer that sees every input; sums in the order of the inputs. */
export function applyDense({ inputs, outputs, bias, weights }: Dense, values: Float32Array): Float32Array {
  const out = new Float32Array(outputs);
  for (let o = 0; o < outputs; o++) {
    let sum = bias[o] as number;
    for (let k = 0; k < inputs; k++) sum += (weights[o * inputs + k] as number) * (values[k] as number);
    out[o] = sum;
  }
  return out;
}
