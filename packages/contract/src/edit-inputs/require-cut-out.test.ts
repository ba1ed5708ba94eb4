import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { requireCutOut } from './require-cut-out.ts';

test.each([
  ['has no transparency', 255, 255, 'nothing in it is clear'],
  ['is faintly see-through all over', 128, 255, 'nothing in it is clear'],
  ['is clear all over', 0, 0, 'nothing is seen in it'],
] as const)('a picture that %s is no cut-out', (_name, least, most, reason) => {
  const refused = () => requireCutOut({ least, most });
  expect(refused).toThrow(AppError);
  expect(refused).toThrow(
    expect.objectContaining({ code: 'OBJECT_NOT_CUT_OUT', details: { objectId: reason } }),
  );
});

test('what is clear somewhere and seen somewhere is one', () => {
  expect(() => requireCutOut({ least: 0, most: 255 })).not.toThrow();
});
