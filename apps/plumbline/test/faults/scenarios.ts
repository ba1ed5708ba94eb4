import { clockJumps } from './clock-jumps.ts';
import { fullDisk } from './full-disk.ts';
import { databaseRestarts, storeRefuses } from './outages.ts';
import type { Scenario } from './outcome.ts';
import { pausedWorker, twoFinish } from './pauses.ts';
import { randomKills } from './random-kills.ts';
import { sickEngines } from './sick-engines.ts';

export const SCENARIOS: readonly Scenario[] = [
  { name: 'kills', run: randomKills },
  { name: 'database', run: databaseRestarts },
  { name: 'store', run: storeRefuses },
  { name: 'disk', run: fullDisk },
  { name: 'pause', run: pausedWorker },
  { name: 'two-finish', run: twoFinish },
  { name: 'clock', run: clockJumps },
  { name: 'engines', run: sickEngines },
];
