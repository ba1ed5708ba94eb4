import type { FeatureMap } from '../net/feature-map.ts';
import { rowAt } from '../net/feature-map.ts';
import { NetMemory, type PlacedConvolution } from '../net/net-memory.ts';
import { applyDense } from '../net/apply-dense.ts';
import { type Dense, type WeightFile, WeightReader } from '../net/weight-reader.ts';
import { KIND_CHANNELS, KIND_SIDE } from './kind-input.ts';
import { LEARNED_KINDS, LEARNED_SPACES, LEARNED_TURNS, LEARNED_VIEWS } from './kind-names.ts';

const MEMORY = 8 << 20;
const WIDTHS = [16, 32, 64, 128] as const;
/** Logits of the whole picture, side by side. */
export const HEAD_OUTPUTS =
  LEARNED_KINDS.length + LEARNED_SPACES.length + LEARNED_VIEWS.length + LEARNED_TURNS.length;

interface Step {
  readonly layer: PlacedConvolution;
  readonly from: FeatureMap;
  readonly to: FeatureMap;
  readonly add: boolean;
}

/** The net of kinds (`training/reading/learning/kind_net.py`), ready to run. */
export class KindNet {
  readonly #net = new NetMemory(MEMORY);
  readonly #input: FeatureMap;
  readonly #last: FeatureMap;
  readonly #steps: Step[] = [];
  readonly #hidden: Dense;
  readonly #heads: Dense;

  /** @throws DamagedWeights */
  constructor(file: WeightFile) {
    const weights = new WeightReader(file);
    const [a, b, c, d] = WIDTHS;
    this.#input = this.#net.map(KIND_SIDE, KIND_SIDE, KIND_CHANNELS);
    const halve = (from: FeatureMap, channels: number): FeatureMap => {
      const to = this.#net.map(from.width / 2, from.height / 2, channels);
      this.#steps.push({
        layer: this.#net.place(weights.convolution(from.channels, channels, 2)),
        from,
        to,
        add: false,
      });
      return to;
    };
    const refine = (map: FeatureMap): FeatureMap => {
      const between = this.#net.map(map.width, map.height, map.channels);
      const next = (): PlacedConvolution =>
        this.#net.place(weights.convolution(map.channels, map.channels, 1));
      this.#steps.push({ layer: next(), from: map, to: between, add: false });
      this.#steps.push({ layer: next(), from: between, to: map, add: true });
      return map;
    };
    this.#last = refine(halve(refine(halve(refine(halve(halve(this.#input, a), b)), c)), d));
    this.#hidden = weights.dense(2 * d + 1, d);
    this.#heads = weights.dense(d, HEAD_OUTPUTS);
    weights.end();
  }

  /** @param seen see `kindInput`. @param aspect width to height of the picture. @returns logits of the whole picture, side by side */
  run(seen: Uint8Array, aspect: number): Float32Array {
    const { floats } = this.#net;
    const row = KIND_SIDE * KIND_CHANNELS;
    for (let y = 0; y < KIND_SIDE; y++) {
      const at = rowAt(this.#input, y) / 4;
      for (let k = 0; k < row; k++) floats[at + k] = (seen[y * row + k] as number) / 64 - 2;
    }
    for (const { layer, from, to, add } of this.#steps) this.#net.convolve(layer, from, to, { add });
    return applyDense(
      this.#heads,
      applyDense(this.#hidden, this.#pool(aspect)).map((v) => Math.max(0, v)),
    );
  }

  /** Mean and greatest value of each channel, and the logarithm of the aspect. */
  #pool(aspect: number): Float32Array {
    const { floats } = this.#net;
    const { width, height, channels } = this.#last;
    const out = new Float32Array(2 * channels + 1);
    for (let c = 0; c < channels; c++) {
      let sum = 0;
      let most = 0;
      for (let y = 0; y < height; y++) {
        const at = rowAt(this.#last, y) / 4 + c;
        for (let x = 0; x < width; x++) {
          const value = floats[at + x * channels] as number;
          sum += value;
          if (value > most) most = value;
        }
      }
      out[c] = sum / (width * height);
      out[channels + c] = most;
    }
    // A 64th, as the net learned it; the logarithm of other machines may end in another bit.
    out[2 * channels] = Math.round(64 * Math.log2(aspect)) / 64;
    return out;
  }
}
