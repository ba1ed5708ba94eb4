import { BRUSH_SIZE } from '@plumbline/editor/tools/brush.ts';
import { expect, test } from 'vitest';
import {
  FIRST_TOOL_SETTINGS,
  nextDisplay,
  readToolSettings,
  savedToolSettings,
  stepBrush,
} from './tool-settings.ts';

test('steps of the brush grow with it, and end at its limits', () => {
  expect(stepBrush(1, 1)).toBe(2);
  expect(stepBrush(1, -1)).toBe(1);
  expect(stepBrush(100, 1)).toBe(115);
  expect(stepBrush(100, -1)).toBe(87);
  expect(stepBrush(BRUSH_SIZE.max, 1)).toBe(BRUSH_SIZE.max);
});

test('saved settings come back, and what no longer fits is left out', () => {
  const saved = savedToolSettings({ ...FIRST_TOOL_SETTINGS, size: 33, contiguous: false });
  expect(readToolSettings(saved)).toMatchObject({ size: 33, contiguous: false });
  expect(readToolSettings({ size: -4, hardness: 'soft', tolerance: 500 })).toEqual({});
});

test('the ways to show a mask come round again', () => {
  expect(nextDisplay(nextDisplay(nextDisplay('both')))).toBe('both');
  expect(nextDisplay('both')).toBe('outline');
});
