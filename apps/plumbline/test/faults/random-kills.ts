import { setTimeout as wait } from 'node:timers/promises';
import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import type { Member } from '../cluster/cluster.ts';
import { FaultHouse, type Tenant } from './fault-house.ts';
import { examine, untilAllEnded } from './examine.ts';
import type { Outcome } from './outcome.ts';

const PEOPLE = 6;
/** So much work that a kill mostly meets a task in its middle. */
const SIDE = 320;

/** Tasks while servers and workers are killed and come back, each time at a moment that the seed decides. */
export async function randomKills({
  seed,
  tasks,
}: {
  readonly seed: number;
  readonly tasks: number;
}): Promise<Outcome> {
  const random = seededRandom(seed);
  const house = await FaultHouse.open({ servers: 2, workers: 3 });
  let busy = true;
  let killers: readonly Promise<void>[] = [];
  try {
    const tenants: Tenant[] = [];
    for (let number = 0; number < PEOPLE; number += 1) tenants.push(await house.moveIn(SIDE));
    const killed = { server: 0, worker: 0 };
    killers = [
      kill(house.cluster.workers, random, () => busy, killed),
      kill(house.cluster.servers, random, () => busy, killed),
    ];
    const asked = await Promise.all(tenants.map((tenant) => ask(tenant, tasks / PEOPLE, seed)));
    await untilAllEnded(house.services);
    busy = false;
    await Promise.all(killers);
    const { done, failed, repeats, charged } = await examine(house.services, asked.flat());
    return {
      saw: `${done} done, ${failed} failed, ${repeats} begun again, ${charged} charged; ${killed.server} servers and ${killed.worker} workers killed`,
    };
  } finally {
    // Before the house closes: a member that is being started then would end, and its message hide what went wrong.
    busy = false;
    await Promise.allSettled(killers);
    await house.close();
  }
}

async function ask({ render }: Tenant, count: number, seed: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await render({ seed: seed + number }));
  return ids;
}

/** One of them at a time is down. */
async function kill(
  members: readonly Member[],
  random: RandomStream,
  goOn: () => boolean,
  killed: Record<Member['role'], number>,
): Promise<void> {
  while (goOn()) {
    await wait(300 + random() * 2_000);
    const member = members[Math.floor(random() * members.length)];
    if (!goOn() || !member) return;
    await member.stop('SIGKILL');
    killed[member.role] += 1;
    await wait(random() * 1_000);
    await member.start();
  }
}
