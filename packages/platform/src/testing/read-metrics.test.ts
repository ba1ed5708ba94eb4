import { expect, test } from 'vitest';
import { readMetrics } from './read-metrics.ts';

const HEAD = '# HELP a_total of\n# TYPE a_total counter\n';

test('what the format allows is read', () => {
  const read = readMetrics(`${HEAD}a_total{x="1,\\"2\\"\\n"} 3\na_total 1e+21\n`);
  expect(read.get('a_total')?.samples).toEqual([
    { name: 'a_total', labels: { x: '1,"2"\n' }, value: 3 },
    { name: 'a_total', labels: {}, value: 1e21 },
  ]);
});

const HISTOGRAM = '# HELP h of\n# TYPE h histogram\n';
test.each([
  ['a sample without a type', 'a_total 1\n'],
  ['no end', `${HEAD}a_total 1`],
  ['two values', `${HEAD}a_total 1 2 3\n`],
  ['labels without quotes', `${HEAD}a_total{x=1} 1\n`],
  ['a label twice', `${HEAD}a_total{x="1",x="2"} 1\n`],
  ['a series twice', `${HEAD}a_total{x="1",y="2"} 1\na_total{y="2",x="1"} 1\n`],
  ['a negative counter', `${HEAD}a_total -1\n`],
  ['a counter by another name', '# HELP a of\n# TYPE a counter\na 1\n'],
  ['a family twice', `${HEAD}a_total 1\n${HEAD}`],
  ['another type', '# HELP a of\n# TYPE a thing\na 1\n'],
  ['a sample of another family', `${HEAD}b_total 1\n`],
  ['buckets that fall', `${HISTOGRAM}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`],
  ['no last bucket', `${HISTOGRAM}h_bucket{le="1"} 2\nh_sum 1\nh_count 2\n`],
])('%s is refused', (_, text) => {
  expect(() => readMetrics(text)).toThrow(/./);
});
