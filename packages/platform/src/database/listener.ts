import type { Logger } from '@plumbline/core/ports/logger.ts';
import pg from 'pg';

const RETRY_MS = 1000;
const CHECK_MS = 10_000;

export interface Listener {
  /** Whether it hears what is told now, as far as is known. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Listens to channels of PostgreSQL's NOTIFY on one connection of its own, and connects again where that breaks.
 *
 * @param onGap notifications may have been missed: the connection is new, also the first time.
 */
export function openListener(
  databaseUrl: string,
  channels: readonly string[],
  {
    onNotice,
    onGap,
    logger,
  }: {
    readonly onNotice: (payload: string, channel: string) => void;
    readonly onGap: () => void;
    readonly logger: Logger;
  },
): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let listening = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'plumbline listener',
      keepAlive: true,
      query_timeout: CHECK_MS,
    });
    client = next;
    const again = (error?: Error) => {
      if (client !== next) return;
      client = undefined;
      listening = false;
      clearTimeout(timer);
      void next.end().catch(() => undefined);
      if (closed) return;
      logger.warn({ err: error, channels }, 'the listening connection broke');
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    next.on('error', again);
    next.on('end', () => again());
    next.on('notification', ({ payload, channel }) => onNotice(payload ?? '', channel));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (closed) return;
      listening = true;
      onGap();
      // A connection can be dead without anyone saying so; asking is the only way to learn it.
      const check = () => {
        timer = setTimeout(() => void next.query('select 1').then(check, again), CHECK_MS);
      };
      check();
    } catch (error) {
      again(error as Error);
    }
  };
  void connect();
  return {
    isListening: () => listening,
    async close() {
      closed = true;
      listening = false;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
