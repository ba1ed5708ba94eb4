/**
 * Talks with a real server of the OpenAI protocol: llama.cpp's own, from PyPI as it was built there, with a model of random weights that
 * is made here. Its words are noise; that they arrive, stop and go on is what is looked at. `npm run model-server` needs Python; the
 * tests have a stand-in that does not.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type TalkEvent, TALK_EVENTS } from '@plumbline/contract/api/talks.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { randomGguf } from './model-server/random-gguf.ts';

const SERVER = 'xllamacpp==2026.10.11549';
const FOLDER = fileURLToPath(new URL('../out/model-server', import.meta.url));
const PYTHON = join(FOLDER, 'venv', 'bin', 'python');
const STARTER = fileURLToPath(new URL('model-server/serve.py', import.meta.url));
const MODEL = join(FOLDER, 'noise.gguf');
const CONTEXT_TOKENS = 4096;
const READY_MS = 60_000;

mkdirSync(FOLDER, { recursive: true });
if (!existsSync(join(FOLDER, 'venv', 'built'))) build();
writeFileSync(MODEL, randomGguf(4711));

const port = await freePort();
const server = spawn(PYTHON, [STARTER, MODEL, String(port), String(CONTEXT_TOKENS)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
const url = `http://127.0.0.1:${port}/v1`;
try {
  await ready();
  const app = await startApp({
    env: { OPENAI_BASE_URL: url, OPENAI_MODEL: 'noise', OPENAI_CONTEXT_TOKENS: String(CONTEXT_TOKENS) },
  });
  try {
    const session = new ApiSession(app.url);
    await session.signIn('13900000004');
    await talk(session);
  } finally {
    await app.dispose();
  }
} finally {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
}

async function talk(session: ApiSession): Promise<void> {
  const stopped = await ask(session, { question: 'What is a good floor for a kitchen?' }, 20);
  report('stopped', stopped, stopped.state === 'stopped' && stopped.text.length > 0);
  const next = await ask(session, { talkId: stopped.talkId, question: 'And for a bath?' }, 20);
  report('gone on after it', next, next.state === 'stopped' && next.pieces >= 20);
  const long = await ask(session, { talkId: stopped.talkId, question: 'tile '.repeat(3_900) }, 5);
  report('more than it holds', long, ['stopped', 'done'].includes(long.state));
}

interface Heard {
  readonly talkId: string;
  readonly state: string;
  readonly text: string;
  readonly pieces: number;
}

/** Asks, listens to so many pieces, and stops the answer. */
async function ask(session: ApiSession, body: object, pieces: number): Promise<Heard> {
  const response = await session.stream('/api/ai/gptTalk', body);
  if (!response.ok) throw new Error(await response.text());
  let rest = '';
  let heard = 0;
  let messageId = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event?.event === 'start') messageId = event.data.messageId;
      if (event?.event === 'delta') {
        heard += 1;
        if (heard === pieces) void session.post('/api/ai/gptTalkStop', { messageId });
      }
      if (event?.event === 'done')
        return {
          talkId: event.data.talkId,
          state: event.data.message.state,
          text: event.data.message.text,
          pieces: heard,
        };
    }
  }
  throw new Error('the stream ended without its end');
}

function readEvent(block: string): TalkEvent | undefined {
  const name = /^event: (\w+)$/m.exec(block)?.[1] as TalkEvent['event'] | undefined;
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (name === undefined || data === undefined) return undefined;
  return { event: name, data: TALK_EVENTS[name].parse(JSON.parse(data)) } as TalkEvent;
}

function report(what: string, { state, text, pieces }: Heard, isRight: boolean): void {
  console.log(
    `${isRight ? 'right' : 'WRONG'}: ${what}: ${state} after ${pieces} pieces: ${JSON.stringify(text.slice(0, 80))}`,
  );
  if (!isRight) process.exitCode = 1;
}

function build(): void {
  run('python3', ['-m', 'venv', join(FOLDER, 'venv')]);
  run(PYTHON, ['-m', 'pip', 'install', '--quiet', SERVER]);
  writeFileSync(join(FOLDER, 'venv', 'built'), SERVER);
}

function run(command: string, given: readonly string[]): void {
  const { status } = spawnSync(command, given, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} failed`);
}

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: free } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, 'close');
  return free;
}

async function ready(): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('the server ended');
    const answered = await fetch(`${url}/models`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(200);
  }
  throw new Error('the server is not ready');
}
