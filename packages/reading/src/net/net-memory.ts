import { BLOCK, convolutionCode, STEP, TILE } from '../wasm/convolution-code.ts';
import { moduleBytes } from '../wasm/module-bytes.ts';
import { createMemory, instantiate } from '../wasm/own-wasm.ts';
import { bytesOf, type FeatureMap, pitchOf, rowAt } from './feature-map.ts';

/** A convolution of 3 × 3 with its weights. */
export interface Convolution {
  readonly inputs: number;
  readonly outputs: number;
  /** 1, or 2: every other pixel. */
  readonly stride: 1 | 2;
  /** Per output. */
  readonly bias: Float32Array;
  /** Per output, row, column, input. */
  readonly weights: Float32Array;
}

export interface PlacedConvolution extends Convolution {
  readonly at: number;
}

const FLOAT = 4;
const SIDE = 3;

/** Memory in which a net lies with its weights and maps, and the kernel over it. Places are taken once and kept. */
export class NetMemory {
  readonly floats: Float32Array;
  readonly #run: (...values: number[]) => void;
  #taken = 0;

  constructor(bytes: number) {
    const memory = createMemory(bytes);
    this.floats = new Float32Array(memory.buffer);
    this.#run = instantiate(moduleBytes(convolutionCode()), memory);
  }

  map(width: number, height: number, channels: number): FeatureMap {
    if (width % TILE !== 0 || channels % BLOCK !== 0)
      throw new RangeError(`no map of ${width} × ${channels}`);
    return { width, height, channels, at: this.#take(bytesOf({ width, height, channels })) };
  }

  /** Lays weights in the order in which the kernel reads them: blocks of outputs, bias first. */
  place(layer: Convolution): PlacedConvolution {
    const { inputs, outputs, bias, weights } = layer;
    const values = SIDE * SIDE * inputs;
    if (outputs % BLOCK !== 0 || inputs % STEP !== 0)
      throw new RangeError(`no layer of ${inputs} to ${outputs}`);
    const at = this.#take((values + 1) * outputs * FLOAT);
    let to = at / FLOAT;
    for (let block = 0; block < outputs; block += BLOCK)
      for (let k = -1; k < values; k++)
        for (let o = block; o < block + BLOCK; o++)
          this.floats[to++] = (k < 0 ? bias[o] : weights[o * values + k]) as number;
    return { ...layer, at };
  }

  /** Everything that was taken after `mark` may be taken again: maps of another size. */
  get mark(): number {
    return this.#taken;
  }

  /** @param mark see `mark`. Borders of maps that are taken next must be nothing, so what lay there is wiped. */
  release(mark: number): void {
    this.floats.fill(0, mark / FLOAT, this.#taken / FLOAT);
    this.#taken = mark;
  }

  /**
   * `to` becomes the convolution of `from`.
   * @param how.add what stood in `to` is added first. @param how.rectify what is below nothing becomes nothing; so unless told otherwise
   */
  convolve(
    layer: PlacedConvolution,
    from: FeatureMap,
    to: FeatureMap,
    { add = false, rectify = true }: { readonly add?: boolean; readonly rectify?: boolean } = {},
  ): void {
    const { stride, inputs, outputs, at } = layer;
    const step = stride * inputs * FLOAT;
    for (let y = 0; y < to.height; y++)
      this.#run(
        rowAt(from, stride * y - 1) - inputs * FLOAT,
        pitchOf(from),
        step,
        SIDE,
        (SIDE * inputs) / STEP,
        at,
        rowAt(to, y),
        outputs * FLOAT,
        to.width / TILE,
        outputs / BLOCK,
        rectify ? 1 : 0,
        add ? 1 : 0,
      );
  }

  #take(bytes: number): number {
    const at = this.#taken;
    this.#taken += 16 * Math.ceil(bytes / 16);
    if (this.#taken > this.floats.byteLength) throw new RangeError('the net needs more memory');
    return at;
  }
}
