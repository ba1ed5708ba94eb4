import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Samples of a picture, channel beside channel. */
export interface Tensor {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

interface LayerSpec {
  readonly class_name: string;
  readonly name: string;
  readonly config: { readonly size?: readonly number[]; readonly interpolation?: string };
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

interface ModelFile {
  readonly modelTopology: {
    readonly model_config: { readonly config: { readonly layers: readonly LayerSpec[] } };
  };
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

/** A model in the layers format of TensorFlow.js, of the few kinds of layers that enlargers are made of. */
export class LayersModel {
  readonly #layers: readonly LayerSpec[];
  readonly #weights = new Map<string, { readonly shape: readonly number[]; readonly data: Float32Array }>();

  constructor(path: string) {
    const file = JSON.parse(readFileSync(path, 'utf8')) as ModelFile;
    this.#layers = file.modelTopology.model_config.config.layers;
    for (const { paths, weights } of file.weightsManifest) {
      const bytes = Buffer.concat(paths.map((name) => readFileSync(join(dirname(path), name))));
      const values = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      );
      let at = 0;
      for (const { name, shape } of weights) {
        const size = shape.reduce((product, length) => product * length, 1);
        this.#weights.set(name, { shape, data: values.subarray(at, at + size) });
        at += size;
      }
    }
  }

  run(input: Tensor): Tensor {
    const made = new Map<string, Tensor>();
    let last = input;
    for (const { class_name: kind, name, config, inbound_nodes } of this.#layers) {
      const inputs = (inbound_nodes[0] ?? []).map(([from]) => made.get(from) as Tensor);
      last = kind === 'InputLayer' ? input : this.#apply(kind, name, config, inputs);
      made.set(name, last);
    }
    return last;
  }

  #apply(kind: string, name: string, config: LayerSpec['config'], inputs: readonly Tensor[]): Tensor {
    const [first] = inputs as [Tensor];
    if (kind === 'Conv2D') return this.#convolve(first, name);
    if (kind === 'Activation') return { ...first, data: first.data.map((value) => Math.max(0, value)) };
    if (kind === 'Add')
      return { ...first, data: first.data.map((value, at) => value + (inputs[1]?.data[at] as number)) };
    if (kind === 'Concatenate') return concatenate(inputs);
    if (kind === 'UpSampling2D')
      return repeat(first, config.size?.[0] ?? 2, config.interpolation ?? 'nearest');
    throw new Error(`no layer ${kind}`);
  }

  /** Zeros around the picture. */
  #convolve({ width, height, channels, data }: Tensor, name: string): Tensor {
    const kernel = this.#weights.get(`${name}/kernel`);
    const bias = this.#weights.get(`${name}/bias`);
    if (!kernel || !bias) throw new Error(`no weights of ${name}`);
    const [rows = 1, columns = 1, , filters = 1] = kernel.shape;
    const out = new Float32Array(width * height * filters);
    const sums = new Float64Array(filters);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        sums.set(bias.data);
        for (let ky = 0; ky < rows; ky += 1) {
          const py = y + ky - (rows >> 1);
          if (py < 0 || py >= height) continue;
          for (let kx = 0; kx < columns; kx += 1) {
            const px = x + kx - (columns >> 1);
            if (px < 0 || px >= width) continue;
            const from = (py * width + px) * channels;
            let weight = (ky * columns + kx) * channels * filters;
            for (let c = 0; c < channels; c += 1) {
              const value = data[from + c] as number;
              for (let f = 0; f < filters; f += 1, weight += 1)
                sums[f] = (sums[f] as number) + value * (kernel.data[weight] as number);
            }
          }
        }
        out.set(sums, (y * width + x) * filters);
      }
    return { width, height, channels: filters, data: out };
  }
}

function concatenate(inputs: readonly Tensor[]): Tensor {
  const [first] = inputs as [Tensor];
  const channels = inputs.reduce((sum, input) => sum + input.channels, 0);
  const data = new Float32Array(first.width * first.height * channels);
  for (let pixel = 0; pixel < first.width * first.height; pixel += 1) {
    let at = pixel * channels;
    for (const input of inputs)
      for (let c = 0; c < input.channels; c += 1, at += 1)
        data[at] = input.data[pixel * input.channels + c] as number;
  }
  return { ...first, channels, data };
}

function repeat({ width, height, channels, data }: Tensor, times: number, interpolation: string): Tensor {
  if (interpolation !== 'nearest') throw new Error(`no ${interpolation} interpolation`);
  const out = new Float32Array(width * times * height * times * channels);
  for (let y = 0; y < height * times; y += 1)
    for (let x = 0; x < width * times; x += 1) {
      const from = (Math.floor(y / times) * width + Math.floor(x / times)) * channels;
      out.set(data.subarray(from, from + channels), (y * width * times + x) * channels);
    }
  return { width: width * times, height: height * times, channels, data: out };
}
