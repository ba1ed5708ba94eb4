import { parseArgs } from 'node:util';

export interface ReplayArguments {
  /** Image or task ids; empty with `all`. */
  readonly ids: readonly string[];
  readonly all: boolean;
  /** Folder for the remade pictures and their differences. */
  readonly out: string | undefined;
}

export const USAGE = `Makes stored results again from their records and compares the pixels.

  npm run replay -- <imageId or taskId> … [--out folder]
  npm run replay -- --all [--out folder]

Ends with 0 where everything matches, 1 where something does not, 2 where something cannot be made again.`;

/** @throws Error with what is wrong */
export function readArguments(args: readonly string[]): ReplayArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  if (values.all === positionals.length > 0) throw new Error('Name images or tasks, or say --all.');
  return { ids: positionals, all: values.all, out: values.out };
}
