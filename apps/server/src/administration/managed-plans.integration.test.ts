import type { ManagedPlan } from '@plumbline/contract/api/administration/plans.ts';
import type { Plan } from '@plumbline/contract/api/orders.ts';
import type { PlanContent } from '@plumbline/contract/plans/plan-content.ts';
import { SHIPPED_PLANS } from '@plumbline/contract/plans/shipped-plans.ts';
import { seedPlans } from '@plumbline/core/plans/seed-plans.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const PLAN = '/api/user/manage/plan';
let t: TestApp;
let chief: AdministratorBrowser;
let other: AdministratorBrowser;
let planId: string;
let made = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.advance(1);
  [chief, other] = [await administratorBrowser(t), await administratorBrowser(t)];
  planId = `pack-${++made}`;
});

const CONTENT: PlanContent = {
  title: { 'zh-CN': '出图 20 次', en: '20 renders', ja: 'レンダリング 20 回' },
  description: { 'zh-CN': '不过期', en: 'They do not expire', ja: '有効期限なし' },
  amountFen: 1_500,
  gift: { kind: 'tickets', counter: 'tickets', amount: 20 },
  recommended: false,
  position: 35,
  visible: true,
};
const create = (change: Partial<PlanContent> = {}, by = chief) =>
  by.browser.post(PLAN, { planId, content: { ...CONTENT, ...change } });
const edit = (seenVersion: number, change: Partial<PlanContent>, by = chief) =>
  by.browser.post(`${PLAN}/${planId}`, { seenVersion, content: { ...CONTENT, ...change } });
const retire = (seenVersion: number, retired: boolean) =>
  chief.browser.post(`${PLAN}/${planId}/retired`, { seenVersion, retired });
const managed = async (): Promise<ManagedPlan[]> => (await chief.browser.get(PLAN)).json().data.items;
const sold = async (): Promise<Plan[]> => (await t.browser().get('/api/order/plans')).json().data.items;
const soldHere = async () => (await sold()).find((plan) => plan.planId === planId);
const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const log = async (): Promise<{ act: string; administrator: string; details: Record<string, unknown> }[]> =>
  (await chief.browser.get(`/api/user/manage/page/audit?q=plan/${planId}`)).json().data.items;

test('an installation begins with what ships, as first versions that nobody wrote', async () => {
  const plans = (await managed()).filter(({ changedBy }) => changedBy === null);
  expect(
    plans.map(({ planId: id, planVersion, content }) => ({ planId: id, planVersion, ...content })),
  ).toEqual(
    SHIPPED_PLANS.filter(({ gift }) => gift.kind === 'tickets' || gift.tier === 'member').map((plan) => ({
      planVersion: 1,
      ...plan,
    })),
  );
});

test('a plan is made, changed, retired and restored, each as a version, and each is in the log', async () => {
  expect((await create()).json().data).toMatchObject({ planId, planVersion: 1, retired: false });
  expect(await soldHere()).toMatchObject({ planVersion: 1, amountFen: 1_500 });
  expect((await edit(1, { amountFen: 1_900, visible: false })).json().data).toMatchObject({ planVersion: 2 });
  expect(await soldHere()).toBeUndefined();
  expect((await edit(2, { amountFen: 1_900 })).statusCode).toBe(200);
  expect(await soldHere()).toMatchObject({ planVersion: 3, amountFen: 1_900 });
  expect((await retire(3, true)).json().data).toMatchObject({ planVersion: 4, retired: true });
  expect(await soldHere()).toBeUndefined();
  expect((await managed()).at(-1)).toMatchObject({ planId, retired: true });
  expect(codeOf(await edit(4, {}))).toBe('PLAN_RETIRED');
  expect((await retire(4, false)).json().data).toMatchObject({ planVersion: 5, retired: false });
  expect(await soldHere()).toMatchObject({ planVersion: 5, amountFen: 1_900 });
  const history: ManagedPlan[] = (await chief.browser.get(`${PLAN}/${planId}/versions`)).json().data.items;
  expect(
    history.map(({ planVersion, content, retired }) => [planVersion, content.amountFen, retired]),
  ).toEqual([
    [5, 1_900, false],
    [4, 1_900, true],
    [3, 1_900, false],
    [2, 1_900, false],
    [1, 1_500, false],
  ]);
  const account = `chief-${chief.administratorId.slice(-6)}`;
  expect(new Set(history.map(({ changedBy }) => changedBy))).toEqual(new Set([account]));
  const entries = await log();
  expect(entries.map(({ act }) => act)).toEqual([
    'plan.restore',
    'plan.retire',
    'plan.edit',
    'plan.edit',
    'plan.create',
  ]);
  expect(entries[3]).toMatchObject({
    administrator: account,
    details: {
      version: 2,
      amountFen: { before: 1_500, after: 1_900 },
      visible: { before: true, after: false },
    },
  });
});

test('who has not seen the newest version changes nothing, also at the same moment', async () => {
  await create();
  await edit(1, { amountFen: 1_600 });
  expect(codeOf(await edit(1, { amountFen: 9_900 }, other))).toBe('PLAN_EDITED_ELSEWHERE');
  expect(codeOf(await retire(1, true))).toBe('PLAN_EDITED_ELSEWHERE');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => edit(2, { amountFen: 2_000 + at }, at % 2 ? chief : other)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...new Array(11).fill(409)]);
  expect(await soldHere()).toMatchObject({ planVersion: 3 });
  expect((await log()).filter(({ act }) => act === 'plan.edit')).toHaveLength(2);
});

test('no two plans have one id, and a retired one keeps its own', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(codeOf(await create({}, other))).toBe('PLAN_EXISTS');
  await retire(1, true);
  expect(codeOf(await create())).toBe('PLAN_EXISTS');
  expect((await log()).map(({ act }) => act)).toEqual(['plan.retire', 'plan.create']);
});

const GIFT = CONTENT.gift as object;
const MEMBERSHIP = { kind: 'membership', tier: 'member', level: 'month', months: 1 };
test.each([
  [{ amountFen: 0 }],
  [{ amountFen: -100 }],
  [{ amountFen: 10_000_001 }],
  [{ amountFen: 12.5 }],
  [{ amountFen: null }],
  [{ title: { ...CONTENT.title, ja: '' } }],
  [{ title: { ...CONTENT.title, en: '   ' } }],
  [{ title: { 'zh-CN': '出图', en: 'Renders' } }],
  [{ title: { ...CONTENT.title, en: 'x'.repeat(61) } }],
  [{ title: { ...CONTENT.title, en: 'safe\u202egnp' } }],
  [{ description: { ...CONTENT.description, en: 'x'.repeat(201) } }],
  [{ gift: { ...GIFT, amount: 0 } }],
  [{ gift: { ...GIFT, amount: 1_000_001 } }],
  [{ gift: { ...GIFT, counter: 'gold' } }],
  [{ gift: { ...MEMBERSHIP, months: 0 } }],
  [{ gift: { ...MEMBERSHIP, months: 121 } }],
  [{ gift: { ...MEMBERSHIP, months: null } }],
  [{ gift: { ...MEMBERSHIP, level: 'permanent' } }],
  [{ position: -1 }],
  [{ visible: 'yes' }],
  [{ free: true }],
])('%j is no plan', async (change) => {
  const answer = await create(change as Partial<PlanContent>);
  expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'VALIDATION_FAILED']);
  expect(await soldHere()).toBeUndefined();
});

test.each(['', 'A', 'a', 'Pack', 'pack_1', '-pack', 'x'.repeat(41), '../secret'])(
  '%j is no id',
  async (id) => {
    expect((await chief.browser.post(PLAN, { planId: id, content: CONTENT })).statusCode).toBe(422);
  },
);

test('what is not there is not put up for sale, visible or not', async () => {
  const gift = { kind: 'membership', tier: 'enterprise', level: 'month', months: 1 } as const;
  for (const visible of [true, false])
    expect(codeOf(await create({ gift, visible }))).toBe('CAPABILITY_MISSING');
  await create();
  expect(codeOf(await edit(1, { gift }))).toBe('CAPABILITY_MISSING');
  expect(await soldHere()).toMatchObject({ planVersion: 1 });
});

test('the shop shows plans by their position', async () => {
  await create({ position: 0 });
  expect((await sold())[0]?.planId).toBe(planId);
  await edit(1, { position: 9_999 });
  expect((await sold()).at(-1)?.planId).toBe(planId);
});

test('users, visitors and other sites change nothing', async () => {
  const user = await t.signedIn('13900001234');
  for (const browser of [t.browser(), user]) {
    expect((await browser.get(PLAN)).statusCode).toBe(401);
    expect((await browser.post(PLAN, { planId, content: CONTENT })).statusCode).toBeGreaterThanOrEqual(401);
  }
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const answer = await chief.browser.change('POST', PLAN, { planId, content: CONTENT }, foreign);
  expect(answer.statusCode).toBe(403);
  expect(await soldHere()).toBeUndefined();
  expect((await chief.browser.get(`${PLAN}/nothing/versions`)).statusCode).toBe(404);
  expect(codeOf(await edit(1, {}))).toBe('NOT_FOUND');
});

test('a version, once written, cannot be changed or removed in the database', async () => {
  await create();
  for (const sql of [
    `update plan_versions set content = '{}' where plan_id = '${planId}'`,
    `delete from plan_versions where plan_id = '${planId}'`,
    'truncate plan_versions',
  ])
    await expect(t.services.pool.query(sql)).rejects.toThrow('never changed or removed');
});

test('a release changes the plans that nobody has touched, and no other; many starts write once', async () => {
  const shipped = SHIPPED_PLANS as PlanContent[] & typeof SHIPPED_PLANS;
  const [month, year] = [shipped[0], shipped[1]].map((plan) => plan as { amountFen: number });
  const before = [month?.amountFen, year?.amountFen];
  await chief.browser.post(`${PLAN}/member-year`, {
    seenVersion: 1,
    content: {
      ...(await managed()).find((plan) => plan.planId === 'member-year')?.content,
      amountFen: 50_000,
    },
  });
  try {
    Object.assign(month as object, { amountFen: 7_100 });
    Object.assign(year as object, { amountFen: 7_200 });
    const { database, clock } = t.services;
    await Promise.all(Array.from({ length: 4 }, () => seedPlans(database, clock)));
    const priceOf = async (id: string) => (await sold()).find((plan) => plan.planId === id);
    expect(await priceOf('member-month')).toMatchObject({ amountFen: 7_100, planVersion: 2 });
    expect(await priceOf('member-year')).toMatchObject({ amountFen: 50_000, planVersion: 2 });
  } finally {
    Object.assign(month as object, { amountFen: before[0] });
    Object.assign(year as object, { amountFen: before[1] });
  }
});
