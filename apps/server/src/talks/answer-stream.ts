import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TalkEvent } from '@plumbline/contract/api/talks.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { describeMessage } from '@plumbline/core/talks/describe-talks.ts';
import type { AnswerRunner } from './answer-runner.ts';

const HEARTBEAT_MS = 15_000;
/** How often an answer that another process writes is looked at. */
const LOOK_MS = 250;

export interface FollowDependencies {
  readonly database: Database;
  readonly runner: AnswerRunner;
  /** Whether whoever listens still may. */
  readonly isAllowed: () => Promise<boolean>;
}

export interface Followed {
  readonly messageId: string;
  /** How much of the text the listener has, in UTF-16 units. */
  readonly from: number;
  readonly locale: Locale;
}

/**
 * One answer as server-sent events: `delta` from a place on, then `done` with the message as it is kept. It makes no difference
 * which process writes it, or whether it has ended.
 */
export function answerStream(
  dependencies: FollowDependencies,
  followed: Followed,
  first: readonly TalkEvent[] = [],
): PassThrough {
  const output = new PassThrough({ highWaterMark: 256 * 1024 });
  // A listener that goes away in the middle of a write is nothing to report.
  output.on('error', () => undefined);
  const heartbeat = setInterval(() => output.write(': heartbeat\n\n'), HEARTBEAT_MS);
  output.once('close', () => clearInterval(heartbeat));
  for (const event of first) send(output, event);
  void follow(dependencies, output, followed)
    .catch(() => output.destroy())
    .finally(() => clearInterval(heartbeat));
  return output;
}

/** Resolves when the answer has ended, or nobody listens any more. */
export async function untilEnded(
  { database, runner }: FollowDependencies,
  messageId: string,
  gone: AbortSignal,
) {
  await new Promise<void>((resolve) => {
    const here = runner.listen(messageId, { more: () => undefined, ended: resolve });
    if (!here) resolve();
    gone.addEventListener('abort', () => resolve(), { once: true });
  });
  while (!gone.aborted && (await database.talks.findMessage(messageId))?.state === 'writing')
    await sleep(LOOK_MS);
}

async function follow(
  { database, runner, isAllowed }: FollowDependencies,
  output: PassThrough,
  { messageId, from, locale }: Followed,
): Promise<void> {
  let sent = from;
  const more = (start: number, text: string) => {
    const news = text.slice(Math.max(0, sent - start));
    if (news === '') return;
    send(output, { event: 'delta', data: { messageId, from: sent, text: news } });
    sent += news.length;
  };
  await new Promise<void>((resolve) => {
    const here = runner.listen(messageId, { more, ended: resolve });
    if (!here) {
      resolve();
      return;
    }
    more(0, here.text);
    output.once('close', () => {
      here.leave();
      resolve();
    });
  });
  while (!output.destroyed && !output.writableEnded) {
    const message = await database.talks.findMessage(messageId);
    if (!message) break;
    more(0, message.text);
    if (message.state !== 'writing') {
      const described = await describeMessage(database, message, locale);
      send(output, { event: 'done', data: { talkId: message.talkId, messageId, message: described } });
      break;
    }
    await sleep(LOOK_MS);
    if (!(await isAllowed())) break;
  }
  output.end();
}

function send(output: PassThrough, { event, data }: TalkEvent): void {
  output.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
