import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the stand-in was asked, as it came. */
export interface StandInRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly { readonly type: string; readonly text?: string }[];
    readonly tool_call_id?: string;
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly stream_options?: unknown;
}

/** One step of what it says. */
export type StandInStep =
  | { readonly say: string }
  | { readonly pauseMs: number }
  | { readonly call: { readonly name: string; readonly arguments: object } }
  /** Any line of the stream, as it is. */
  | { readonly line: string }
  /** The connection is gone in the middle. */
  | 'cut'
  /** The stream ends without saying that it does. */
  | 'end without an end';

export type StandInAnswer =
  | readonly StandInStep[]
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export interface LanguageModelStandIn {
  /** With `/v1`, as `OPENAI_BASE_URL`. */
  readonly url: string;
  readonly requests: StandInRequest[];
  /** Streams that their reader has left before they ended. */
  readonly left: () => number;
  close(): Promise<void>;
}

/** The last thing that a person said, and what a tool answered after it. */
export function lastOf({ messages }: StandInRequest): {
  readonly question: string;
  readonly tool: string | undefined;
} {
  const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const question = typeof said === 'string' ? said : (said.find(({ type }) => type === 'text')?.text ?? '');
  const last = messages.at(-1);
  return { question, tool: last?.role === 'tool' ? String(last.content) : undefined };
}

/**
 * A small server of the OpenAI protocol for tests: what it says is decided by each of them.
 *
 * @param onText told when a piece of text leaves
 */
export async function startLanguageModelStandIn(
  answer: (request: StandInRequest, count: number) => StandInAnswer,
  onText: () => void = () => undefined,
): Promise<LanguageModelStandIn> {
  const requests: StandInRequest[] = [];
  let left = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await readText(request)) as StandInRequest;
      if (request.url?.endsWith('/moderations')) {
        const flagged = /forbidden/.test(String((body as unknown as { input: string }).input));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ id: 'm', model: 'm', results: [{ flagged }] }));
        return;
      }
      requests.push(body);
      response.once('close', () => {
        if (!response.writableFinished) left += 1;
      });
      await write(response, answer(body, requests.length), onText);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => left,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function write(response: ServerResponse, answer: StandInAnswer, onText: () => void): Promise<void> {
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\r\n\r\n`;
  let calls = 0;
  for (const step of answer) {
    if (response.destroyed) return;
    if (step === 'cut') {
      response.destroy();
      return;
    }
    if (step === 'end without an end') {
      response.end();
      return;
    }
    if ('pauseMs' in step) await sleep(step.pauseMs);
    else if ('line' in step) response.write(`${step.line}\n\n`);
    else if ('say' in step) {
      onText();
      response.write(chunk({ content: step.say }));
    } else {
      const { name, arguments: given } = step.call;
      const text = JSON.stringify(given);
      const half = Math.floor(text.length / 2);
      const index = calls;
      calls += 1;
      response.write(
        chunk({
          tool_calls: [
            { index, id: `t${index}`, type: 'function', function: { name, arguments: text.slice(0, half) } },
          ],
        }),
      );
      response.write(chunk({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }));
    }
  }
  response.write(chunk({}, calls > 0 ? 'tool_calls' : 'stop'));
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
