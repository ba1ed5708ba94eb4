import { expect, onTestFinished, test } from 'vitest';
import { capWasmMemory } from './cap-wasm-memory.ts';

interface Memory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}
const { WebAssembly: wasm } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly Memory: { new (descriptor: { initial: number }): Memory; readonly prototype: { grow: unknown } };
  };
};

test('memory of WebAssembly grows up to its limit and not beyond', () => {
  const { prototype } = wasm.Memory;
  const { grow } = prototype;
  // Other tests of this process read models, too.
  onTestFinished(() => {
    prototype.grow = grow;
  });
  capWasmMemory(10 * 65_536);
  const memory = new wasm.Memory({ initial: 4 });
  expect(memory.grow(6)).toBe(4);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memory.buffer.byteLength).toBe(10 * 65_536);
});
