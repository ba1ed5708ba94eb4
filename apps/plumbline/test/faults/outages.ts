import { setTimeout as wait } from 'node:timers/promises';
import type { S3Fault } from '@plumbline/platform/testing/s3-stand-in.ts';
import { quarters } from '../images/pictures.ts';
import { examine, requireNoneFailed, untilAllEnded } from './examine.ts';
import { FaultHouse, type Tenant } from './fault-house.ts';
import type { Outcome } from './outcome.ts';

const SIDE = 320;

/** PostgreSQL is restarted three times while tasks are started and run, and then every connection to it is cut. */
export async function databaseRestarts(): Promise<Outcome> {
  const house = await FaultHouse.open({ servers: 2, workers: 2 });
  try {
    const tenants = [await house.moveIn(SIDE), await house.moveIn(SIDE)];
    const asking = Promise.all(tenants.map((tenant) => ask(tenant, 20, 300)));
    // What else goes wrong first is told first.
    asking.catch(() => undefined);
    for (let restart = 0; restart < 3; restart += 1) {
      await wait(3_000);
      await house.database.stop();
      await wait(2_000);
      await house.database.start();
      house.requireAllAlive();
    }
    await wait(1_000);
    house.database.cut();
    await wait(1_000);
    house.requireAllAlive();
    const asked = (await asking).flat();
    await untilAllEnded(house.services);
    const seen = await examine(house.services, asked);
    requireNoneFailed(seen);
    const refused = tenants.flatMap(({ client }) => client.setbacks);
    return {
      saw: `${seen.done} done, ${seen.repeats} begun again, ${refused.length} requests asked to wait`,
    };
  } finally {
    await house.close();
  }
}

/** The bucket refuses to be written, then to be read, for twenty seconds each. */
export async function storeRefuses(): Promise<Outcome> {
  const house = await FaultHouse.open({ servers: 1, workers: 2 });
  try {
    const tenant = await house.moveIn(SIDE);
    const asked = await ask(tenant, 10, 0);
    const told: string[] = [];
    for (const [method, fault] of [
      ['PUT', { status: 503, code: 'SlowDown' }],
      ['PUT', { status: 403, code: 'AccessDenied' }],
      ['GET', 'silence'],
    ] as [string, S3Fault][]) {
      house.s3.judge = (call) => (call.method === method ? fault : undefined);
      told.push(await tryUpload(house, tenant));
      asked.push(await tenant.render());
      await wait(12_000);
      house.s3.judge = () => undefined;
    }
    await untilAllEnded(house.services);
    const seen = await examine(house.services, asked);
    requireNoneFailed(seen);
    return { saw: `${seen.done} done, ${seen.repeats} begun again; uploads meanwhile: ${told.join(', ')}` };
  } finally {
    await house.close();
  }
}

async function ask({ render }: Tenant, count: number, pauseMs: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    ids.push(await render({ seed: number }));
    await wait(pauseMs);
  }
  return ids;
}

/** @returns what a person is told, who brings a picture now. @throws where that is no answer to a person */
export async function tryUpload({ cluster }: FaultHouse, { client }: Tenant): Promise<string> {
  const form = new FormData();
  const file = await quarters(200, 150).png().toBuffer();
  form.set('file', new Blob([new Uint8Array(file)]), 'picture.png');
  const init = { method: 'POST', body: form, headers: { 'accept-language': 'en' } };
  const response = await client.sendTo(cluster.urls[0] ?? '', '/api/ai/upload', init);
  const answer = (await response.json()) as { error?: { code?: string; message?: string } };
  if (response.ok) return 'taken';
  const { code, message = '' } = answer.error ?? {};
  if (response.status !== 503 || !response.headers.has('retry-after') || message.length < 10)
    throw new Error(`an upload is answered with ${response.status} ${JSON.stringify(answer)}`);
  return `${code} “${message}”`;
}
