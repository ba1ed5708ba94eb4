/** What we use of WebAssembly, which the language's own library of types does not name. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface Wasm {
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly own: { readonly memory: WasmMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}

const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };

const PAGE = 65_536;

export function createMemory(bytes: number): WasmMemory {
  return new wasm.Memory({ initial: Math.ceil(bytes / PAGE) });
}

/** The function `run` of a module over a memory. @throws where the machine knows no vectors of 128 bits. */
export function instantiate(
  bytes: Uint8Array<ArrayBuffer>,
  memory: WasmMemory,
): (...values: number[]) => void {
  const { run } = new wasm.Instance(new wasm.Module(bytes), { own: { memory } }).exports;
  if (typeof run !== 'function') throw new TypeError('the module exports no run');
  return (...values) => {
    run(...values);
  };
}
