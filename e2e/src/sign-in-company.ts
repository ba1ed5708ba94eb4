import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';
import { makeAccount } from './make-account.ts';

/** An administrator to start the app with, and the company that it makes an account for. */
export const CHIEF = { account: 'chief', password: 'a long password of the chief' };
const PASSWORD = 'lines and plumb bobs';

/**
 * Signs in a new company, to which every tool is open; its cookies go to the browser context that `request` belongs to. The
 * app was started with `ADMIN_ACCOUNT` and `ADMIN_PASSWORD` of `CHIEF`.
 *
 * @throws when the server refuses
 */
export async function signInCompany(request: APIRequestContext, url: string): Promise<void> {
  const company = { account: `studio-nord-${randomBytes(4).toString('hex')}`, password: PASSWORD };
  await makeAccount(request, url, CHIEF, { ...company, name: 'Studio Nord' });
  const visit = await request.get(`${url}/api/user/userInfo`);
  const { data } = (await visit.json()) as { data: { csrfToken: string } };
  const response = await request.post(`${url}/api/login/account`, {
    data: company,
    headers: { 'x-csrf-token': data.csrfToken },
  });
  if (!response.ok()) throw new Error(`The company: ${response.status()} ${await response.text()}`);
}
