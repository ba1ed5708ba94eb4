import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { PROMPT_MAX_LENGTH } from '@plumbline/contract/constants.ts';
import { expect, test } from 'vitest';
import { writePrompt } from './write-prompt.ts';

const ask = (options: Record<string, unknown>) =>
  writePrompt(renderRequestSchema.parse({ function: 'architecturalRender', seed: 1, ...options }));

test('space, style by its materials, weather and surroundings are said in English', () => {
  const { prompt } = ask({ classifyId3: '3101', atmosphere: 'snow', environment: 'forest' });
  expect(prompt).toContain('modern style');
  expect(prompt).toContain('snow');
  expect(prompt).toContain('in a forest');
  expect(prompt).toMatch(/ (?:facade|roof|paving)\b/);
  expect(prompt).not.toMatch(/ floor\b/);
  expect(ask({ function: 'indoorRender', classifyId3: '1101' }).prompt).toMatch(/ floor\b/);
});

test('a chosen sun is said by its side and its height', () => {
  expect(ask({ sunFrom: -90, sunHeight: 20 }).prompt).toContain('low sunlight from the left');
  expect(ask({ sunFrom: 10, sunHeight: 45 }).prompt).toContain('against the light');
  expect(ask({ sunFrom: 170 }).prompt).toContain('from behind the camera');
  expect(ask({}).prompt).not.toContain('from the left');
});

test('a sentence stays a sentence; Chinese and Japanese become terms, with their weights', () => {
  expect(ask({ promptTxt: 'A house of oak, with a view of the sea.' }).prompt).toContain('A house of oak');
  expect(ask({ promptTxt: '(橡木:1.3), 落地窗' }).prompt).toMatch(/\(oak[^)]*:1\.3\)/);
  expect(ask({ promptTxt: '障子、畳' }).prompt).not.toMatch(/障|畳/);
});

test('ignored words are not said, neither for nor against', () => {
  const written = { promptTxt: 'purple', negativePrompt: 'cars', ignoreWordAndImage: true };
  expect(ask(written).prompt).not.toContain('purple');
  expect(ask(written).negative).not.toContain('cars');
  expect(ask({ ...written, ignoreWordAndImage: false }).negative).toContain('cars');
});

test('what a tool does not ask for says nothing: a removal has neither weather nor style', () => {
  const { prompt } = ask({ function: 'clean', mask: 'm' });
  expect(prompt).toContain('empty background');
  expect(prompt).not.toMatch(/sunny|style/);
});

test('materials of regions and of what is laid are named, and nothing is longer than servers take', () => {
  const scene = { corrections: [{ anchor: [0.5, 0.5], class: 'floor', material: 'oak-boards' }] };
  expect(ask({ scene }).prompt).toMatch(/oak.* floor/);
  expect(ask({ promptTxt: 'x '.repeat(900) }).prompt.length).toBeLessThanOrEqual(PROMPT_MAX_LENGTH);
});
