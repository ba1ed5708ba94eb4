import { TOOL_LIST, TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { GUIDE_STEPS, guideSteps } from './guide-steps.ts';

const namesOf = (tool: Parameters<typeof guideSteps>[0]) => guideSteps(tool).map(({ name }) => name);

test('a render is explained from what goes in to where it is found again', () => {
  expect(namesOf(TOOLS.indoorRender)).toEqual(
    GUIDE_STEPS.filter((name) => namesOf(TOOLS.indoorRender).includes(name)),
  );
  expect(namesOf(TOOLS.indoorRender)).toContain('base');
  expect(namesOf(TOOLS.indoorRender).slice(-3)).toEqual(['start', 'result', 'history']);
});

test('a tool without a base picture is not explained one', () => {
  expect(namesOf(TOOLS.inspiration)).not.toContain('base');
  expect(namesOf(TOOLS.inspiration)).toContain('look');
});

test('what is painted is explained as the tool takes it', () => {
  expect(namesOf(TOOLS.lockImg)).toContain('lock');
  expect(namesOf(TOOLS.lockImg)).not.toContain('area');
  expect(namesOf(TOOLS.clean)).toContain('removal');
  expect(namesOf(TOOLS.matting)).toContain('cutout');
  expect(namesOf(TOOLS.materialChange)).toEqual(['base', 'area', 'material', 'start', 'result', 'history']);
});

test('every tool has a tour in the order of the work, and no step twice', () => {
  for (const tool of TOOL_LIST) {
    const names = namesOf(tool);
    expect(names, tool.function).toEqual(GUIDE_STEPS.filter((name) => names.includes(name)));
    expect(names.length, tool.function).toBeGreaterThanOrEqual(4);
  }
});
