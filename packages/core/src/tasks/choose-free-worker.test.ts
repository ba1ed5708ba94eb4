import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { expect, test } from 'vitest';
import { chooseFreeWorker } from './choose-free-worker.ts';
import type { WorkerRecord } from './worker-repository.ts';

const engine = (change: Partial<EngineReport> = {}): EngineReport => ({
  ...{ id: 'a', place: 'here', trained: false, reads: 'vocabulary', commit: null, versions: {} },
  ...{ functions: ['indoorRender'], servers: [], detail: null, missing: [], healthy: true, checkedAt: null },
  ...{ models: [], loras: [] },
  ...change,
});
const worker = (workerId: string, change: Partial<WorkerRecord> = {}): WorkerRecord => ({
  ...{ workerId, slots: 2, engines: [engine()], largestSize: null, seenAt: new Date(0) },
  ...change,
});
const WANTED = { function: 'indoorRender', size: 1024, engineId: 'a' } as const;
const choose = (workers: readonly WorkerRecord[], running: Record<string, number>, wanted = {}) =>
  chooseFreeWorker(workers, new Map(Object.entries(running)), { ...WANTED, ...wanted });

test('the one with the fewest tasks, and of equal ones always the same', () => {
  const workers = [worker('c'), worker('b'), worker('a')];
  expect(choose(workers, { a: 1, b: 0, c: 0 })).toBe('b');
  expect(choose(workers, { a: 1, b: 1, c: 1 })).toBe('a');
  expect(choose(workers, { a: 2, b: 2, c: 2 })).toBeUndefined();
});

test('none that is not there at this moment, and nobody while another start gives', () => {
  expect(choose([worker('a'), worker('b')], { b: 1 })).toBe('b');
  expect(chooseFreeWorker([worker('a')], undefined, WANTED)).toBeUndefined();
});

test.each<[string, Partial<WorkerRecord>, object]>([
  ['it has another engine', { engines: [engine({ id: 'b' })] }, {}],
  ['its engine is sick', { engines: [engine({ healthy: false })] }, {}],
  ['its engine cannot do this', { engines: [engine({ functions: ['clean'] })] }, {}],
  ['its memory is not enough', { largestSize: 512 }, {}],
  ['no engine was agreed on', {}, { engineId: null }],
])('not where %s', (_, change, wanted) => {
  expect(choose([worker('a', change)], { a: 0 }, wanted)).toBeUndefined();
});

test('a size of the base’s own is for any memory', () => {
  expect(choose([worker('a', { largestSize: 512 })], { a: 0 }, { size: 0 })).toBe('a');
});
