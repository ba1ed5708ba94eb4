/**
 * Readings of the labelled pictures side by side: rules alone, the net of kinds alone, all as the product hears them, the net of pixels alone. Nothing may be tuned to it.
 *
 *   PLUMBLINE_JUDGE_PICTURES=<folder of the samples> node scripts/run.mjs training/judge/measure.ts
 */
import type { Raster } from '@plumbline/imaging/raster.ts';
import { ownKindReader } from '@plumbline/reading/own/own-kind-reader.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import { askWitnesses, detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import { readPlanScene } from '@plumbline/scene/pictures/read-plan-scene.ts';
import { readScene } from '@plumbline/scene/pictures/read-scene.ts';
import sharp from 'sharp';
import { judgedPixels } from './judged-pixels.ts';
import { judgedKind, judgedScene, type JudgedWhole, judgedWhole } from './judged-scene.ts';
import { picturePath } from './picture-path.ts';
import { readLabels } from './read-labels.ts';
import { type JudgedReading, type ReadingScore, scoreReading, type Tally } from './score-reading.ts';

const WITNESSES = ['rules', 'net', 'both', 'pixels'] as const;
type Witness = (typeof WITNESSES)[number];

const scores: Readonly<Record<Witness, ReadingScore[]>> = { rules: [], net: [], both: [], pixels: [] };
for (const [name, label] of await readLabels()) {
  const picture = await load(picturePath(label.file));
  const told: string[] = [];
  for (const witness of WITNESSES) {
    const reading = readBy(witness, picture);
    const score = scoreReading(label, reading);
    scores[witness].push(score);
    told.push(
      `${reading.kind}${score.whole.kind ? '' : ' ✗'} ${reading.space}${score.whole.space ? '' : ' ✗'} ${tally(score.class)} ${tally(score.facing)}`,
    );
  }
  console.log(`${name}: ${told.join(' | ')}`);
}
for (const witness of WITNESSES) console.log(`${witness}: ${tell(scores[witness])}`);

function readBy(witness: Witness, picture: Raster): JudgedReading {
  if (witness === 'net') {
    const { learned } = askWitnesses(picture, ownKindReader());
    if (learned === undefined) throw new Error('the weights of the net are damaged');
    return judgedWhole(wholeOf(learned));
  }
  if (witness === 'pixels') return readPixels(picture);
  const detected = witness === 'rules' ? detectImageKind(picture, null) : detectImageKind(picture);
  const whole = judgedKind(detected);
  try {
    if (whole.space === 'plan' || whole.space === 'site')
      return judgedScene(readPlanScene(picture, { kind: detected.kind, space: 'plan' }), whole);
    return judgedScene(readScene(picture, detected).scene, whole);
  } catch (error) {
    if (error instanceof SceneRefusal) return judgedWhole(whole);
    throw error;
  }
}

function readPixels(picture: Raster): JudgedReading {
  const reader = ownPixelReader();
  if (reader === null) throw new Error('the weights of the net are damaged');
  const reading = reader.read(picture);
  return judgedPixels(reading, picture.width, picture.height, wholeOf(reading.whole));
}

function wholeOf({ kinds, spaces, views, turns }: LearnedKindReading): JudgedWhole {
  return {
    kind: likeliest(kinds),
    space: likeliest(spaces),
    view: likeliest(views),
    turn: Number(likeliest(turns)) as 0,
  };
}

function likeliest<Name extends string | number>(shares: Readonly<Record<Name, number>>): Name {
  return (Object.entries(shares) as [Name, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

function tally({ hits, of }: Tally): string {
  return `${hits}/${of}`;
}

function tell(all: readonly ReadingScore[]): string {
  const share = (tallies: readonly Tally[]): string => {
    const [hits, of] = [sum(tallies.map((t) => t.hits)), sum(tallies.map((t) => t.of))];
    return `${hits} of ${of}`;
  };
  const whole = (asked: keyof ReadingScore['whole']): number =>
    all.filter((score) => score.whole[asked]).length;
  return [
    ...(['kind', 'space', 'view', 'turn'] as const).map(
      (asked) => `${asked} ${whole(asked)} of ${all.length}`,
    ),
    `class ${share(all.map((score) => score.class))}`,
    `coarse ${share(all.map((score) => score.coarse))}`,
    `facing ${share(all.map((score) => score.facing))}`,
    `axes ${sum(all.map(({ camera }) => camera.agreeing))} of ${sum(all.map(({ camera }) => camera.of))}`,
  ].join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

async function load(file: string): Promise<Raster> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}
