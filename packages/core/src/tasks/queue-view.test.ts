import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { type AbleWorker, placeIn, type QueueView, type WaitingWork } from './queue-view.ts';

const worker = (workerId: string, id: string, slots = 1, largestSize: number | null = null): AbleWorker => ({
  workerId,
  slots,
  largestSize,
  engines: [{ id, functions: ['indoorRender'] }],
});
const work = (engine: string, tasks: number, size = 768): WaitingWork => ({
  function: 'indoorRender',
  size,
  engine,
  tasks,
  pictures: tasks,
});
const waiting = (userId: string, score: number, ...all: WaitingWork[]) => ({
  userId,
  score,
  step: 600,
  work: all,
});
const view = (change: Partial<QueueView>): QueueView => ({
  people: [],
  running: [],
  workers: [worker('a', 'builtin')],
  seconds: ({ engine }) => (engine === 'comfyui' ? 90 : 10),
  ...change,
});
const task = (engine: string, size: 768 | 3840 = 768): Parameters<typeof placeIn>[1] => ({
  userId: 'me',
  state: 'queued',
  request: renderRequestSchema.parse({ function: 'indoorRender', count: 1, size, seed: 1, engine }),
  engineTerms: null,
  progress: 0,
});

test('a slow engine’s tasks are told the slow engine’s time', () => {
  const workers = [worker('a', 'builtin'), worker('b', 'comfyui')];
  const people = [waiting('me', 100, work('comfyui', 1)), waiting('other', 50, work('comfyui', 2))];
  const place = placeIn(view({ workers, people }), task('comfyui'), []);
  expect(place).toMatchObject({ ownSeconds: 90, slots: 1, ahead: 1, peopleAhead: 1, secondsAhead: 90 });
});

test('what only others can do is nothing to wait for', () => {
  const workers = [worker('a', 'builtin'), worker('b', 'comfyui')];
  const people = [waiting('me', 100, work('builtin', 1)), waiting('other', 50, work('comfyui', 2))];
  const running = [{ ...work('comfyui', 1), userId: 'other', heldBy: 'b' }];
  expect(placeIn(view({ workers, people, running }), task('builtin'), [])).toMatchObject({
    ahead: 0,
    peopleAhead: 0,
    secondsAhead: 0,
  });
});

test('what others can do as well counts by the part of the places', () => {
  const workers = [worker('small', 'builtin', 3, 2048), worker('large', 'builtin', 1)];
  const people = [waiting('me', 700, work('builtin', 1, 3840)), waiting('other', 50, work('builtin', 2))];
  const place = placeIn(view({ workers, people }), task('builtin', 3840), []);
  // Two of another, a quarter of each by the one worker that is large enough.
  expect(place).toMatchObject({ slots: 1, ahead: 0.5, secondsAhead: 5 });
});

test('an engine that nobody has is everybody’s, and a size that nobody can do is nobody’s', () => {
  expect(placeIn(view({}), task('gone'), []).slots).toBe(1);
  const workers = [worker('small', 'builtin', 3, 2048)];
  const people = [waiting('other', 50, work('builtin', 2))];
  expect(placeIn(view({ workers, people }), task('builtin', 3840), [])).toMatchObject({ slots: 0, ahead: 2 });
});

test('everybody’s tasks stand a step apart, one’s own before it included', () => {
  const people = [waiting('me', 100, work('builtin', 3)), waiting('other', 50, work('builtin', 9))];
  const at = (own: number) =>
    placeIn(view({ people }), task('builtin'), own === 0 ? [] : [work('builtin', own)]).ahead;
  expect([at(0), at(1), at(2)]).toEqual([1, 3, 5]);
});
