import { ContextTooLong, type ModelMessage, type ModelPiece } from '@plumbline/core/ports/language-model.ts';
import { afterEach, expect, test } from 'vitest';
import {
  type LanguageModelStandIn,
  type StandInAnswer,
  startLanguageModelStandIn,
} from '../testing/language-model-stand-in.ts';
import { createOpenAiLanguageModel } from './openai-language-model.ts';

let server: LanguageModelStandIn | undefined;
afterEach(() => server?.close());

async function ask(answers: readonly StandInAnswer[], images: readonly Uint8Array[] = []): Promise<string> {
  server = await startLanguageModelStandIn((_, count) => answers[count - 1] ?? [{ say: 'too often' }]);
  const model = createOpenAiLanguageModel({
    baseUrl: server.url,
    apiKey: undefined,
    model: 'm',
    contextTokens: 4_096,
    vision: true,
    moderationModel: undefined,
  });
  const messages: ModelMessage[] = [{ role: 'user', text: 'hello', images }];
  const pieces: ModelPiece[] = [];
  for await (const piece of model.chat(
    { model: undefined, messages, tools: [] },
    new AbortController().signal,
  ))
    pieces.push(piece);
  return pieces.flatMap((piece) => (piece.kind === 'text' ? piece.text : [])).join('');
}

const tooLong = (error: object) => ({ status: 400, body: { error } });

test.each([
  [
    'llama.cpp',
    {
      code: 400,
      message: 'request (16384 tokens) exceeds the available context size (4096 tokens), try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 16_384,
      n_ctx: 4_096,
    },
    0.25,
  ],
  [
    'OpenAI',
    {
      code: 'context_length_exceeded',
      message:
        "This model's maximum context length is 8192 tokens. However, your messages resulted in 10240 tokens.",
    },
    0.8,
  ],
  ['others', { code: 'x', message: 'prompt too long' }, undefined],
])('%s: how much too long a prompt was is heard', async (_, error, share) => {
  const failure = await ask([tooLong(error)]).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ContextTooLong);
  expect(failure).toMatchObject({ share });
});

test('a server without eyes says so with the status of a failure, and is asked without the picture', async () => {
  const message = 'image input is not supported - hint: you may need to provide the mmproj';
  const headers = { 'x-should-retry': 'false' };
  const answer = await ask(
    [{ status: 500, body: { error: { code: 500, message } }, headers }, [{ say: 'Hello.' }]],
    [new Uint8Array([1])],
  );
  expect(answer).toBe('Hello.');
  expect(server?.requests.map(({ messages }) => typeof messages[0]?.content)).toEqual(['object', 'string']);
});
