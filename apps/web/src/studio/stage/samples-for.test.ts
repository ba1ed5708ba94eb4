import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { samplesFor } from './samples-for.ts';

const sample = (id: string, fn: Sample['function']): Sample => ({
  id,
  function: fn,
  name: { 'zh-CN': id, en: id, ja: id },
  url: `/${id}.png`,
  resultUrl: `/${id}.webp`,
});
const samples = [sample('villa', 'architecturalRender'), sample('kitchen', 'indoorRender')];
const ids = (tool: keyof typeof TOOLS, all = samples) => samplesFor(TOOLS[tool], all).map(({ id }) => id);

test("a tool's own samples come first, then those of its category, then of its way of reading", () => {
  expect(ids('indoorRender')).toEqual(['kitchen']);
  expect(ids('lockImg')).toEqual(['kitchen']);
  expect(ids('landscapeRender')).toEqual(['villa']);
  expect(ids('lockImg', [...samples, sample('loft', 'lockImg')])).toEqual(['loft']);
});

test('a plan tool is not offered a perspective', () => {
  expect(ids('allPlan')).toEqual([]);
});
