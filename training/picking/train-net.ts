import { seededRandom } from '@plumbline/imaging/random.ts';
import type { SmallNet } from '@plumbline/imaging/segmentation/small-net.ts';

/** What a net learns from: rows of inputs, what it should answer (0…1) and how much that counts. */
export interface Lesson {
  readonly inputs: number;
  readonly rows: Float32Array;
  readonly answers: Float32Array;
  readonly weights: Float32Array;
}

const BATCH = 512;
const RATE = 4e-3;
const DECAY = 1e-5;
/** Inputs beyond this many standard deviations say no more. */
const FAR = 6;

/** Least cross-entropy by Adam (D. Kingma, J. Ba, 2015) with a cosine schedule; the scale of the inputs goes into the first weights. */
export function trainNet(
  { inputs, rows, answers, weights }: Lesson,
  hidden: number,
  epochs: number,
): SmallNet {
  const count = answers.length;
  const random = seededRandom(1);
  const { mean, spread } = scaleOf(rows, inputs);
  const scaled = rows.map((value, at) => {
    const k = at % inputs;
    return Math.max(-FAR, Math.min(FAR, (value - (mean[k] as number)) / (spread[k] as number)));
  });
  // Of each hidden unit its weights and its bias, then the weights and the bias of the answer.
  const size = hidden * (inputs + 1) + hidden + 1;
  const net = Float64Array.from({ length: size }, (_, at) => {
    if (at >= hidden * (inputs + 1)) return at === size - 1 ? 0 : (2 * random() - 1) * Math.sqrt(3 / hidden);
    return at % (inputs + 1) === inputs ? 0 : (2 * random() - 1) * Math.sqrt(3 / inputs);
  });
  const slope = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const order = Int32Array.from({ length: count }, (_, at) => at);
  const active = new Float64Array(hidden);
  const last = hidden * (inputs + 1);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = count - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / epochs))) / 2 + 1e-5;
    for (let begin = 0; begin + BATCH <= count; begin += BATCH) {
      slope.fill(0);
      for (let k = begin; k < begin + BATCH; k++) {
        const row = order[k] as number;
        const from = row * inputs;
        let answer = net[size - 1] as number;
        for (let unit = 0, at = 0; unit < hidden; unit++) {
          let sum = 0;
          for (let input = 0; input < inputs; input++)
            sum += (net[at++] as number) * (scaled[from + input] as number);
          sum += net[at++] as number;
          active[unit] = Math.max(0, sum);
          answer += (active[unit] as number) * (net[last + unit] as number);
        }
        const off =
          ((1 / (1 + Math.exp(-answer)) - (answers[row] as number)) * (weights[row] as number)) / BATCH;
        slope[size - 1] = (slope[size - 1] as number) + off;
        for (let unit = 0; unit < hidden; unit++) {
          const value = active[unit] as number;
          if (value === 0) continue;
          slope[last + unit] = (slope[last + unit] as number) + off * value;
          const back = off * (net[last + unit] as number);
          const at = unit * (inputs + 1);
          for (let input = 0; input < inputs; input++)
            slope[at + input] = (slope[at + input] as number) + back * (scaled[from + input] as number);
          slope[at + inputs] = (slope[at + inputs] as number) + back;
        }
      }
      step++;
      const [keepFirst, keepSecond] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let at = 0; at < size; at++) {
        const s = (slope[at] as number) + DECAY * (net[at] as number);
        first[at] = 0.9 * (first[at] as number) + 0.1 * s;
        second[at] = 0.999 * (second[at] as number) + 0.001 * s * s;
        net[at] =
          (net[at] as number) -
          (rate * (first[at] as number)) /
            keepFirst /
            (Math.sqrt((second[at] as number) / keepSecond) + 1e-8);
      }
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    const at = unit * (inputs + 1);
    for (let input = 0; input < inputs; input++) {
      net[at + input] = (net[at + input] as number) / (spread[input] as number);
      net[at + inputs] = (net[at + inputs] as number) - (net[at + input] as number) * (mean[input] as number);
    }
  }
  return { inputs, hidden, weights: Array.from(net, (value) => Math.round(1000 * value)) };
}

function scaleOf(rows: Float32Array, inputs: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(inputs);
  const spread = new Float64Array(inputs);
  const count = rows.length / inputs;
  rows.forEach((value, at) => {
    const k = at % inputs;
    mean[k] = (mean[k] as number) + value / count;
  });
  rows.forEach((value, at) => {
    const k = at % inputs;
    spread[k] = (spread[k] as number) + (value - (mean[k] as number)) ** 2 / count;
  });
  return { mean, spread: spread.map((value) => Math.sqrt(value) + 1e-3) };
}
