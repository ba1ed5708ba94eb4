import { crc32 } from './checksum.ts';
import type { Convolution } from './net-memory.ts';

/** Weights as they are kept: bytes in base64, with the sum by which damage is seen. */
export interface WeightFile {
  readonly version: number;
  readonly checksum: number;
  readonly data: string;
}

/** A layer that sees every input. */
export interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  readonly bias: Float32Array;
  /** Per output. */
  readonly weights: Float32Array;
}

export class DamagedWeights extends Error {
  override readonly name = 'DamagedWeights';
}

const VERSION = 1;

/** Reads layers one after another: of each its scales and biases (f32), then a byte for each weight. */
export class WeightReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #at = 0;

  /** @throws DamagedWeights where the file is of another version or not what was written. */
  constructor({ version, checksum, data }: WeightFile) {
    if (version !== VERSION) throw new DamagedWeights(`weights of version ${version}`);
    this.#bytes = fromBase64(data);
    if (crc32(this.#bytes) !== checksum) throw new DamagedWeights('the checksum does not agree');
  }

  convolution(inputs: number, outputs: number, stride: 1 | 2): Convolution {
    return { ...this.#layer(9 * inputs, outputs), inputs, outputs, stride };
  }

  dense(inputs: number, outputs: number): Dense {
    return { ...this.#layer(inputs, outputs), inputs, outputs };
  }

  /** @throws DamagedWeights where something is left over. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new DamagedWeights('the weights are those of another net');
  }

  #layer(values: number, outputs: number): { readonly bias: Float32Array; readonly weights: Float32Array } {
    const scale = this.#floats(outputs);
    const bias = this.#floats(outputs);
    const bytes = new Int8Array(this.#take(values * outputs));
    const weights = new Float32Array(bytes.length);
    for (let o = 0, k = 0; o < outputs; o++)
      for (const end = k + values; k < end; k++) weights[k] = (bytes[k] as number) * (scale[o] as number);
    return { bias, weights };
  }

  #floats(count: number): Float32Array {
    const view = new DataView(this.#take(4 * count));
    return Float32Array.from({ length: count }, (_, k) => view.getFloat32(4 * k, true));
  }

  #take(length: number): ArrayBuffer {
    const from = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new DamagedWeights('the weights end too early');
    return this.#bytes.buffer.slice(from, this.#at);
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let k = 0; k < bytes.length; k++) bytes[k] = letters.charCodeAt(k);
    return bytes;
  } catch {
    throw new DamagedWeights('the weights are no base64');
  }
}
