import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Ledger, type LedgerItem, ledgerSchema } from '@plumbline/contract/api/ledger.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { expirePastDays } from '@plumbline/core/tickets/expire-past-days.ts';
import { grantTickets } from '@plumbline/core/tickets/grant-tickets.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';

let t: TestApp;
let user: User;
let browser: TestBrowser;

beforeAll(async () => {
  t = await startTestApp({
    settings: { FREE_DAILY_RENDERS: '10', START_BURST: '1000' },
    capabilities: ['chat'],
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2027-03-04T08:00:00Z');
  user = await addPerson(t);
  browser = await browserOf(t, user);
});

const read = async (query = '', reader = browser): Promise<Ledger> =>
  ledgerSchema.parse((await reader.get(`/api/user/ledger${query}`)).json().data);
const grant = (amount: number, reason: string, counter: LedgerItem['counter'] = 'tickets') =>
  grantTickets(t.services.database.ledger, {
    key: randomUUID(),
    userId: user.id,
    counter,
    amount,
    reason,
    at: t.clock.now(),
  });
async function start(count = 1): Promise<string> {
  const base = await addBase(t.services, user.id);
  const body = { function: 'indoorRender', upload_img: base.imageId, count };
  return (await browser.post('/api/ai/startTask', body)).json().data.taskId;
}
/** What a person would read, from the oldest entry on. */
const brief = ({ items }: Ledger) =>
  items.map(({ kind, amount, change, balance }) => [kind, amount, change, balance]).toReversed();

test('everything that happened is there, newest first, with what was left after it', async () => {
  const taskId = await start(3);
  t.clock.advance(60);
  await browser.post('/api/ai/cancelTask', { taskId });
  t.clock.advance(60);
  await grant(5, 'birthday');
  const ledger = await read('?counter=tickets');
  expect(brief(ledger)).toEqual([
    ['grant', 10, 10, 10],
    ['reserve', 3, -3, 7],
    ['return', 3, 3, 10],
    ['grant', 5, 5, 15],
  ]);
  expect(ledger.items[0]).toMatchObject({ reason: 'birthday', origins: ['bought'], taskId: null });
  expect(ledger.items[1]).toMatchObject({ taskId, function: 'indoorRender', origins: ['daily'] });
  expect(ledger.total).toBe(4);
});

test('what was left of a day is gone at its midnight, whenever that is noted, and the balance tells so', async () => {
  await start(2);
  t.clock.set('2027-03-06T08:00:00Z');
  await expirePastDays(t.services.database, t.clock.now());
  await start(1);
  const ledger = await read('?counter=tickets');
  expect(brief(ledger)).toEqual([
    ['grant', 10, 10, 10],
    ['reserve', 2, -2, 8],
    ['expire', 8, -8, 0],
    ['grant', 10, 10, 10],
    ['reserve', 1, -1, 9],
  ]);
  expect(ledger.items.map(({ at }) => at).toReversed()).toEqual([
    '2027-03-03T16:00:00.000Z',
    '2027-03-04T08:00:00.000Z',
    '2027-03-04T16:00:00.000Z',
    '2027-03-05T16:00:00.000Z',
    '2027-03-06T08:00:00.000Z',
  ]);
});

test('reading it is enough to let a day that is over expire, once', async () => {
  await start(2);
  t.clock.set('2027-03-05T08:00:00Z');
  const reads = await Promise.all([read(), read(), read()]);
  for (const ledger of reads) expect(brief(ledger).at(-1)).toEqual(['expire', 8, -8, 0]);
  expect(await auditLedger(t.services, user.id)).toMatchObject({ available: 0, expired: 8 });
});

test('chats of tomorrow are not in today’s balance', async () => {
  const signedIn = await t.signedIn('13922220001');
  expect((await read('', signedIn)).items).toEqual([]);
  t.clock.set('2027-03-04T16:00:00Z');
  expect((await read('', signedIn)).items).toMatchObject([
    { kind: 'grant', origins: ['sign-in'], counter: 'gpt_tickets', balance: 10 },
  ]);
});

test('pages go on where the last one ended, whatever comes in meanwhile', async () => {
  for (let entry = 0; entry < 7; entry += 1) {
    await grant(1, `grant ${entry}`);
    if (entry % 3 === 0) t.clock.advance(1);
  }
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Ledger = await read(`?pageSize=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ reason }) => reason));
    if (cursor === '') await grant(1, 'meanwhile');
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((entry) => `grant ${entry}`));
});

test('a counter’s entries alone, with that counter’s balance', async () => {
  await grant(3, 'renders');
  await grant(4, 'chats', 'gpt_tickets');
  const { items, total } = await read('?counter=gpt_tickets');
  expect([items.length, total, items[0]?.balance]).toEqual([1, 1, 4]);
});

test.each([
  '?counter=gold',
  '?pageSize=0',
  '?pageSize=101',
  '?cursor=bm90aGluZw',
  '?cursor=%00',
  '?userId=other',
])('%s is refused', async (query) => {
  expect((await browser.get(`/api/user/ledger${query}`)).statusCode).toBe(422);
});

test('nobody reads another’s, as JSON or as a file', async () => {
  await grant(3, 'mine');
  const other = await browserOf(t, await addPerson(t));
  expect((await read('', other)).items).toEqual([]);
  expect((await other.get('/api/user/ledger.csv')).body.trim().split('\r\n')).toHaveLength(1);
  expect((await t.browser().get('/api/user/ledger.csv')).statusCode).toBe(401);
});

test('the file opens in a spreadsheet, with everything in it and nothing that computes', async () => {
  await grant(3, '=HYPERLINK("http://evil","click")');
  const taskId = await start(2);
  const answer = await browser.get('/api/user/ledger.csv', { 'accept-language': 'en' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="ai-design-20270304-080000-\d{3}-ledger\.csv"$/,
    ),
    'cache-control': 'no-store',
  });
  const [head, ...lines] = answer.body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFTime (UTC),Counter,From,To,Amount,Change,Balance,Origin,Reason,Task,Order');
  expect(lines).toEqual([
    `2027-03-04T08:00:00.000Z,Renders,Available,Set aside,2,-2,11,daily,startTask indoorRender,${taskId},`,
    `2027-03-04T08:00:00.000Z,Renders,Issued,Available,3,3,13,bought,"'=HYPERLINK(""http://evil"",""click"")",,`,
    '2027-03-03T16:00:00.000Z,Renders,Issued,Available,10,10,10,daily,daily free tickets,,',
  ]);
});

test('a long ledger comes whole', async () => {
  for (let entry = 0; entry < 620; entry += 1) await grant(1, `grant ${entry}`);
  const lines = (await browser.get('/api/user/ledger.csv')).body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(621);
  expect(new Set(lines).size).toBe(621);
});

test('200 starts at the same moment on ten tickets, over HTTP: ten begin, ten are spent', async () => {
  const base = await addBase(t.services, user.id);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/ai/startTask`, {
        method: 'POST',
        headers: {
          cookie,
          [CSRF_HEADER]: browser.cookies.get(COOKIES.csrf) ?? '',
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ function: 'indoorRender', upload_img: base.imageId }),
      });
      const { data, error } = (await answer.json()) as { data: { taskId: string }; error: { code: string } };
      return answer.status === 202 ? data.taskId : `${answer.status} ${error.code}`;
    }),
  );
  const refused = answers.filter((answer) => answer === '403 DAILY_COUNT_USED_UP');
  expect(refused).toHaveLength(190);
  expect(new Set(answers).size).toBe(11);
  expect((await browser.get('/api/ai/getTaskList')).json().data.total).toBe(10);
  expect((await browser.get('/api/ai/totalTicket?type=1')).json().data).toBe(0);
  expect(await auditLedger(t.services, user.id)).toMatchObject({ granted: 10, reserved: 10, available: 0 });
});
