import { expect, test } from 'vitest';
import { exampleAsk } from '../comfyui/graphs/testing/example-ask.ts';
import { chosenModels } from './chosen-models.ts';

const ask = exampleAsk('text', {
  model: 'a.safetensors',
  loras: [
    { name: 'ink', weight: 0.7 },
    { name: 'wash', weight: 0.4 },
  ],
});
const all = { healthy: true, models: ['a.safetensors'], loras: ['ink', 'wash'] };

test('what a server has is asked for as it is', () => {
  expect(chosenModels(ask, all, true)).toEqual({ ask, left: [] });
});

test('a named engine makes nothing without what was chosen of it', () => {
  expect(() => chosenModels(ask, { ...all, loras: ['ink'] }, true)).toThrow('LoRA: wash is not here');
  expect(() => chosenModels(ask, { ...all, models: [] }, true)).toThrow('model: a.safetensors');
});

test('an engine that takes the place of another leaves out what it does not have, and says so', () => {
  const { ask: followed, left } = chosenModels(ask, { ...all, models: [], loras: ['ink'] }, false);
  expect(followed.loras).toEqual([{ name: 'ink', weight: 0.7 }]);
  expect(followed).not.toHaveProperty('model');
  expect(left).toEqual(['model: a.safetensors is not here', 'LoRA: wash is not here']);
});
