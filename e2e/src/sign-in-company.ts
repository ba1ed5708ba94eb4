import type { APIRequestContext } from 'playwright-core';
import { makeAccount } from './make-account.ts';

/** An administrator to start the app with, and the company that it makes an account for. */
export const CHIEF = { account: 'chief', password: 'a long password of the chief' };
const COMPANY = { account: 'studio-nord', password: 'lines and plumb bobs' };

/**
 * Signs in a company, to which every tool is open; its cookies go to the browser context that `request` belongs to. The
 * app was started with `ADMIN_ACCOUNT` and `ADMIN_PASSWORD` of `CHIEF`.
 *
 * @throws when the server refuses
 */
export async function signInCompany(request: APIRequestContext, url: string): Promise<void> {
  await makeAccount(request, url, CHIEF, { ...COMPANY, name: 'Studio Nord' });
  const visit = await request.get(`${url}/api/user/userInfo`);
  const { data } = (await visit.json()) as { data: { csrfToken: string } };
  const response = await request.post(`${url}/api/login/account`, {
    data: COMPANY,
    headers: { 'x-csrf-token': data.csrfToken },
  });
  if (!response.ok()) throw new Error(`The company: ${response.status()} ${await response.text()}`);
}
