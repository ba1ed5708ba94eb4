import type { CreateAccountBody } from '@plumbline/contract/api/administration/accounts.ts';
import type { APIRequestContext } from 'playwright-core';

type NewAccount = Partial<CreateAccountBody> & { readonly account: string; readonly name: string };

/**
 * Makes an account as an administrator does in the console, over HTTP. The administrator's cookie stays in the context
 * that `request` belongs to.
 *
 * @returns the account's id
 * @throws when the server refuses
 */
export async function makeAccount(
  request: APIRequestContext,
  url: string,
  administrator: { readonly account: string; readonly password: string },
  account: NewAccount,
): Promise<string> {
  const visit = await request.get(`${url}/api/user/userInfo`);
  const { data: visitor } = (await visit.json()) as { data: { csrfToken: string } };
  const login = await request.post(`${url}/api/user/manage/login`, {
    data: administrator,
    headers: { 'x-csrf-token': visitor.csrfToken },
  });
  if (!login.ok()) throw new Error(`The administrator: ${login.status()} ${await login.text()}`);
  const { data: session } = (await login.json()) as { data: { csrfToken: string } };
  const made = await request.post(`${url}/api/user/manage/account`, {
    data: account,
    headers: { 'x-csrf-token': session.csrfToken },
  });
  if (!made.ok()) throw new Error(`${account.account}: ${made.status()} ${await made.text()}`);
  return ((await made.json()) as { data: { accountId: string } }).data.accountId;
}
