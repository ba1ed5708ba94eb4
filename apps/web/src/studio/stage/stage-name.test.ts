import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { stageName } from './stage-name.ts';

const t = ((key: string) => key) as unknown as TFunction<'stage'>;

test('who renders a model is told of no drawing that is read', () => {
  const stages = ['shapes', 'outlook', 'sight', 'light', 'smooth', 'sun', 'materials', 'develop', 'finish'];
  const said = stages.map((stage) => stageName(t, stage));
  expect(new Set(said)).toEqual(new Set(['sceneStage', 'lightStage', 'paintingStage']));
});

test('who waits for a turn is told so', () => {
  expect(stageName(t, 'waiting')).toBe('waitingStage');
});

test('the work of a server has names', () => {
  const said = ['asked', 'loading', 'sampling'].map((stage) => stageName(t, stage));
  expect(said).toEqual(['serverStage', 'serverStage', 'samplingStage']);
});

test('what nobody has a word for reads as rendering', () => {
  expect([stageName(t, 'unheard-of'), stageName(t, null)]).toEqual(['anyStage', 'anyStage']);
});
