import { seededRandom } from '@plumbline/imaging/random.ts';
import { expect, test } from 'vitest';
import { type FeatureMap, rowAt } from './feature-map.ts';
import { type Convolution, NetMemory } from './net-memory.ts';

function layerOf(inputs: number, outputs: number, stride: 1 | 2, seed: number): Convolution {
  const random = seededRandom(seed);
  const numbers = (n: number): Float32Array => Float32Array.from({ length: n }, () => random() - 0.5);
  return { inputs, outputs, stride, bias: numbers(outputs), weights: numbers(9 * inputs * outputs) };
}

function fill(net: NetMemory, map: FeatureMap, seed: number): void {
  const random = seededRandom(seed);
  for (let y = 0; y < map.height; y++)
    for (let k = 0; k < map.width * map.channels; k++) net.floats[rowAt(map, y) / 4 + k] = random() - 0.5;
}

function valueAt(net: NetMemory, map: FeatureMap, x: number, y: number, c: number): number {
  return net.floats[rowAt(map, y) / 4 + x * map.channels + c] as number;
}

/** The same sum, one rounded operation after another. */
function expected(
  net: NetMemory,
  layer: Convolution,
  from: FeatureMap,
  x: number,
  y: number,
  o: number,
): number {
  let sum = layer.bias[o] as number;
  for (let v = 0; v < 3; v++)
    for (let u = 0; u < 3; u++)
      for (let i = 0; i < layer.inputs; i++) {
        const weight = layer.weights[((o * 3 + v) * 3 + u) * layer.inputs + i] as number;
        const value = valueAt(net, from, layer.stride * x + u - 1, layer.stride * y + v - 1, i);
        sum = Math.fround(sum + Math.fround(value * weight));
      }
  return sum;
}

test.each([
  [8, 16, 1],
  [8, 16, 2],
  [24, 8, 2],
] as const)(
  'a convolution of %i to %i channels, every %i pixels, has the bits of the plain sum',
  (inputs, outputs, stride) => {
    const net = new NetMemory(1 << 20);
    const from = net.map(16, 8, inputs);
    const to = net.map(16 / stride, 8 / stride, outputs);
    const layer = layerOf(inputs, outputs, stride, 5);
    fill(net, from, 7);
    net.convolve(net.place(layer), from, to);
    for (let y = 0; y < to.height; y++)
      for (let x = 0; x < to.width; x++)
        for (let o = 0; o < outputs; o++)
          expect(valueAt(net, to, x, y, o)).toBe(Math.max(0, expected(net, layer, from, x, y, o)));
  },
);

test('what stands in the output is added before it is rectified', () => {
  const net = new NetMemory(1 << 20);
  const [from, to] = [net.map(8, 4, 8), net.map(8, 4, 8)];
  const layer = layerOf(8, 8, 1, 11);
  fill(net, from, 1);
  fill(net, to, 2);
  const before = valueAt(net, to, 5, 2, 3);
  net.convolve(net.place(layer), from, to, { add: true });
  const sum = Math.fround(before + expected(net, layer, from, 5, 2, 3));
  expect(valueAt(net, to, 5, 2, 3)).toBe(Math.max(0, sum));
});

test('a net that needs more memory than it was given is refused', () => {
  const net = new NetMemory(1 << 16);
  expect(() => net.map(512, 512, 8)).toThrow(RangeError);
});
