import type { APIRequestContext } from 'playwright-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCode } from './read-code.ts';

/**
 * Signs a phone number in over HTTP, for tests and pictures that begin after it; its cookies go to the browser
 * context that `request` belongs to.
 *
 * @throws when the server refuses
 */
export async function signIn(request: APIRequestContext, url: string, phoneNo: string): Promise<void> {
  await call(request, `${url}/api/login/sms/send`, await readToken(request, url), { phoneNo });
  const verifyCode = await readCode(url, phoneNo);
  const token = await readToken(request, url);
  await call(request, `${url}/api/login/sms`, token, { phoneNo, verifyCode, type: 'sms' });
}

/** The session's token against forged requests. */
async function readToken(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(`${url}/api/user/userInfo`);
  const { data } = (await response.json()) as { data: { csrfToken: string } };
  return data.csrfToken;
}

async function call(request: APIRequestContext, url: string, token: string, data: object): Promise<void> {
  const post = () => request.post(url, { data, headers: { 'x-csrf-token': token } });
  let response = await post();
  // A test that is tried again asks for the same person's code once more, which is too soon.
  if (response.status() === 429) {
    await sleep(1000 * Number(response.headers()['retry-after'] ?? 0));
    response = await post();
  }
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
}
