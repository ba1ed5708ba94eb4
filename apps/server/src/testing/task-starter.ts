import type { Compute } from '@plumbline/core/ports/compute.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { type TestApp, startTestApp } from './test-app.ts';

export const START = '/api/ai/startTask';
export const english = { 'accept-language': 'en' };

/** Every mask is painted in part; no other pixel work is asked for. */
const readsMasks = { maskRange: async () => ({ least: 0, most: 255 }) } as unknown as Compute;

/** A server without a worker, whose people have four free pictures a day. */
export function startTaskApp(): Promise<TestApp> {
  return startTestApp({ settings: { FREE_DAILY_RENDERS: '4' }, compute: readsMasks });
}

/** Somebody who has just signed in, with a base picture to start tasks with. */
export async function newTaskStarter(t: TestApp, phone: number) {
  const browser = await t.signedIn(String(phone));
  const userId: string = (await browser.get('/api/user/userInfo')).json().data.userId;
  const base = await addBase(t.services, userId);
  const body = (change: object = {}) => ({ function: 'indoorRender', upload_img: base.imageId, ...change });
  return {
    browser,
    userId,
    base,
    body,
    /** The answer's data. */
    begin: async (change: object = {}, headers = {}) =>
      (await browser.post(START, body(change), headers)).json().data,
    tickets: async (): Promise<number> => (await browser.get('/api/ai/totalTicket?type=1')).json().data,
  };
}
export type TaskStarter = Awaited<ReturnType<typeof newTaskStarter>>;
