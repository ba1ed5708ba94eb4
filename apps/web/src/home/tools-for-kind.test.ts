import { expect, test } from 'vitest';
import { toolOfKind, toolsForKind } from './tools-for-kind.ts';

test('a plan opens the floor plan tool; of anything else it is asked what it shows', () => {
  expect(toolOfKind('plan')?.function).toBe('colorFlatPicture');
  expect(toolOfKind('line')).toBeUndefined();
});

test('plans are offered the plan tools alone, other pictures none of them', () => {
  expect(toolsForKind('plan').every((tool) => tool.group === 'plan')).toBe(true);
  expect(toolsForKind('photo').some((tool) => tool.group === 'plan')).toBe(false);
  expect(toolsForKind('photo').map((tool) => tool.function)).toContain('indoorRender');
});
