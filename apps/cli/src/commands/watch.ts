import { randomInt, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallTypes, Client } from '@plumbline/api-client/client.ts';
import { bringFile, hashOf, MODEL_ENDINGS, PICTURE_ENDINGS, readBytes } from '../bring-file.ts';
import type { Command } from '../command.ts';
import { clientOf, type Context } from '../context.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import { followTask } from '../follow-tasks.ts';
import { type Flags, usage } from '../read-arguments.ts';
import { readFields } from '../read-fields.ts';
import { saveResults } from '../save-results.ts';
import { findTool, flagsOfTool, type Tool } from '../tool-flags.ts';
import { listFiles } from '../watch/list-files.ts';
import { SettledFiles } from '../watch/settled-files.ts';
import { untilServer } from '../watch/until-server.ts';

const LOOK_MS = 200;
const SETTLE_MS = 800;
/** Beside the pictures of a folder, where its results are not taken for new ones. */
const RESULTS = 'renders';
/** One picture or model after the other could not be rendered either. */
const ENDS: ReadonlySet<number> = new Set([EXIT.key, EXIT.limit]);

const FLAGS: Flags = {
  out: { takes: 'value', about: 'folder for the results (beside the file; in a folder: renders)' },
  settle: { takes: 'value', about: `milliseconds that a file must stand still (${SETTLE_MS})` },
};

export const WATCH: Command = {
  usage: 'watch FILE|FOLDER FUNCTION [options of the function] [--out FOLDER] [--settle MS]',
  about: 'Render each new version of a picture or a model that a program exports. Ctrl-C ends it.',
  flags: FLAGS,
  moreFlags: async (context, [, name]) => {
    if (name === undefined || name.startsWith('--')) return {};
    const { tools } = await clientOf(context).tools({}, { signal: context.signal });
    return flagsOfTool(findTool(tools, name), context.locale);
  },
  run: async (context, given) => {
    const [place, name, ...more] = given.words;
    const settleMs = Number(given.value('settle') ?? SETTLE_MS);
    if (place === undefined || name === undefined || more.length > 0)
      throw usage('watch needs a file or a folder, and a function; `plumbline wait` waits for tasks.');
    if (!(settleMs >= 0)) throw usage('--settle is a number of milliseconds.');
    const path = resolve(place);
    const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
    if (!isFolder && extname(path) === '') throw usage(`There is no folder ${path}.`);
    const client = clientOf(context);
    const tool = findTool((await client.tools({}, { signal: context.signal })).tools, name);
    const base = baseFieldOf(tool);
    const { fields } = await readFields(client, tool, given, FLAGS, context);
    if (base.name in fields) throw usage(`The watched files are what --${base.name} would be.`);
    const watching: Watching = {
      client,
      context,
      tool,
      path,
      isFolder,
      settleMs,
      endings: base.control === 'model' ? MODEL_ENDINGS : PICTURE_ENDINGS,
      baseName: base.name,
      // One seed for all versions: what changes between two pictures is the design.
      fields: tool.fields.some((field) => field.name === 'seed')
        ? { seed: randomInt(2 ** 32), ...fields }
        : fields,
      folder: resolve(given.value('out') ?? (isFolder ? join(path, RESULTS) : dirname(path))),
    };
    return follow(watching);
  },
};

interface Watching {
  readonly client: Client;
  readonly context: Context;
  readonly tool: Tool;
  readonly path: string;
  readonly isFolder: boolean;
  readonly settleMs: number;
  readonly endings: ReadonlySet<string>;
  readonly baseName: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly folder: string;
}

/** @throws CommandError `usage` where a function takes neither a picture nor a model */
function baseFieldOf(tool: Tool): Tool['fields'][number] {
  const field = tool.fields.find(
    ({ control, required }) => (control === 'image' || control === 'model') && required,
  );
  if (!field) throw usage(`${tool.function} begins with no file.`);
  return field;
}

/** Renders one version after the other; a newer version of a file takes the place of the one that waits. */
async function follow(watching: Watching): Promise<number> {
  const { context, path, isFolder, settleMs, endings, folder } = watching;
  const { output, signal } = context;
  const files = new SettledFiles(settleMs);
  const own = new Set<string>();
  const rendered = new Map<string, string>();
  const waiting = new Set<string>();
  let count = 0;
  // What lies in a folder is there already; a file that is named is the first version.
  if (isFolder) files.ignore(await listFiles(path, endings, own));
  output.progress(`watching ${path}; results go to ${folder}; Ctrl-C ends it`);
  let rendering: Promise<void> | undefined;
  let ended: number | undefined;
  while (!signal.aborted && ended === undefined) {
    for (const changed of files.look(await listFiles(path, endings, own), Date.now())) waiting.add(changed);
    const [next] = waiting;
    if (next !== undefined && !rendering) {
      waiting.delete(next);
      rendering = renderVersion(watching, next, { own, rendered })
        .then((code) => {
          if (code === EXIT.done) count += 1;
          if (code !== undefined && ENDS.has(code)) ended = code;
        })
        .finally(() => {
          rendering = undefined;
        });
    }
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  await rendering;
  output.say(`${count} versions rendered.`);
  output.give({ versions: count, folder });
  return ended ?? EXIT.done;
}

interface Memory {
  /** Files that were written here. */
  readonly own: Set<string>;
  /** Of each file the hash of the version that was rendered last. */
  readonly rendered: Map<string, string>;
}

/** @returns the exit code that this version alone would have; undefined where there was nothing to render */
async function renderVersion(
  watching: Watching,
  path: string,
  { own, rendered }: Memory,
): Promise<number | undefined> {
  const { client, context, tool, baseName, fields, folder } = watching;
  const { output, signal } = context;
  const file = basename(path);
  let taskId = '';
  try {
    const hash = hashOf(await readBytes(path));
    // Saved again without a change: the same picture would come of it.
    if (rendered.get(path) === hash) return undefined;
    output.progress(`${file}: uploading`);
    const { id } = await untilServer(() => bringFile(client, path, 'base', signal), context);
    const body = { function: tool.function, ...fields, [baseName]: id } as CallTypes['startTask']['input'];
    const idempotencyKey = randomUUID();
    ({ taskId } = await untilServer(() => client.startTask(body, { signal, idempotencyKey }), context));
    rendered.set(path, hash);
    const task = await untilServer(() => followTask(client, taskId, context), context);
    if (task.state !== 'done') {
      output.say(`${file}: ${task.error?.message ?? task.state}`);
      output.give({ file, taskId, state: task.state, error: task.error });
      return EXIT.task;
    }
    const stem = `${basename(path, extname(path))}-${tool.function}-${taskId.slice(0, 8)}`;
    const files = await untilServer(() => saveResults(client, task, { folder, stem }, context), context);
    for (const each of files) own.add(each);
    output.say(files.join('\n'));
    output.give({ file, taskId, state: task.state, files });
    return EXIT.done;
  } catch (error) {
    if (signal.aborted) {
      if (taskId !== '') output.progress(`${taskId} goes on; \`plumbline wait ${taskId}\` waits for it.`);
      return EXIT.interrupted;
    }
    const message = error instanceof Error ? error.message : String(error);
    output.say(`${file}: ${message}`);
    output.give({ file, error: { message } });
    return exitCodeOf(error);
  }
}
