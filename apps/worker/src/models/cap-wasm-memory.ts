interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow: (pages: number) => number;
}

/** Node's types know no memory of WebAssembly. */
const { WebAssembly: wasm } = globalThis as unknown as {
  readonly WebAssembly: { readonly Memory: { readonly prototype: WasmMemory } };
};

const PAGE_BYTES = 65_536;

/**
 * Programs of WebAssembly ask JavaScript for more memory, and the limits of a thread do not count it. From here on they
 * get none beyond `limitBytes` in this thread: what they do then is to end the reading of the file that asked for it.
 * Memory that grows by an instruction of the program itself is bounded by what is decoded into it.
 */
export function capWasmMemory(limitBytes: number): void {
  const { prototype } = wasm.Memory;
  const { grow } = prototype;
  prototype.grow = function growWithin(this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > limitBytes)
      throw new RangeError('no more memory for this file');
    return grow.call(this, pages);
  };
}
