/** Makes stored results again from their records: `npm run replay -- <imageId or taskId>`, see `USAGE`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provenance } from '@plumbline/core/tasks/task-record.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import { loadSettings } from '@plumbline/platform/settings/load-settings.ts';
import { createOlderVersions } from '@plumbline/worker/replay/older-versions.ts';
import { type Replay, replayImage } from '@plumbline/worker/replay/replay-image.ts';
import { root } from './lib/paths.mjs';
import { type OpenedData, openData } from './replay/open-data.ts';
import { type ReplayArguments, USAGE, readArguments } from './replay/read-arguments.ts';

const PAGE = 100;
const counts = { match: 0, mismatch: 0, cannot: 0 };
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop.abort(new Error(`${signal}.`)));

async function* recordsOf(
  { services }: OpenedData,
  { ids, all }: ReplayArguments,
): AsyncGenerator<Provenance> {
  const { tasks } = services.database;
  for (const id of ids) {
    const records = await tasks.findProvenance(id);
    if (records.length === 0)
      report(
        { imageId: id },
        { outcome: 'cannot', obstacle: 'input-gone', reason: 'there is no record of it' },
      );
    yield* records;
  }
  let after: string | undefined;
  while (all) {
    const records = await tasks.listProvenance(after, PAGE);
    yield* records;
    if (records.length < PAGE) return;
    after = records.at(-1)?.imageId;
  }
}

function report(record: Pick<Provenance, 'imageId'> & Partial<Provenance>, replay: Replay): void {
  counts[replay.outcome] += 1;
  const what = record.request ? ` ${record.request.function} seed ${record.seed}` : '';
  console.log(`${replay.outcome.padEnd(8)}  ${record.imageId}${what}${explain(record, replay)}`);
}

function explain(record: Partial<Provenance>, replay: Replay): string {
  if (replay.outcome === 'cannot') return `: ${replay.reason}`;
  const { id, version } = record.engine ?? { id: '', version: '' };
  const by =
    replay.commit === undefined ? '' : `, by ${id} ${version} of commit ${replay.commit.slice(0, 10)}`;
  if (replay.outcome === 'match') return by;
  const { difference, storedHash, pixelHash } = replay;
  const differs = difference
    ? `${(100 * difference.share).toFixed(2)} % of the pixels differ, at most by ${difference.largest}`
    : 'nothing is stored to compare with';
  const uncommitted = record.engine?.uncommitted
    ? '; the sources that made it held changes that no commit holds'
    : '';
  return `${by}: recorded ${record.pixelHash}, stored ${storedHash ?? 'nothing'}, made ${pixelHash}; ${differs}${uncommitted}`;
}

async function keep(
  { codec, services }: OpenedData,
  folder: string,
  imageId: string,
  replay: Replay,
): Promise<void> {
  if (replay.outcome === 'cannot') return;
  await mkdir(folder, { recursive: true });
  const { providerCode } = services.settings.labels;
  const { sourceType } = replay;
  const labels = sourceType && labelsOfResult({ providerCode, produceId: imageId, sourceType });
  const { png } = await codec.encode(replay.picture, labels, stop.signal);
  await writeFile(join(folder, `${imageId}.png`), png);
  if (replay.outcome === 'match' || !replay.difference) return;
  const difference = await codec.encode(replay.difference.picture, null, stop.signal);
  await writeFile(join(folder, `${imageId}-difference.png`), difference.png);
}

async function replayAll(wanted: ReplayArguments): Promise<void> {
  const data = await openData(loadSettings(root));
  const engines = createEngines({ threads: 1 });
  try {
    const olderVersions = createOlderVersions({ dataDir: data.services.settings.dataDir });
    const dependencies = { ...data.services, codec: data.codec, engines, olderVersions };
    for await (const record of recordsOf(data, wanted)) {
      stop.signal.throwIfAborted();
      const replay = await replayImage(dependencies, record, stop.signal);
      report(record, replay);
      if (wanted.out !== undefined) await keep(data, wanted.out, record.imageId, replay);
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
    await data.close();
  }
  console.log(`${counts.match} match, ${counts.mismatch} mismatch, ${counts.cannot} cannot be made again`);
}

try {
  await replayAll(readArguments(process.argv.slice(2)));
  process.exitCode = counts.mismatch > 0 ? 1 : counts.cannot > 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError || (error instanceof Error && /say --all/.test(error.message)))
    console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
