import { type EngineSight, engineSightSchema } from '@plumbline/contract/api/engine-sights.ts';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { EngineInput } from '@plumbline/core/ports/image-engine.ts';
import { expect, test } from 'vitest';
import { createSightWriter, dataOf } from './sight-writer.ts';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const server = { server: 'gpu-1:8188', place: 'network' as const, models: ['sd15'] };

function writerTo(addSight: (taskId: string, sight: EngineSight) => Promise<void>) {
  const database = { tasks: { addSight } } as Pick<Database, 'tasks'>;
  return createSightWriter({ database, clock }, { taskId: 't', variant: 1, engine: 'comfyui' });
}

test('each time that data goes out is a line of its own, in its order', async () => {
  const lines: EngineSight[] = [];
  const writer = writerTo(async (_task, sight) => void lines.push(engineSightSchema.parse(sight)));
  writer.note({ ...server, data: ['words', 'line'] });
  writer.note({ ...server, data: ['words', 'line', 'base'] });
  await writer.written();
  expect(lines).toEqual([
    expect.objectContaining({ variant: 1, attempt: 1, engine: 'comfyui', server: 'gpu-1:8188' }),
    expect.objectContaining({ attempt: 2, data: ['words', 'line', 'base'], models: ['sd15'] }),
  ]);
});

test('a record that cannot be written stops what it is a record of', async () => {
  const writer = writerTo(() => Promise.reject(new Error('no database')));
  writer.note({ ...server, data: ['words'] });
  await expect(writer.written()).rejects.toThrow('no database');
});

test('an engine that keeps everything here is said to have had what the request names', () => {
  const request = renderRequestSchema.parse({ function: 'indoorRender', seed: 1, promptTxt: 'oak' });
  const picture = { width: 1, height: 1, channels: 3 as const, data: new Uint8ClampedArray(3) };
  const input: EngineInput = {
    ...{ base: picture, mask: picture, reference: null, texture: null, idMap: null, original: null },
    ...{ request, seed: 1 },
  };
  expect(dataOf(input)).toEqual(['words', 'base', 'mask']);
  expect(dataOf({ ...input, mask: null, request: { ...request, promptTxt: '' } })).toEqual(['base']);
});
