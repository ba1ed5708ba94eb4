import { setTimeout as sleep } from 'node:timers/promises';
import type { Inbox } from '@plumbline/contract/api/identity.ts';

const WAIT_MS = 30_000;

/**
 * Reads the newest sign-in code that was sent to a phone number, as a person would at `/dev/inbox`.
 *
 * @param phoneNo as it was typed into the form
 * @throws when none arrives within half a minute
 */
export async function readCode(url: string, phoneNo: string): Promise<string> {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(100)) {
    const response = await fetch(`${url}/api/dev/inbox?to=${encodeURIComponent(phoneNo)}`);
    const { data } = (await response.json()) as { data: Inbox | null };
    const code = data?.items[0]?.code;
    if (code) return code;
  }
  throw new Error(`No code for ${phoneNo} in the dev inbox.`);
}
