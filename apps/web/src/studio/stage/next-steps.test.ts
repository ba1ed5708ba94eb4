import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

test('a picture in the wrong tool is offered the right ones, never the same again', () => {
  expect(nextSteps('USE_A_PLAN_TOOL', TOOLS.indoorRender)[0]).toBe('colorFlatPicture');
  expect(nextSteps('NOT_A_PLAN', TOOLS.allPlan)).toContain('architecturalRender');
  expect(nextSteps('NOT_A_PLAN', TOOLS.colorFlatPicture)).toContain('indoorRender');
  expect(nextSteps('NOT_A_SITE_PLAN', TOOLS.allPlan)).toEqual(['colorFlatPicture']);
  // Compression keeps the dimensions: it is made smaller on the spot.
  expect(nextSteps('IMAGE_DIMENSIONS_TOO_LARGE', TOOLS.realUpImg)).toEqual([]);
  expect(nextSteps('RENDER_FAILED', TOOLS.indoorRender)).toEqual([]);
});

test.each(LOCALES)(
  'what is too large is not sent to compression, which keeps the dimensions (%s)',
  (locale) => {
    const words = errorText('IMAGE_DIMENSIONS_TOO_LARGE', locale, { limit: 5000 });
    expect(words).toContain('5000');
    expect(words).not.toMatch(/压缩|compress|圧縮/i);
  },
);
