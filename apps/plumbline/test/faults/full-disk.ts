import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { examine, requireNoneFailed, untilAllEnded } from './examine.ts';
import { FaultHouse } from './fault-house.ts';
import { NotTried, type Outcome } from './outcome.ts';
import { tryUpload } from './outages.ts';

const SIDE = 320;

/** Files lie in a folder on a disk of 16 MB, which is full for a while. Needs an account that may mount one. */
export async function fullDisk(): Promise<Outcome> {
  const disk = await mkdtemp(join(tmpdir(), 'plumbline-faults-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', disk]).status === 0;
  if (!mounted) {
    await rm(disk, { recursive: true });
    throw new NotTried('this account may not mount a small disk');
  }
  try {
    return await onDisk(disk);
  } finally {
    spawnSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function onDisk(disk: string): Promise<Outcome> {
  await mkdir(join(disk, 'files'));
  const house = await FaultHouse.open({ servers: 1, workers: 1, folder: disk });
  try {
    const tenant = await house.moveIn(SIDE);
    const asked: string[] = [];
    for (let number = 0; number < 6; number += 1) asked.push(await tenant.render({ seed: number }));
    await fill(join(disk, 'filler'));
    const told = await tryUpload(house, tenant);
    if (told === 'taken') throw new Error('an upload was taken by a full disk');
    await wait(12_000);
    await rm(join(disk, 'filler'));
    await untilAllEnded(house.services);
    const seen = await examine(house.services, asked);
    requireNoneFailed(seen);
    return { saw: `${seen.done} done, ${seen.repeats} begun again; an upload meanwhile: ${told}` };
  } finally {
    await house.close();
  }
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(new Uint8Array(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}
