import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { ManualClock, settle } from '../testing/manual-clock.ts';
import { MemoryPictures, MemoryStore } from '../testing/memory-ports.ts';
import { type Made, type QueueEntry, RenderQueue } from './render-queue.ts';

const BASE = {
  settings: DEFAULT_SETTINGS.render,
  mime: 'image/jpeg',
  width: 800,
  height: 600,
  seed: null,
} as const;
const PICTURE = Uint8Array.from([0xff, 0xd8, 1]);

let server: FakeServer;
let clock: ManualClock;
let store: MemoryStore;
let pictures: MemoryPictures;
let made: Made[];
let failed: (string | undefined)[];
let phases: string[];
let ids = 0;

function newQueue(engine?: string): RenderQueue {
  return new RenderQueue({
    server,
    store,
    pictures,
    clock,
    engine: () => engine,
    newId: () => `r${++ids}`,
    onEntries: () => undefined,
    onPhase: (_entry, { phase }) => phases.push(phase),
    onMade: (each) => Promise.resolve(void made.push(each)),
    onFailed: (_entry, { code }) => failed.push(code),
    onError: () => undefined,
  });
}

beforeEach(() => {
  server = new FakeServer();
  clock = new ManualClock();
  store = new MemoryStore();
  pictures = new MemoryPictures();
  made = [];
  failed = [];
  phases = [];
  ids = 0;
});

function stored(): QueueEntry[] {
  return (JSON.parse(store.documents.get('queue') ?? '{"entries":[]}') as { entries: QueueEntry[] }).entries;
}

describe('a render', () => {
  test('is uploaded, started, followed and fetched, and leaves nothing behind', async () => {
    server.course = [
      { state: 'queued', queue_num: 2, waitSeconds: 20 },
      { state: 'running', progress: 0, engine: { id: 'comfyui', version: '1' } },
      { state: 'running', progress: 0.5 },
      { state: 'done' },
    ];
    const queue = newQueue();
    queue.resume();
    await queue.add(PICTURE, BASE);
    await clock.move(10_000);
    expect(phases).toEqual(['setting-up', 'queued', 'loading-model', 'generating']);
    expect(made.map(({ bytes }) => bytes.length)).toEqual([5]);
    expect(server.tasks.get('task2')).toEqual({
      function: 'architecturalRender',
      upload_img: 'image1',
      size: 512,
      similarity: 0.8,
    });
    expect([queue.entries.length, stored().length, pictures.files.size]).toEqual([0, 0, 0]);
  });

  test('asks for the engine that was chosen', async () => {
    const queue = newQueue('comfyui');
    queue.resume();
    await queue.add(PICTURE, { ...BASE, settings: { ...BASE.settings, styleId: 's1', prompt: ' brick ' } });
    await clock.move(5000);
    expect(server.tasks.get('task2')).toMatchObject({
      engine: 'comfyui',
      classifyId3: 's1',
      promptTxt: 'brick',
    });
  });

  test('several are made in the order they were asked for', async () => {
    const queue = newQueue();
    await queue.add(PICTURE, BASE);
    await queue.add(PICTURE, BASE);
    queue.resume();
    await clock.move(10_000);
    expect(made.map(({ entry }) => entry.id)).toEqual(['r1', 'r2']);
  });
});

describe('without a network', () => {
  test('it waits on the disk and goes on by itself, with one task for each', async () => {
    const queue = newQueue();
    queue.resume();
    server.refuse('upload', 'NETWORK_ERROR', 'GATEWAY_TIMEOUT');
    await queue.add(PICTURE, BASE);
    await settle();
    expect([made.length, stored().length, failed]).toEqual([0, 1, []]);
    await clock.move(1000);
    expect(made).toEqual([]);
    await clock.move(2000 + 700);
    expect(made).toHaveLength(1);
  });

  test('an answer that was lost starts no second task', async () => {
    const queue = newQueue();
    queue.resume();
    // The start arrived and its answer did not: the fake notes the key before it is asked again.
    server.course = [{ state: 'done' }];
    server.refuse('task', 'NETWORK_ERROR');
    await queue.add(PICTURE, BASE);
    await clock.move(10_000);
    expect(made).toHaveLength(1);
    expect(server.calls.filter((name) => name === 'startTask')).toHaveLength(1);
    expect(server.calls.filter((name) => name === 'upload')).toHaveLength(1);
  });

  test('pauses grow and stay at half a minute', async () => {
    const queue = newQueue();
    queue.resume();
    server.refuse('upload', ...Array.from({ length: 40 }, () => 'NETWORK_ERROR' as const));
    await queue.add(PICTURE, BASE);
    await clock.move(600_000);
    const tries = server.calls.filter((name) => name === 'upload').length;
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(30);
  });
});

describe('a crash', () => {
  test.each(['upload', 'startTask', 'task', 'file'] as const)(
    'before %s answers loses nothing',
    async (step) => {
      const before = newQueue();
      before.resume();
      // The process is gone: what it waits for never comes.
      const answers = server[step].bind(server) as () => Promise<never>;
      Object.assign(server, { [step]: () => new Promise(() => undefined) });
      await before.add(PICTURE, BASE);
      await clock.move(5000);
      expect(made).toEqual([]);
      Object.assign(server, { [step]: answers });
      const after = newQueue();
      await after.load();
      expect(after.entries).toHaveLength(1);
      after.resume();
      await clock.move(10_000);
      expect(made).toHaveLength(1);
      expect(server.tasks.size).toBe(1);
      expect([stored().length, pictures.files.size]).toEqual([0, 0]);
    },
  );

  test('a damaged list is an empty one', async () => {
    store.documents.set('queue', JSON.stringify({ schema: 1, entries: [{ id: 'x' }] }));
    const queue = newQueue();
    await queue.load();
    expect(queue.entries).toEqual([]);
  });
});

describe('what fails', () => {
  test('is kept with its reason, lets the next go on, and can be tried again under new keys', async () => {
    const queue = newQueue();
    server.refuse('startTask', 'NOT_ENOUGH_TICKETS');
    await queue.add(PICTURE, BASE);
    await queue.add(PICTURE, BASE);
    queue.resume();
    await clock.move(10_000);
    expect([failed, made.map(({ entry }) => entry.id)]).toEqual([['NOT_ENOUGH_TICKETS'], ['r2']]);
    expect(queue.entries.map(({ id, failure }) => [id, failure?.code])).toEqual([
      ['r1', 'NOT_ENOUGH_TICKETS'],
    ]);
    await queue.retry('r1');
    await clock.move(10_000);
    expect(made.map(({ entry }) => entry.id)).toEqual(['r2', 'r1']);
  });

  test('graphics memory that ran out gets the advice', async () => {
    server.course = [{ state: 'failed', error: { code: 'ENGINE_OUT_OF_MEMORY', message: 'CUDA' } }];
    const queue = newQueue('comfyui');
    queue.resume();
    await queue.add(PICTURE, BASE);
    await clock.move(1000);
    expect(failed).toEqual(['GRAPHICS_MEMORY_OVERFLOW']);
  });

  test('a task that is gone, a picture that is lost, an upload that failed', async () => {
    const queue = newQueue();
    queue.resume();
    server.refuse('task', 'NOT_FOUND');
    await queue.add(PICTURE, BASE);
    await clock.move(1000);
    server.refuse('upload', 'UPLOAD_FAILED');
    await queue.add(PICTURE, BASE);
    await clock.move(1000);
    queue.pause();
    await queue.add(PICTURE, BASE);
    pictures.files.delete('r3');
    queue.resume();
    await clock.move(1000);
    expect(failed).toEqual(['TASK_FETCH_FAILED', 'DESKTOP_UPLOAD_FAILED', 'FILE_LOAD_FAILED']);
  });

  test('a session that ended waits for the next sign-in, and fails nothing', async () => {
    const queue = newQueue();
    queue.resume();
    server.refuse('upload', 'LOGGED_IN_ELSEWHERE');
    await queue.add(PICTURE, BASE);
    await clock.move(120_000);
    expect([failed, made.length, queue.entries.length]).toEqual([[], 0, 1]);
    queue.resume();
    await clock.move(5000);
    expect(made).toHaveLength(1);
  });
});

test('stopping cancels the task and takes it out', async () => {
  server.course = [{ state: 'running', progress: 0.2 }];
  const queue = newQueue();
  queue.resume();
  const { id } = await queue.add(PICTURE, BASE);
  await clock.move(2000);
  await queue.stop(id);
  await clock.move(5000);
  expect([server.calls.includes('cancelTask'), queue.entries.length, made.length, failed]).toEqual([
    true,
    0,
    0,
    [],
  ]);
});
