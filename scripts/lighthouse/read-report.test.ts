import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const audit = (id: string, score: number | null, scoreDisplayMode: string, more: object = {}) => ({
  [id]: { id, title: `${id}?`, score, scoreDisplayMode, ...more },
});

test('scores are of a hundred, measures of time are told, and so is what is judged and weak', () => {
  const report = readReport({
    categories: { performance: { score: 0.957 }, seo: { score: null } },
    audits: {
      ...audit('first-contentful-paint', 0.7, 'numeric', { numericValue: 780 }),
      ...audit('largest-contentful-paint', 0.7, 'numeric', { numericValue: 1400 }),
      ...audit('total-blocking-time', 0.7, 'numeric', { numericValue: 110 }),
      ...audit('cumulative-layout-shift', 1, 'numeric', { numericValue: 0 }),
      ...audit('unused-javascript', 0.5, 'metricSavings', { displayValue: 'Est savings of 64 KiB' }),
      ...audit('color-contrast', 1, 'binary'),
      ...audit('main-thread-tasks', 0, 'informative'),
    },
  });
  expect(report.scores).toEqual({ performance: 96, seo: 0 });
  expect(report.metrics).toEqual({ firstPaint: 780, largestPaint: 1400, blocked: 110, shift: 0 });
  expect(report.complaints).toEqual([
    { id: 'unused-javascript', title: 'unused-javascript?', why: 'Est savings of 64 KiB' },
  ]);
});
