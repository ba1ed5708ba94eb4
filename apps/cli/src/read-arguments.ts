import { CommandError, EXIT } from './exit-codes.ts';

/** A flag: one that takes a value, or one that is there or not. */
export interface Flag {
  readonly takes: 'value' | 'nothing';
  readonly repeats?: boolean;
  /** For the help. */
  readonly about: string;
}
export type Flags = Readonly<Record<string, Flag>>;

export interface Arguments {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, readonly string[]>;
  has(name: string): boolean;
  /** The last one that was given. */
  value(name: string): string | undefined;
}

/**
 * Reads what follows a command: words, `--name value`, `--name=value`, `--switch`, `--no-switch`; after `--` all are words.
 *
 * @throws CommandError `usage`
 */
export function readArguments(given: readonly string[], flags: Flags): Arguments {
  const words: string[] = [];
  const values = new Map<string, string[]>();
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      words.push(...rest.splice(0));
      continue;
    }
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [, written = '', equals] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const isOff = written.startsWith('no-') && !(written in flags);
    const name = isOff ? written.slice(3) : written;
    const flag = flags[name];
    if (!flag) throw usage(`There is no option --${written}.`, Object.keys(flags));
    const value = equals?.slice(1) ?? (flag.takes === 'nothing' ? String(!isOff) : rest.shift());
    if (value === undefined) throw usage(`--${name} needs a value.`);
    if (isOff && flag.takes === 'value') throw usage(`--${name} takes a value and cannot be switched off.`);
    if (values.has(name) && flag.repeats !== true) throw usage(`--${name} is given twice.`);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return {
    words,
    values,
    has: (name) => values.get(name)?.at(-1) === 'true',
    value: (name) => values.get(name)?.at(-1),
  };
}

export function usage(message: string, known: readonly string[] = []): CommandError {
  const list = known.length === 0 ? '' : ` Known: ${known.map((name) => `--${name}`).join(' ')}`;
  return new CommandError(EXIT.usage, `${message}${list}`);
}
