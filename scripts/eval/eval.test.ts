import type { Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import { compareRuns } from './compare-runs.ts';
import { readEvalOptions } from './eval-options.ts';
import type { CaseResult, EvalReport } from './eval-report.ts';
import { makeCopies } from './make-copies.ts';
import { measureChange } from './measure-change.ts';
import { planCases } from './plan-cases.ts';
import { countSame, medianStages, summarise } from './summarise.ts';

const flat = (value: number, width = 40, height = 30): Raster => ({
  width,
  height,
  channels: 3,
  data: new Uint8ClampedArray(width * height * 3).fill(value),
});
const FOLDERS = ['--in', 'a', '--out', 'b'];

const result = (change: Partial<CaseResult> = {}): CaseResult => ({
  picture: 'house',
  function: 'architecturalRender',
  role: 'plain',
  label: 'sunny modern',
  image: 'x.png',
  hash: 'h',
  fidelity: { score: 0.9, added: 0.01 },
  change: { median: 14, p90: 30 },
  effect: null,
  confidence: 1,
  milliseconds: 1000,
  timings: { ink: 100 },
  notes: [],
  error: null,
  ...change,
});
const report = (cases: readonly CaseResult[]): EvalReport => ({
  schema: 1,
  sources: 'v',
  settings: {},
  unreadable: [],
  cases,
  summary: [],
  determinism: { repeated: 0, same: 0 },
  stages: {},
  peakMemoryMb: 1,
});

describe('options', () => {
  test('a mistake is named', () => {
    expect(() => readEvalOptions([])).toThrow('npm run eval');
    expect(() => readEvalOptions([...FOLDERS, '--styles', 'rococo'])).toThrow('rococo');
    expect(() => readEvalOptions([...FOLDERS, '--functions', 'fly'])).toThrow('fly');
    expect(() => readEvalOptions([...FOLDERS, '--size', '9'])).toThrow('512 or 768');
  });
});

describe('cases', () => {
  test('each atmosphere, style and end of an option has one, and the plain case runs twice', () => {
    const options = readEvalOptions([
      ...FOLDERS,
      '--functions',
      'architecturalXitu',
      '--styles',
      'modern,cream',
    ]);
    const labels = planCases(flat(200), options).map(({ label }) => label);
    expect(labels).toContain('sunny modern');
    expect(labels).toContain('dusk');
    expect(labels).toContain('cream');
    expect(labels).toContain('washWeight 0');
    expect(labels).toContain('washWeight 1');
    expect(labels.at(-1)).toBe('again');
  });

  test('without probes there are none', () => {
    const options = readEvalOptions([...FOLDERS, '--no-probes', '--functions', 'lockImg']);
    expect(planCases(flat(200), options).some(({ role }) => role === 'option')).toBe(false);
  });
});

test('the copies are mirrored, cropped, rescaled and degraded', async () => {
  const copies = await makeCopies(flat(128, 100, 50));
  const sizes = Object.fromEntries(copies.map(({ suffix, picture }) => [suffix, picture.width]));
  expect(sizes).toEqual({ mirrored: 100, cropped: 84, half: 50, enlarged: 160, jpeg: 100 });
});

test('change is a colour difference: none to itself, that of the greys between two greys', () => {
  expect(measureChange(flat(90), flat(90)).median).toBe(0);
  expect(measureChange(flat(0), flat(255)).median).toBeCloseTo(100, 1);
});

test('a summary has the weakest and the middle of each case', () => {
  const [line] = summarise([
    result({ fidelity: { score: 0.8, added: 0.02 }, milliseconds: 3000 }),
    result(),
    result({ fidelity: null, error: 'NOT_A_PLAN', change: null }),
  ]);
  expect(line).toMatchObject({ count: 3, failed: 1, keptMin: 0.8, addedMax: 0.02, msMax: 3000 });
});

test('determinism compares the repeated case with its plain one', () => {
  const repeat = result({ role: 'repeat', label: 'again' });
  expect(countSame([result(), repeat])).toEqual({ repeated: 1, same: 1 });
  expect(countSame([result({ hash: 'other' }), repeat])).toEqual({ repeated: 1, same: 0 });
});

test('stages have the median of the cases that had them', () => {
  expect(medianStages([result(), result({ timings: { ink: 300, cells: 5 } })])).toEqual({
    ink: 200,
    cells: 5,
  });
});

test('against an earlier run the largest loss comes first, and the same pixels are said to be', () => {
  const before = report([result(), result({ label: 'dusk', hash: 'd' })]);
  const now = report([
    result(),
    result({ label: 'dusk', hash: 'e', fidelity: { score: 0.7, added: 0.03 }, milliseconds: 2000 }),
    result({ label: 'new one' }),
  ]);
  const changes = compareRuns(now, before);
  expect(changes.map(({ label }) => label)).toEqual(['dusk', 'sunny modern']);
  expect(changes[0]).toMatchObject({ samePixels: false, time: 2 });
  expect(changes[0]?.kept).toBeCloseTo(-0.2);
  expect(changes[1]?.samePixels).toBe(true);
});
