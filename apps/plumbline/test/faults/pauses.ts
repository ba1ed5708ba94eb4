import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../cluster/cluster.ts';
import { examine, requireNoneFailed, untilAllEnded } from './examine.ts';
import { FaultHouse } from './fault-house.ts';
import type { Outcome } from './outcome.ts';

const TAKEN_OVER = 'a task was cancelled or taken over';

/** A worker stands still for a minute in the middle of a task; another one takes it over, and what the first had is thrown away. */
export async function pausedWorker(): Promise<Outcome> {
  const house = await FaultHouse.open({ servers: 1, workers: 2 });
  try {
    const tenant = await house.moveIn(1600);
    const asked: string[] = [];
    for (let number = 0; number < 4; number += 1) asked.push(await tenant.render({ seed: number, count: 3 }));
    const [worker] = house.cluster.workers as [Member, Member];
    await tenant.client.until(asked[0] ?? '', ({ progress }) => progress > 0);
    await tenant.client.until(asked[1] ?? '', ({ progress }) => progress > 0);
    await worker.pauseFor(() => wait(60_000).then(() => undefined));
    await untilAllEnded(house.services);
    await wait(3_000);
    const seen = await examine(house.services, asked);
    requireNoneFailed(seen);
    if (seen.repeats === 0) throw new Error('nobody took the task of the paused worker over');
    if (!worker.output.includes(TAKEN_OVER)) throw new Error('the paused worker did not let its task go');
    return { saw: `${seen.done} done, ${seen.repeats} taken over, ${seen.charged} charged` };
  } finally {
    await house.close();
  }
}

/** Two workers have finished the same task, and both come to deliver it at the same moment. */
export async function twoFinish(): Promise<Outcome> {
  const house = await FaultHouse.open({ servers: 1, workers: 2 });
  try {
    const [first, second] = house.cluster.workers as [Member, Member];
    await second.stop();
    const tenant = await house.moveIn(320);
    const arrived = { first: gate(), second: gate() };
    const released = gate();
    house.s3.judge = ({ method, key }) => {
      if (method !== 'PUT' || !/\/r0-/.test(key)) return undefined;
      const of = key.includes('working-2') ? arrived.second : arrived.first;
      of.open();
      return { until: released.opened };
    };
    const taskId = await tenant.render();
    await arrived.first.opened;
    await first.pauseFor(async () => {
      await second.start();
      await arrived.second.opened;
    });
    released.open();
    await untilAllEnded(house.services);
    await wait(5_000);
    const seen = await examine(house.services, [taskId]);
    requireNoneFailed(seen);
    if (seen.repeats !== 1) throw new Error(`${seen.repeats} workers took it over`);
    return { saw: `${seen.done} done, ${seen.charged} charged` };
  } finally {
    await house.close();
  }
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
