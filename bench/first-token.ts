/**
 * How long a model's words take from the model to whoever reads them: a stand-in of the protocol says a word, waits and says the
 * next, through the real application over its own connections, beside the same words read from the stand-in without anything between.
 *
 *   node scripts/run.mjs bench/first-token.ts [answers]
 */
import { startLanguageModelStandIn } from '@plumbline/platform/testing/language-model-stand-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const ANSWERS = Number(process.argv[2] ?? 40);
/** What one person may ask a day. */
const DAILY = 10;
const WORDS = 20;
const PAUSE_MS = 25;
/** Promised of the median of first words. */
const FIRST_MS = 30;

const sentAt: number[] = [];
const model = await startLanguageModelStandIn(
  () => Array.from({ length: WORDS }, (_, at) => [{ pauseMs: PAUSE_MS }, { say: `word${at} ` }]).flat(),
  () => sentAt.push(performance.now()),
);
const app = await startApp({
  env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in', OPENAI_API_KEY: 'none' },
});
try {
  const through: { first: number[]; all: number[] } = { first: [], all: [] };
  const straight: { first: number[]; all: number[] } = { first: [], all: [] };
  let session = new ApiSession(app.url);
  for (let round = 0; round < ANSWERS; round += 1) {
    if (round % DAILY === 0) {
      session = new ApiSession(app.url);
      await session.signIn(`1390000${String(1000 + round / DAILY)}`);
    }
    await measure(await session.stream('/api/ai/gptTalk', { question: 'Tell me.' }), through);
    await measure(await askStraight(), straight);
  }
  const line = (name: string, { first, all }: typeof through) =>
    `${name.padEnd(22)} first word ${median(first).toFixed(1)} ms (95 % under ${quantile(first, 0.95).toFixed(1)}), ` +
    `any word ${median(all).toFixed(1)} ms (95 % under ${quantile(all, 0.95).toFixed(1)})`;
  console.log(line('through the app', through));
  console.log(line('straight from it', straight));
  if (median(through.first) > FIRST_MS) {
    console.error(`The first word takes more than ${FIRST_MS} ms.`);
    process.exitCode = 1;
  }
} finally {
  await app.dispose();
  await model.close();
}

/** When each word arrived after it had left. */
async function measure(response: Response, into: { first: number[]; all: number[] }): Promise<void> {
  const from = sentAt.length;
  const arrived: number[] = [];
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const words = new Set(text.match(/word\d+ /g)).size;
    while (arrived.length < words) arrived.push(performance.now());
  }
  const sent = sentAt.slice(-WORDS);
  if (arrived.length !== WORDS || sentAt.length - from > WORDS)
    throw new Error(`${arrived.length} words: ${text.slice(0, 400)}`);
  const late = arrived.map((at, word) => at - (sent[word] ?? 0));
  into.first.push(late[0] ?? 0);
  into.all.push(...late);
}

function askStraight(): Promise<Response> {
  return fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'stand-in',
      stream: true,
      messages: [{ role: 'user', content: 'Tell me.' }],
    }),
  });
}
