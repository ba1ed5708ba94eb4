import type { Raster } from '@plumbline/imaging/raster.ts';
import { applyDense } from '../net/apply-dense.ts';
import { type FeatureMap, rowAt } from '../net/feature-map.ts';
import { addDoubled } from '../net/add-doubled.ts';
import { NetMemory, type PlacedConvolution } from '../net/net-memory.ts';
import { type Dense, type WeightFile, WeightReader } from '../net/weight-reader.ts';
import { HEAD_OUTPUTS } from '../kinds/kind-net.ts';
import { PIXEL_CHANNELS, pixelInput } from './pixel-input.ts';
import { PIXEL_OUTPUTS } from './pixel-outputs.ts';

/** Weights and, for a picture of 512 × 512, maps: about 9 + 45 MB. */
const MEMORY = 64 << 20;
const WIDTHS = [16, 48, 96, 144, 192] as const;
const LAST = 64;
/** Outputs of the four pixels of a square. */
const FOLDED = 4 * PIXEL_OUTPUTS;

interface Down {
  readonly halve: PlacedConvolution;
  readonly rest: readonly PlacedConvolution[];
}

/** The net of pixels (`training/reading/learning/pixel_net.py`), ready to run. */
export class PixelNet {
  readonly #net = new NetMemory(MEMORY);
  readonly #stem: PlacedConvolution;
  readonly #down: readonly Down[];
  readonly #whole: Dense;
  readonly #heads: Dense;
  readonly #up: readonly { readonly narrow: PlacedConvolution; readonly join: PlacedConvolution }[];
  readonly #out: PlacedConvolution;
  readonly #mark: number;

  /** @throws DamagedWeights */
  constructor(file: WeightFile) {
    const weights = new WeightReader(file);
    const layer = (inputs: number, outputs: number, stride: 1 | 2 = 1): PlacedConvolution =>
      this.#net.place(weights.convolution(inputs, outputs, stride));
    const [a, b, c, d, e] = WIDTHS;
    this.#stem = layer(PIXEL_CHANNELS, a);
    const first: Down = { halve: layer(a, b, 2), rest: [layer(b, b)] };
    const deeper = [
      [b, c],
      [c, d],
      [d, e],
    ].map(
      ([from = 0, to = 0]): Down => ({ halve: layer(from, to, 2), rest: [layer(to, to), layer(to, to)] }),
    );
    this.#down = [first, ...deeper];
    this.#whole = weights.dense(e, e);
    this.#heads = weights.dense(e, HEAD_OUTPUTS);
    this.#up = [
      [e, d, d],
      [d, c, c],
      [c, b, LAST],
    ].map(([from = 0, narrow = 0, to = 0]) => ({ narrow: layer(from, narrow), join: layer(narrow, to) }));
    this.#out = layer(LAST, FOLDED);
    weights.end();
    this.#mark = this.#net.mark;
  }

  /**
   * @param picture RGB, of a size as `pixelSize` gives it
   * @returns `values`: PIXEL_OUTPUTS of every pixel at half of the size; `heads`: logits of the whole picture
   */
  run(picture: Raster): { readonly values: Float32Array; readonly heads: Float32Array } {
    const { maps, whole } = this.#understand(picture);
    const [one, ...others] = maps;
    const deepest = others.at(-1) as FeatureMap;
    this.#addToAll(deepest, whole);
    let from = deepest;
    for (const [k, { narrow, join }] of this.#up.entries()) {
      const beside = [...others.slice(0, -1).reverse(), one as FeatureMap][k] as FeatureMap;
      const small = this.#net.map(from.width, from.height, narrow.outputs);
      this.#net.convolve(narrow, from, small);
      addDoubled(this.#net.floats, small, beside);
      const joined = this.#net.map(beside.width, beside.height, join.outputs);
      this.#net.convolve(join, beside, joined);
      from = joined;
    }
    const out = this.#net.map(from.width, from.height, FOLDED);
    this.#net.convolve(this.#out, from, out, { rectify: false });
    return { values: this.#unfolded(out), heads: applyDense(this.#heads, whole) };
  }

  /** Logits of the whole picture alone: half of the work. @param picture as for `run` */
  tell(picture: Raster): Float32Array {
    return applyDense(this.#heads, this.#understand(picture).whole);
  }

  #understand(picture: Raster): { readonly maps: readonly FeatureMap[]; readonly whole: Float32Array } {
    this.#net.release(this.#mark);
    const maps = this.#goDown(picture);
    const seen = this.#mean(maps.at(-1) as FeatureMap);
    return { maps, whole: applyDense(this.#whole, seen).map((v) => Math.max(0, v)) };
  }

  #goDown(picture: Raster): FeatureMap[] {
    const net = this.#net;
    const input = net.map(picture.width / 2, picture.height / 2, PIXEL_CHANNELS);
    pixelInput(picture, (column, row, values) => {
      net.floats.set(values, rowAt(input, row) / 4 + column * PIXEL_CHANNELS);
    });
    let from = net.map(input.width, input.height, this.#stem.outputs);
    net.convolve(this.#stem, input, from);
    return this.#down.map(({ halve, rest }) => {
      let map = net.map(from.width / 2, from.height / 2, halve.outputs);
      net.convolve(halve, from, map);
      const between = net.map(map.width, map.height, map.channels);
      net.convolve(rest[0] as PlacedConvolution, map, between);
      if (rest[1]) net.convolve(rest[1], between, map, { add: true });
      else map = between;
      from = map;
      return map;
    });
  }

  #mean({ width, height, channels, ...map }: FeatureMap): Float32Array {
    const { floats } = this.#net;
    return Float32Array.from({ length: channels }, (_, c) => {
      let sum = 0;
      for (let y = 0; y < height; y++) {
        const at = rowAt({ width, height, channels, ...map }, y) / 4 + c;
        for (let x = 0; x < width; x++) sum += floats[at + x * channels] as number;
      }
      return sum / (width * height);
    });
  }

  #addToAll(map: FeatureMap, values: Float32Array): void {
    const { floats } = this.#net;
    const { channels } = map;
    for (let y = 0; y < map.height; y++) {
      const at = rowAt(map, y) / 4;
      for (let k = 0; k < map.width * channels; k++)
        floats[at + k] = (floats[at + k] as number) + (values[k % channels] as number);
    }
  }

  /** Channel k of a square's pixel p is its output 4 k + p. */
  #unfolded(map: FeatureMap): Float32Array {
    const { floats } = this.#net;
    const { width, height } = map;
    const out = new Float32Array(4 * width * height * PIXEL_OUTPUTS);
    for (let y = 0; y < 2 * height; y++) {
      const at = rowAt(map, y >> 1) / 4;
      for (let x = 0; x < 2 * width; x++) {
        const from = at + (x >> 1) * FOLDED + 2 * (y & 1) + (x & 1);
        const to = (y * 2 * width + x) * PIXEL_OUTPUTS;
        for (let k = 0; k < PIXEL_OUTPUTS; k++) out[to + k] = floats[from + 4 * k] as number;
      }
    }
    return out;
  }
}
