import type { CashierAct, OrderState } from '@plumbline/contract/api/orders.ts';
import { sweepOrders } from '@plumbline/core/orders/sweep-orders.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type AdministratorBrowser, administratorBrowser } from './administrator-browser.ts';
import { type TestApp, type TestAppOptions, startTestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

type Way = 'wechat' | 'alipay';
const CREATE = { wechat: '/api/order/createOrder', alipay: '/api/order/createAliPayOrder' } as const;

/** The real application, the real adapters, and the sandbox that plays both providers over HTTP; one person buys. */
export interface TestShop {
  readonly t: TestApp;
  readonly person: TestBrowser;
  readonly phoneNo: string;
  readonly chief: AdministratorBrowser;
  readonly userId: string;
  order(way?: Way, planId?: string, by?: TestBrowser): Promise<string>;
  cashier(
    orderId: string,
    act: CashierAct,
  ): Promise<{ state: string; notices: { text: string; status: number }[] }>;
  check(orderId: string): Promise<OrderState>;
  /** @returns the state, or the code of the refusal */
  complete(orderId: string, by?: TestBrowser): Promise<string>;
  /** As an administrator does it. @returns the state, or the code of the refusal */
  refund(orderId: string): Promise<string>;
  vip(): Promise<{ level: string; expiresAt: string | null; permanent: boolean }>;
  tickets(): Promise<{ tickets: number; live_tickets: number; gpt_tickets: number; unlimited: boolean }>;
  sweep(): Promise<void>;
  /** Nobody listens where notices go. */
  whileNoticesAreLost(work: () => Promise<void>): Promise<void>;
}

/**
 * The beginning of a file about orders: one app for all of its tests, and before each the same hour of 4 March 2026, a
 * person who has just signed in, and an administrator whose console is open.
 *
 * @param take keeps them for the test
 * @param options of the app
 */
export function eachTestInShop(take: (shop: TestShop) => void, options: TestAppOptions = {}): void {
  let t: TestApp;
  let phoneNo = 13_900_000_000;
  beforeAll(async () => {
    t = await startTestApp(options);
    await t.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.set('2026-03-04T08:00:00Z');
    phoneNo += 1;
    take(await openShop(t, String(phoneNo)));
  });
}

/** Someone who has just signed in, and an administrator whose console is open. */
export async function openShop(t: TestApp, phoneNo: string): Promise<TestShop> {
  const person = await t.signedIn(phoneNo);
  const chief = await administratorBrowser(t);
  const { userId } = (await person.get('/api/user/userInfo')).json().data;
  return {
    t,
    person,
    phoneNo,
    chief,
    userId,
    order: async (way = 'wechat', planId = 'member-month', by = person) => {
      const answer = await by.change('GET', `${CREATE[way]}?planId=${planId}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { data } = answer.json();
      if (way === 'alipay') await fetch(data.payUrl, { redirect: 'manual' });
      return data.orderId;
    },
    cashier: async (orderId, act) => {
      const answer = await person.post('/api/dev/cashier', { orderId, act });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    check: async (orderId) =>
      (await person.get(`/api/order/checkOrder?orderId=${orderId}`)).json().data.state,
    complete: async (orderId, by = person) => {
      const answer = await by.change('GET', `/api/order/completeOrder?orderId=${orderId}`);
      const { data, error } = answer.json();
      return data?.state ?? error.code;
    },
    refund: async (orderId) => {
      const url = `/api/user/manage/order/${orderId}/refund`;
      const { data, error } = (await chief.browser.post(url, { reason: 'test' })).json();
      return data?.state ?? error.code;
    },
    vip: async () => (await person.get('/api/user/getVipInfo')).json().data,
    tickets: async () => (await person.get('/api/ai/totalTicket')).json().data,
    sweep: () => sweepOrders(t.services),
    whileNoticesAreLost: async (work) => {
      const listeners = t.app.server.listeners('request');
      t.app.server.removeAllListeners('request');
      t.app.server.on('request', (_request, response) => response.writeHead(503).end());
      await work();
      t.app.server.removeAllListeners('request');
      for (const listener of listeners) t.app.server.on('request', listener as () => void);
    },
  };
}
