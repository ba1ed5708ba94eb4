import pg from 'pg';

/** A text that came so often is one that will come again. */
const TIMES = 3;
/** Each connection keeps so many plans at most, as long as it lives: whatever makes texts without end must not fill its memory. */
const MOST_KEPT = 256;
/** Texts that are counted; what comes but now and then is forgotten with all others once there are so many. */
const MOST_COUNTED = 1_024;
/** Lists of values have another text for each length. */
const MOST_VALUES = 48;

/** Names for the texts of statements that come again and again; undefined for any other. */
export function nameRepeated(): (text: string, values: number) => string | undefined {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text, values) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    // Without values several statements may stand in one text, which cannot be prepared.
    if (values === 0 || values > MOST_VALUES || names.size === MOST_KEPT) return undefined;
    const times = (counted.get(text) ?? 0) + 1;
    if (times < TIMES) {
      if (counted.size === MOST_COUNTED) counted.clear();
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `repeated_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Has each connection of a pool keep the statements that come again and again prepared: to parse and plan one takes the database as long
 * as to do it, for most of those that a query builder makes.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const nameOf = nameRepeated();
  pool.on('connect', (client) => {
    const prepared = (...given: readonly unknown[]) =>
      (pg.Client.prototype.query as Send).call(client, ...withName(given, nameOf));
    client.query = prepared as typeof client.query;
  });
}

type Send = (this: unknown, ...given: readonly unknown[]) => unknown;

/** A statement as the driver takes it: a text or an object, its values in it or behind it. */
function withName(given: readonly unknown[], nameOf: ReturnType<typeof nameRepeated>): readonly unknown[] {
  const [first, second, ...more] = given;
  const config = typeof first === 'string' ? { text: first } : first;
  if (!isPlainStatement(config) || config.name !== undefined) return given;
  const values = Array.isArray(second) ? second : config.values;
  const name = values && nameOf(config.text, values.length);
  return name === undefined ? given : [{ ...config, name }, second, ...more];
}

interface PlainStatement {
  readonly text: string;
  readonly name?: string | undefined;
  readonly values?: readonly unknown[] | undefined;
}

/** Statements that keep a cursor open have methods of their own, and are left as they are. */
function isPlainStatement(config: unknown): config is PlainStatement {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config)
  );
}
