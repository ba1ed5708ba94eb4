import { planContentSchema } from '@plumbline/contract/plans/plan-content.ts';
import { SHIPPED_PLANS } from '@plumbline/contract/plans/shipped-plans.ts';
import { expect, test } from 'vitest';
import { NEW_PLAN, fenOf, planContentOf, planDraftOf } from './plan-draft.ts';

test('every plan that ships goes through the form unchanged', () => {
  for (const { planId: _planId, ...content } of SHIPPED_PLANS)
    expect(planContentOf(planDraftOf(content))).toEqual(content);
});

test.each([
  ['68', 6_800],
  ['0.01', 1],
  ['0.29', 29],
  ['41.5', 4_150],
  ['1,5', 150],
  [' 100000 ', 10_000_000],
  ['100000.01', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['free', undefined],
])('%j yuan are %s fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});

const words = { 'zh-CN': '甲', en: 'A', ja: 'あ' };
const whole = { ...NEW_PLAN, title: words, description: words, yuan: '10', amount: '5' };

test('what the form gives the server takes', () => {
  for (const months of ['', '1', '3', '12', '24', '120'])
    expect(planContentSchema.safeParse(planContentOf({ ...whole, kind: 'membership', months })).success).toBe(
      true,
    );
  expect(planContentSchema.safeParse(planContentOf(whole)).success).toBe(true);
});

test.each([
  { title: { ...words, ja: ' ' } },
  { description: { ...words, en: '' } },
  { yuan: '' },
  { amount: '0' },
  { amount: '1000001' },
  { kind: 'membership', months: '0' },
  { kind: 'membership', months: '121' },
  { kind: 'membership', months: '1.5' },
  { position: '' },
  { position: '10000' },
] as const)('%j is not whole', (change) => {
  expect(planContentOf({ ...whole, ...change })).toBeUndefined();
});
