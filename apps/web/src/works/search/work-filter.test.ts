import { expect, test } from 'vitest';
import { asQuery, readFilter, writeFilter } from './work-filter.ts';

test('a filter goes into the address and comes back', () => {
  const filter = { q: '客厅 oak', favourite: 'true', size: '768', from: '2026-11-01', seed: '4711' };
  const search = writeFilter(new URLSearchParams('task=1'), filter);
  expect(search.get('task')).toBe('1');
  expect(readFilter(new URLSearchParams(search.toString()))).toEqual(filter);
  expect(writeFilter(search, { q: '', seed: '' }).toString()).toBe(
    'task=1&favourite=true&size=768&from=2026-11-01',
  );
});

test('what the server would refuse is left out of an address', () => {
  const search = new URLSearchParams(
    'q=+&atmosphere=hail&seed=-1&from=2026-13-01&tag=..&colour=red&space=11',
  );
  expect(readFilter(search)).toEqual({ space: '11' });
});

test('the query has the types and the zone that the server reads', () => {
  expect(asQuery({ size: '512', seed: '7', hasPrompt: 'false' })).toMatchObject({
    size: 512,
    seed: 7,
    hasPrompt: 'false',
    zone: expect.stringMatching(/^[A-Za-z]/),
  });
});
