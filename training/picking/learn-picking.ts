/**
 * Learns what parts a picture and what is a thing, for picking: `node scripts/run.mjs training/picking/learn-picking.ts [scenes]`.
 * Generated scenes as a photograph would show them are joined part by part, and a net learns from what was joined and could have been
 * whether both parts are of one thing; twice, the second time from its own joins. Then a second net learns how much of the thing under
 * a click each node of the tree is. Writes `merge-net.ts` and `node-net.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { chainAbove, measureNode, NODE_MEASURES } from '@plumbline/imaging/segmentation/choose-node.ts';
import { judgeBy, mergeTree, type MergeTree } from '@plumbline/imaging/segmentation/merge-tree.ts';
import { Borders, byContrast, type Judge } from '@plumbline/imaging/segmentation/merging-borders.ts';
import { measurePair, PAIR_MEASURES } from '@plumbline/imaging/segmentation/part-pair.ts';
import { regionFeatures } from '@plumbline/imaging/segmentation/region-features.ts';
import { type RegionGraph, regionGraph } from '@plumbline/imaging/segmentation/region-graph.ts';
import type { SmallNet } from '@plumbline/imaging/segmentation/small-net.ts';
import { superpixels } from '@plumbline/imaging/segmentation/superpixels.ts';
import { knownPictures } from './known-things.ts';
import { type Lesson, trainNet } from './train-net.ts';

/** Other ones than those that picking is measured on. */
const SEED = 100;
const SCENES = Number(process.argv[2] ?? 35);
/** As pictures are analysed. */
const EDGE = 512;
const STEP = 5;
const CLICKS = 3;
const FOLDER = new URL('../../packages/imaging/src/segmentation/', import.meta.url);
const random = seededRandom(5);

interface Known {
  readonly graph: RegionGraph;
  readonly parts: Int32Array;
  readonly things: readonly BitMask[];
}

/** Rows of inputs, an answer and a weight. */
class Notes {
  readonly #values: number[] = [];
  readonly #inputs: number;

  constructor(inputs: number) {
    this.#inputs = inputs;
  }

  write(measures: Float64Array, answer: number, weight: number): void {
    for (const value of measures) this.#values.push(value);
    this.#values.push(answer, weight);
  }

  lesson(): Lesson {
    const wide = this.#inputs + 2;
    const column = (k: number) =>
      Float32Array.from(
        { length: this.#values.length / wide },
        (_, row) => this.#values[row * wide + k] as number,
      );
    const rows = Float32Array.from(this.#values.filter((_, at) => at % wide < this.#inputs));
    return { inputs: this.#inputs, rows, answers: column(this.#inputs), weights: column(this.#inputs + 1) };
  }
}

const pictures: Known[] = [];
for await (const { picture, photo, parts, things } of knownPictures(SCENES, SEED, EDGE)) {
  pictures.push(describe(picture, parts, things), describe(photo, parts, things));
  console.log(`${pictures.length / 2} of ${SCENES} scenes`);
}
const pairs = new Notes(PAIR_MEASURES);
for (const known of pictures) noteJoins(known, byContrast, pairs);
let mergeNet = trainNet(pairs.lesson(), 20, 12);
for (const known of pictures) noteJoins(known, judgeBy(mergeNet), pairs);
mergeNet = trainNet(pairs.lesson(), 24, 16);
const nodes = new Notes(NODE_MEASURES);
for (const known of pictures) noteNodes(known, mergeTree(known.graph, judgeBy(mergeNet)), nodes);
await write(
  'merge-net.ts',
  'MERGE_NET',
  'How unlike two parts of a picture are, see `measurePair`',
  mergeNet,
);
await write(
  'node-net.ts',
  'NODE_NET',
  'How much of a thing a node is, see `measureNode`',
  trainNet(nodes.lesson(), 24, 12),
);

function describe(picture: Raster, parts: Int32Array, things: readonly BitMask[]): Known {
  const features = regionFeatures(picture);
  return { graph: regionGraph(superpixels(features.gradient, STEP), features), parts, things };
}

/** Joins all parts as the judge says, and notes of each join, and of some that were weighed, whether both parts are one thing's. */
function noteJoins({ graph, parts }: Known, judge: Judge, notes: Notes): void {
  const votes = Array.from(graph.area, () => new Map<number, number>());
  parts.forEach((part, i) =>
    vote(votes[(graph.regions.data[i] as number) - 1] as Map<number, number>, part, 1),
  );
  const most = votes.map(winner);
  const seen: { area?: Float64Array } = {};
  const note = (measures: Float64Array, p: number, q: number, share: number): void => {
    const small = Math.min(seen.area?.[p] ?? 0, seen.area?.[q] ?? 0);
    const [one, other] = [most[p], most[q]];
    if (random() > share * Math.min(1, small / 300) || !one || !other) return;
    notes.write(measures, one === other ? 0 : 1, 1);
  };
  const borders = new Borders(graph, (measures, p, q) => {
    note(measures, p, q, 0.05);
    return judge(measures, p, q);
  });
  seen.area = borders.parts.area;
  const measures = new Float64Array(PAIR_MEASURES);
  for (let edge = borders.takeWeakest(); edge >= 0; edge = borders.takeWeakest()) {
    const [p, q] = borders.ends(edge);
    measurePair(borders.parts, borders.sums, p, q, edge, parts.length, measures);
    note(measures, p, q, 1);
    const kept = borders.join(edge);
    const into = votes[kept] as Map<number, number>;
    for (const [part, count] of votes[kept === p ? q : p] ?? []) vote(into, part, count);
    most[kept] = winner(into);
  }
}

function vote(votes: Map<number, number>, part: number, count: number): void {
  votes.set(part, (votes.get(part) ?? 0) + count);
}

/** Of which component most of it is; undefined where that is hardly more than half. */
function winner(votes: Map<number, number>): number | undefined {
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return [...votes].find(([, count]) => count > 0.6 * total)?.[0];
}

/** Notes of every node above a click on a thing how far it is that thing: intersection over union. */
function noteNodes({ graph, things }: Known, tree: MergeTree, notes: Notes): void {
  const { width, height, data } = graph.regions;
  const measures = new Float64Array(NODE_MEASURES);
  for (const { data: truth } of things) {
    const area = truth.reduce((sum, value) => sum + value, 0);
    const inside = new Float64Array(tree.nodes);
    truth.forEach((value, i) => {
      const leaf = (data[i] as number) - 1;
      inside[leaf] = (inside[leaf] as number) + value;
    });
    for (let node = tree.leaves; node < tree.nodes; node++)
      for (const part of [tree.left[node] as number, tree.right[node] as number])
        inside[node] = (inside[node] as number) + (inside[part] as number);
    const depth = distanceTransform({ width, height, data: truth.map((value) => 1 - value) }).data;
    const deepest = depth.reduce((best, value, i) => (value > (depth[best] as number) ? i : best), 0);
    const clicks = [deepest];
    for (let tries = 0; clicks.length < CLICKS && tries < 400; tries++) {
      const i = Math.floor(random() * truth.length);
      if ((depth[i] as number) > 0.35 * (depth[deepest] as number)) clicks.push(i);
    }
    for (const at of clicks) {
      const chain = chainAbove(tree, (data[at] as number) - 1);
      const place = { x: at % width, y: Math.floor(at / width) };
      chain.forEach((node, k) => {
        const common = inside[node] as number;
        const share = common / ((tree.area[node] as number) + area - common);
        measureNode(tree, node, chain[k - 1] ?? -1, place, measures);
        if ((tree.area[node] as number) >= 60 || random() > 0.7)
          notes.write(measures, share, (0.3 + share) / clicks.length);
      });
    }
  }
}

async function write(file: string, name: string, what: string, net: SmallNet): Promise<void> {
  const text = `import type { SmallNet } from './small-net.ts';\n\n/** ${what}; written by \`training/picking/learn-picking.ts\`. */\nexport const ${name}: SmallNet = ${JSON.stringify(net)};\n`;
  await writeFile(new URL(file, FOLDER), text);
}
