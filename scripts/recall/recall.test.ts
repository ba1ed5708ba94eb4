import { expect, test } from 'vitest';
import { smallCases } from './cases.ts';
import { findLosses, nameLoss } from './find-losses.ts';
import committed from './recall.json' with { type: 'json' };
import { reportOf } from './recall-report.ts';
import { type PictureResult, runCase } from './run-case.ts';

/**
 * A few dozen small pictures of known truth. What this fails with is what a change reads worse than before; where that is meant,
 * or outweighed by what it reads better, `npm run recall -- --small --write` renews the figures, and the change of them is looked at.
 */
test('nothing that was read of pictures of known truth is lost', async () => {
  const results: PictureResult[] = [];
  for (const recallCase of smallCases()) results.push(...(await runCase(recallCase)));
  const report = reportOf(results);
  expect(report.pictures).toBe(committed.small.pictures);
  const losses = findLosses(report.figures, committed.small.figures);
  expect(losses.map((loss) => nameLoss(loss))).toEqual([]);
});
