import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';
import { expect, test } from 'vitest';
import { placesOf } from './places-of.ts';

const sight = (change: Partial<EngineSight>): EngineSight => ({
  variant: 0,
  attempt: 1,
  engine: 'comfyui',
  server: 'gpu-1:8188',
  place: 'network',
  data: ['words', 'line'],
  models: ['sd15'],
  at: '2026-11-23T10:00:00.000Z',
  ...change,
});

test('tries on one server are one place with all that it was given; another server is another', () => {
  const here = sight({ engine: 'builtin', server: null, place: 'here', data: ['base'], models: [] });
  expect(
    placesOf([
      sight({}),
      sight({ attempt: 2, data: ['words', 'base', 'line'], models: ['sd15', 'lineart'] }),
      sight({ server: 'gpu-2:8188' }),
      here,
    ]),
  ).toEqual([
    {
      engine: 'comfyui',
      server: 'gpu-1:8188',
      place: 'network',
      data: ['words', 'line', 'base'],
      models: ['sd15', 'lineart'],
      times: 2,
    },
    expect.objectContaining({ server: 'gpu-2:8188', times: 1 }),
    { engine: 'builtin', server: null, place: 'here', data: ['base'], models: [], times: 1 },
  ]);
});
