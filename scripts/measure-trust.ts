/**
 * How far rules and net are each to be trusted with the kind of a picture: the powers under which what they say together comes closest to
 * the truth of the pictures that `scripts/draw-trust-pictures.ts` drew and of real ones, each set counting half. Prints what belongs into `kind-trust.ts`, and how each does alone.
 * Listed pictures (`trust/listed-pictures.csv`) only measure: nothing is chosen by them.
 *
 *   node scripts/run.mjs scripts/measure-trust.ts [--pictures out/training/trust] [--samples <folder of samples> …] [--listed <folder of checkouts>]
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownKindReader } from '@plumbline/reading/own/own-kind-reader.ts';
import { askWitnesses, type KindWitnesses } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import {
  fuseKinds,
  type KindTrust,
  type Powers,
  learnedOutside,
  mannerOf,
  spaceByNet,
} from '@plumbline/scene/image-kind/fuse-kinds.ts';
import { KIND_TRUST } from '@plumbline/scene/image-kind/kind-trust.ts';
import { guessSpace } from '@plumbline/scene/image-kind/guess-space.ts';
import type { DetectedKind } from '@plumbline/scene/image-kind/image-kind.ts';
import { loadPicture } from './lib/picture-pixels.ts';
import { listedPictures, realPictures } from './trust/real-pictures.ts';

interface Case {
  readonly file: string;
  readonly pen: string;
  readonly kinds: readonly string[];
  readonly space: string;
  readonly said: KindWitnesses;
}

const REAL = 'real';
const LISTED = 'listed';
const QUESTIONS = ['sheets', 'surfaces'] as const;
const RULES_ALONE = { net: 0, rules: 1 };
const KIND_POWERS = [0, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.4, 2];
const POWERS = [0.5, 0.75, 1, 1.4, 2, 3];
const DOUBTS = [0.003, 0.01, 0.03, 0.1];

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: 'out/training/trust' },
    samples: { type: 'string', multiple: true, default: [] },
    listed: { type: 'string' },
  },
});
const reader = ownKindReader();
if (reader === null) throw new Error('the weights of the net are damaged');
const cases: Case[] = [];
for (const file of (await readdir(values.pictures)).filter((name) => name.endsWith('.png')).sort()) {
  const [, pen = '', kinds = '', space = ''] = file.replace('.png', '').split('_');
  cases.push({
    file,
    pen,
    kinds: kinds.split('+'),
    space,
    said: askWitnesses(await loadPicture(join(values.pictures, file)), reader),
  });
}
for (const { file, kinds, space } of await realPictures(values.samples))
  cases.push({ file, pen: REAL, kinds, space, said: askWitnesses(await loadPicture(file), reader) });
const listed: Case[] = [];
for (const { file, kinds, space } of values.listed === undefined ? [] : await listedPictures(values.listed))
  listed.push({ file, pen: LISTED, kinds, space, said: askWitnesses(await loadPicture(file), reader) });

const real = cases.filter(({ pen }) => pen === REAL).length;
/** Of all losses together: drawn and real pictures count half each, however many there are. */
const weightOf = ({ pen }: Case): number =>
  real === 0 ? 1 / cases.length : 0.5 / (pen === REAL ? real : cases.length - real);

function kindLoss(trust: KindTrust): { readonly loss: number; readonly right: number } {
  let [loss, right] = [0, 0];
  for (const each of cases) {
    const { kinds, said } = each;
    if (said.learned === undefined) continue;
    const fused = fuseKinds(said.ranked, mannerOf(said.features), said.learned, trust);
    const share = fused.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { score }) => sum + score, 0);
    loss -= weightOf(each) * Math.log(Math.max(1e-6, share));
    if (kinds.includes(fused[0].kind)) right++;
  }
  return { loss, right: right / cases.length };
}

function sameOfAll(powers: Powers): KindTrust {
  return { sheets: powers, surfaces: powers, doubt: 0.03 };
}

/** From these powers one question after the other, until none is answered better. */
function bestTrust(from: KindTrust): KindTrust {
  const pairs = KIND_POWERS.flatMap((net) => KIND_POWERS.map((rules) => ({ net, rules })));
  const leastLoss = (choices: readonly KindTrust[]): KindTrust =>
    choices.reduce((a, b) => (kindLoss(b).loss < kindLoss(a).loss ? b : a));
  let best = from;
  for (let before: KindTrust | undefined; before !== best; ) {
    before = best;
    for (const question of QUESTIONS)
      best = leastLoss([best, ...pairs.map((powers) => ({ ...best, [question]: powers }))]);
    best = leastLoss([best, ...DOUBTS.map((doubt) => ({ ...best, doubt }))]);
  }
  return best;
}

/** The net by itself, also where it is not heard beside the rules. */
function kindLossOfNet(): { readonly loss: number; readonly right: number } {
  let [loss, right] = [0, 0];
  for (const each of cases) {
    const { kinds, said } = each;
    const shares = Object.entries(said.learned?.kinds ?? {});
    const share = shares.filter(([kind]) => kinds.includes(kind)).reduce((sum, [, own]) => sum + own, 0);
    loss -= weightOf(each) * Math.log(Math.max(1e-6, share));
    if (kinds.includes(shares.reduce((a, b) => (b[1] > a[1] ? b : a))[0])) right++;
  }
  return { loss, right: right / cases.length };
}

/** @param told inside or outside of a picture whose kind is known */
function spaceLoss(told: (said: KindWitnesses, kind: DetectedKind) => ReturnType<typeof spaceByNet>): {
  readonly loss: number;
  readonly right: number;
} {
  let [loss, right, count] = [0, 0, 0];
  for (const { kinds, space, said } of cases) {
    const [first] = said.ranked.filter((candidate) => kinds.includes(candidate.kind));
    if (first === undefined || space === 'plan') continue;
    count++;
    const { space: answer, confidence } = told(said, first.kind);
    loss -= Math.log(answer === space ? confidence : 1 - confidence);
    if (answer === space) right++;
  }
  return { loss: loss / count, right: right / count };
}
const spaceLossOfNet = (trust: number) =>
  spaceLoss(({ features, learned }, kind) =>
    learned === undefined ? guessSpace(features, kind) : spaceByNet(learnedOutside(learned, kind), trust),
  );

const tell = (name: string, { loss, right }: { readonly loss: number; readonly right: number }): void => {
  console.log(`${name}: ${(100 * right).toFixed(1)} % right, loss ${loss.toFixed(3)}`);
};
console.log(`${cases.length} pictures`);
tell('kinds, rules alone', kindLoss(sameOfAll(RULES_ALONE)));
tell('kinds, net alone', kindLossOfNet());
const bestKinds = bestTrust(KIND_TRUST);
tell(`kinds, ${JSON.stringify(bestKinds)}`, kindLoss(bestKinds));
tell(`kinds, as committed ${JSON.stringify(KIND_TRUST)}`, kindLoss(KIND_TRUST));
tell(
  'spaces, rules alone',
  spaceLoss(({ features }, kind) => guessSpace(features, kind)),
);
const bestSpaces = POWERS.reduce((a, b) => (spaceLossOfNet(b).loss < spaceLossOfNet(a).loss ? b : a));
tell(`spaces, net ${bestSpaces}`, spaceLossOfNet(bestSpaces));

const toldBy =
  (trust: KindTrust) =>
  ({ said }: Case): string | undefined =>
    said.learned === undefined
      ? undefined
      : fuseKinds(said.ranked, mannerOf(said.features), said.learned, trust)[0].kind;
const toldByNet = ({ said }: Case): string =>
  Object.entries(said.learned?.kinds ?? {}).reduce((a, b) => (b[1] > a[1] ? b : a))[0];
const all = [...cases, ...listed];
for (const pen of new Set(all.map(({ pen }) => pen))) {
  const own = all.filter((c) => c.pen === pen);
  const right = (told: (c: Case) => string | undefined): number =>
    own.filter((c) => c.kinds.includes(told(c) ?? '')).length;
  if (pen === REAL)
    for (const each of own) {
      const told = toldBy(KIND_TRUST)(each);
      if (!each.kinds.includes(told ?? ''))
        console.log(`  ${each.file}: ${told} instead of ${each.kinds.join(' or ')}`);
    }
  console.log(
    `${pen}: of ${own.length} rules ${right(({ said }) => said.ranked[0].kind)}, net ${right(toldByNet)}, best ${right(toldBy(bestKinds))}, as committed ${right(toldBy(KIND_TRUST))}`,
  );
}
