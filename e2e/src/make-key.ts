import { request } from 'playwright-core';
import { signInCompany } from './sign-in-company.ts';

export interface CompanyKeys {
  /** Makes a key of the company, and gives the key itself. */
  make(wanted?: { readonly scopes?: readonly string[]; readonly ticketsPerDay?: number }): Promise<string>;
  close(): Promise<void>;
}

/** Signs the company in at an app that was started with `CHIEF`, to make keys for programs. */
export async function companyKeys(url: string): Promise<CompanyKeys> {
  const context = await request.newContext();
  await signInCompany(context, url);
  const user = await context.get(`${url}/api/user/userInfo`);
  const { data } = (await user.json()) as { data: { csrfToken: string } };
  return {
    make: async (wanted = {}) => {
      const made = await context.post(`${url}/api/user/apiKeys`, {
        data: { name: 'test', ...wanted },
        headers: { 'x-csrf-token': data.csrfToken },
      });
      if (!made.ok()) throw new Error(`The key: ${made.status()} ${await made.text()}`);
      return ((await made.json()) as { data: { key: string } }).data.key;
    },
    close: () => context.dispose(),
  };
}
