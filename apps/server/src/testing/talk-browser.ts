import type { TalkEvent, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { TALK_EVENTS } from '@plumbline/contract/api/talks.ts';
import type { TestBrowser } from './test-browser.ts';

/** Events of a stream that has ended, read by the contract. */
export function readTalkEvents(body: string): TalkEvent[] {
  return body.split('\n\n').flatMap((block): TalkEvent[] => {
    const event = /^event: (\w+)$/m.exec(block)?.[1] as TalkEvent['event'] | undefined;
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (event === undefined || data === undefined) return [];
    return [{ event, data: TALK_EVENTS[event].parse(JSON.parse(data)) } as TalkEvent];
  });
}

/** Asks and waits for the whole answer. @throws where it was refused */
export async function askWhole(
  browser: TestBrowser,
  body: object,
  headers: Record<string, string> = {},
): Promise<{
  talkId: string;
  questionId: string;
  ticketsLeft: number;
  deltas: string;
  message: TalkMessage;
}> {
  const response = await browser.post('/api/ai/gptTalk', body, { accept: 'text/event-stream', ...headers });
  if (response.statusCode !== 200) throw new Error(response.body);
  const events = readTalkEvents(response.body);
  const start = events.find(({ event }) => event === 'start') as Extract<TalkEvent, { event: 'start' }>;
  const done = events.find(({ event }) => event === 'done') as Extract<TalkEvent, { event: 'done' }>;
  const deltas = events.flatMap((each) => (each.event === 'delta' ? [each.data.text] : [])).join('');
  return { ...start.data, deltas, message: done.data.message };
}
