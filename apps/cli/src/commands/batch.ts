import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { CallTypes, Client, Task } from '@plumbline/api-client/client.ts';
import { BatchRecord } from '../batch-record.ts';
import { hashOf, PICTURE_ENDINGS, readBytes } from '../bring-file.ts';
import type { Command } from '../command.ts';
import { clientOf, type Context } from '../context.ts';
import { CommandError, EXIT } from '../exit-codes.ts';
import { followTask } from '../follow-tasks.ts';
import { usage } from '../read-arguments.ts';
import { saveResults } from '../save-results.ts';
import { fieldOfFlag, findTool, flagOf, readValue, type Tool } from '../tool-flags.ts';

type Look = Readonly<Record<string, unknown>>;
interface Piece {
  readonly path: string;
  readonly look: Look;
  /** File name of its result, and what it is known by when the batch goes on. */
  readonly name: string;
}

export const BATCH: Command = {
  usage: 'batch FOLDER FUNCTION [--look OPTION=VALUE,VALUE…]… --out FOLDER [--dry-run]',
  about: 'Every picture of a folder in every look. Run again, it goes on where it was.',
  flags: {
    look: { takes: 'value', repeats: true, about: 'an option and its values; several are combined' },
    out: { takes: 'value', about: 'folder for the results' },
    'dry-run': { takes: 'nothing', about: 'say what would be started, and what it costs' },
  },
  run: async (context, given) => {
    const { output, signal } = context;
    const [source, name, ...more] = given.words;
    const folder = given.value('out');
    if (source === undefined || name === undefined || more.length > 0)
      throw usage('batch needs a folder and a function.');
    if (folder === undefined && !given.has('dry-run'))
      throw usage('batch needs --out, a folder for the results.');
    const client = clientOf(context);
    const tool = findTool((await client.tools({}, { signal })).tools, name);
    const pieces = combine(await picturesOf(source), looksOf(tool, given.values.get('look') ?? []));
    const tickets = pieces.reduce((sum, { look }) => sum + costOf(tool, look), 0);
    output.say(`${pieces.length} pictures by ${tool.function}, ${tickets} tickets at most`);
    if (folder === undefined || given.has('dry-run')) {
      output.give({ pieces: pieces.length, tickets });
      return EXIT.done;
    }
    const failed = await runPieces(client, tool, pieces, folder, context);
    output.say(
      failed === 0 ? `All ${pieces.length} are in ${folder}.` : `${failed} of ${pieces.length} failed.`,
    );
    output.give({ pieces: pieces.length, failed, folder });
    return failed === 0 ? EXIT.done : EXIT.task;
  },
};

/** Starts all first, so that the server's queue works while the earlier ones are waited for. @returns how many failed */
async function runPieces(
  client: Client,
  tool: Tool,
  pieces: readonly Piece[],
  folder: string,
  context: Context,
): Promise<number> {
  const { output, signal } = context;
  const record = new BatchRecord(folder);
  for (const [at, piece] of pieces.entries()) {
    const known = record.taskOf(piece.name);
    if (known !== undefined) continue;
    output.progress(`starting ${at + 1} of ${pieces.length}: ${piece.name}`);
    const body = {
      function: tool.function,
      upload_img: await bringOnce(client, record, piece.path, signal),
      ...piece.look,
    };
    const { taskId } = await client.startTask(body as CallTypes['startTask']['input'], {
      signal,
      idempotencyKey: record.startOf(piece.name),
    });
    record.noteTask(piece.name, taskId);
  }
  let failed = 0;
  for (const [at, { name }] of pieces.entries()) {
    const taskId = record.taskOf(name) ?? '';
    const inner = {
      ...context,
      output: {
        ...output,
        progress: (line: string) => output.progress(`${at + 1}/${pieces.length} ${line}`),
      },
    };
    const task: Task = await followTask(client, taskId, inner);
    if (task.state === 'done') {
      const files = await saveResults(client, task, { folder, stem: name }, inner);
      output.give({ name, taskId, state: task.state, files });
      continue;
    }
    failed += 1;
    record.forgetTask(name);
    output.say(`${name}: ${task.error?.message ?? task.state}`);
    output.give({ name, taskId, state: task.state, error: task.error });
  }
  return failed;
}

/** Equal files are one picture on the server, however many looks it gets. */
async function bringOnce(
  client: Client,
  record: BatchRecord,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const bytes = await readBytes(path);
  const hash = hashOf(bytes);
  const known = record.imageOf(hash);
  if (known !== undefined) return known;
  const { imageId } = await client.uploadImage(bytes, { name: basename(path), purpose: 'base', signal });
  record.noteImage(hash, imageId);
  return imageId;
}

async function picturesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new CommandError(
      EXIT.usage,
      `${folder} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'no reason'}`,
    );
  });
  const paths = names
    .filter((name) => PICTURE_ENDINGS.has(extname(name).toLowerCase()))
    .toSorted()
    .map((name) => join(folder, name));
  if (paths.length === 0) throw new CommandError(EXIT.usage, `There is no picture in ${folder}.`);
  return paths;
}

/** `atmosphere=dusk,rain` and `cnStrength=0.4,0.8` are four looks. */
function looksOf(tool: Tool, given: readonly string[]): Look[] {
  let looks: Look[] = [{}];
  for (const text of given) {
    const [flag = '', list = ''] = text.split(/=(.*)/s);
    const field = fieldOfFlag(tool, flag);
    if (!field)
      throw usage(
        `${tool.function} has no option ${flag}.`,
        tool.fields.map(({ name }) => flagOf(name)),
      );
    const values = list.split(',').filter((value) => value !== '');
    if (values.length === 0) throw usage(`--look ${flag}= needs a value.`);
    looks = looks.flatMap((look) =>
      values.map((value) => ({ ...look, [field.name]: readValue(field, value) })),
    );
  }
  return looks;
}

function combine(paths: readonly string[], looks: readonly Look[]): Piece[] {
  const pieces = paths.flatMap((path) =>
    looks.map((look) => ({
      path,
      look,
      name: [basename(path, extname(path)), ...Object.values(look).map(nameOf)].join('-'),
    })),
  );
  const names = new Set(pieces.map(({ name }) => name));
  // `a.jpg` beside `a.png`: their results would lie over each other.
  if (names.size === pieces.length) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    name: `${basename(piece.path).replaceAll('.', '_')}${piece.name.slice(basename(piece.path, extname(piece.path)).length)}`,
  }));
}

function nameOf(value: unknown): string {
  return String(value)
    .replaceAll(/[^\p{L}\p{N}.#]+/gu, '_')
    .slice(0, 40);
}

function costOf(tool: Tool, look: Look): number {
  const count = Number(look['count'] ?? tool.fields.find(({ name }) => name === 'count')?.default ?? 1);
  return tool.price.perImage * count;
}
