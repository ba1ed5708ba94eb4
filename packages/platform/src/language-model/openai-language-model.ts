import { AppError } from '@plumbline/contract/errors/app-error.ts';
import {
  ContextTooLong,
  type LanguageModel,
  type ModelCall,
  type ModelMessage,
  type ModelPiece,
  type ModelRequest,
} from '@plumbline/core/ports/language-model.ts';
import OpenAI from 'openai';

export interface LanguageModelSettings {
  readonly baseUrl: string;
  /** Servers on one's own network often want none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly contextTokens: number;
  /** Whether it looks at pictures. */
  readonly vision: boolean;
  /** The model that questions are checked by before they are asked. */
  readonly moderationModel: string | undefined;
}

/** A model that is loaded at the first question says nothing for minutes. */
const FIRST_PIECE_MS = 180_000;
/** Between two pieces. */
const SILENCE_MS = 60_000;
/** Before anything was answered; never in the middle. */
const RETRIES = 2;

type Body = OpenAI.Chat.ChatCompletionCreateParamsStreaming;
/** What some servers of this protocol refuse. */
type Optional = 'stream_options' | 'tools' | 'images';

/** Any server of the OpenAI protocol: OpenAI, vLLM, llama.cpp, Ollama, DeepSeek, Qwen and others. */
export function createOpenAiLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    // The library insists on one; servers without keys read none.
    apiKey: settings.apiKey ?? 'none',
    maxRetries: RETRIES,
    timeout: FIRST_PIECE_MS,
    // Its own would be read from the environment, past the settings.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  /** What the server has refused once it is not asked again. */
  const refused = new Set<Optional>(settings.vision ? [] : ['images']);
  return {
    model: settings.model,
    contextTokens: settings.contextTokens,
    seesImages: settings.vision,
    chat: (request, signal) => chat(client, settings, refused, request, signal),
    ...(settings.moderationModel === undefined
      ? {}
      : { permits: (question, signal) => permits(client, settings.moderationModel ?? '', question, signal) }),
  };
}

async function permits(client: OpenAI, model: string, input: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { results } = await client.moderations.create({ model, input }, { signal });
    return !results.some(({ flagged }) => flagged);
  } catch (error) {
    throw toAppError(error, signal);
  }
}

async function* chat(
  client: OpenAI,
  settings: LanguageModelSettings,
  refused: Set<Optional>,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const silence = new Silence(signal);
  try {
    const stream = await open(client, settings, refused, request, silence);
    const calls = new Map<number, { id: string; name: string; arguments: string }>();
    let finished: string | undefined;
    for await (const chunk of stream) {
      silence.heard();
      if ('error' in chunk)
        throw new AppError('ASSISTANT_BROKE_OFF', `the stream says ${JSON.stringify(chunk.error)}`);
      if (chunk.usage)
        yield {
          kind: 'usage',
          promptTokens: chunk.usage.prompt_tokens,
          answerTokens: chunk.usage.completion_tokens,
        };
      const choice = chunk.choices?.[0];
      if (!choice) continue;
      const text = choice.delta?.content ?? choice.delta?.refusal;
      if (typeof text === 'string' && text !== '') yield { kind: 'text', text };
      for (const part of choice.delta?.tool_calls ?? []) gather(calls, part);
      finished = choice.finish_reason ?? finished;
    }
    if (finished === undefined) throw new AppError('ASSISTANT_BROKE_OFF', 'the stream ended without an end');
    if (finished === 'content_filter') throw new AppError('QUESTION_NOT_ANSWERED', 'the model’s filter');
    for (const call of calls.values()) yield { kind: 'call', call };
  } catch (error) {
    throw toAppError(
      silence.isOver && !signal.aborted ? new AppError('ASSISTANT_BROKE_OFF', 'silence') : error,
      signal,
    );
  } finally {
    silence.end();
  }
}

/** Pieces of one call come by their index, its name and id in the first of them. */
function gather(
  calls: Map<number, { id: string; name: string; arguments: string }>,
  { index, id, function: of }: OpenAI.Chat.ChatCompletionChunk.Choice.Delta.ToolCall,
): void {
  const call = calls.get(index) ?? { id: `call-${index}`, name: '', arguments: '' };
  calls.set(index, {
    id: id ?? call.id,
    name: call.name + (of?.name ?? ''),
    arguments: call.arguments + (of?.arguments ?? ''),
  });
}

/** Opens the stream; what the server refuses by name is left out from then on. */
async function open(
  client: OpenAI,
  { model }: LanguageModelSettings,
  refused: Set<Optional>,
  request: ModelRequest,
  silence: Silence,
) {
  for (;;) {
    if (request.needsImages && refused.has('images'))
      throw new AppError('ASSISTANT_REFUSED', 'the server takes no pictures');
    const body: Body = {
      model: request.model ?? model,
      stream: true,
      messages: request.messages.map((message) => toOpenAi(message, !refused.has('images'))),
      ...(refused.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
      ...(refused.has('tools') || request.tools.length === 0
        ? {}
        : {
            tools: request.tools.map(({ name, description, parameters }) => ({
              type: 'function' as const,
              function: { name, description, parameters: { ...parameters } },
            })),
          }),
    };
    try {
      return await client.chat.completions.create(body, { signal: silence.signal });
    } catch (error) {
      const culprit = optionalIn(error, request);
      if (culprit === undefined || refused.has(culprit)) throw error;
      refused.add(culprit);
    }
  }
}

function optionalIn(error: unknown, { messages }: ModelRequest): Optional | undefined {
  if (!(error instanceof OpenAI.APIError)) return undefined;
  // llama.cpp says of pictures that it has no eyes with the status of a failure.
  if (error.status !== 400 && error.status !== 422 && !/image input is not supported/i.test(error.message))
    return undefined;
  const told = `${error.param ?? ''} ${error.message}`;
  if (/stream_options|include_usage/i.test(told)) return 'stream_options';
  if (/tool/i.test(told)) return 'tools';
  const hasImages = messages.some((message) => message.role === 'user' && message.images.length > 0);
  return hasImages && /image|vision|multimodal|content.*(string|type)/i.test(told) ? 'images' : undefined;
}

function toOpenAi(message: ModelMessage, withImages: boolean): Body['messages'][number] {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      if (!withImages || message.images.length === 0) return { role: 'user', content: message.text };
      return {
        role: 'user',
        content: [
          { type: 'text', text: message.text },
          ...message.images.map((image) => ({
            type: 'image_url' as const,
            image_url: { url: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}` },
          })),
        ],
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.text,
        ...(message.calls.length === 0 ? {} : { tool_calls: message.calls.map(toOpenAiCall) }),
      };
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.text };
  }
}

function toOpenAiCall({ id, name, arguments: text }: ModelCall) {
  return { id, type: 'function' as const, function: { name, arguments: text } };
}

/** What went wrong, in the catalogue's terms. A key or an address never leaves in them. */
function toAppError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof AppError) return error;
  if (error instanceof OpenAI.APIConnectionError)
    return new AppError('ASSISTANT_UNREACHABLE', error.message, { cause: error });
  if (!(error instanceof OpenAI.APIError))
    return new AppError('ASSISTANT_BROKE_OFF', 'in the middle', { cause: error });
  const { status, message, code } = error;
  if (status === 400 && /context|too long|maximum.*(length|tokens)|n_ctx/i.test(`${code ?? ''} ${message}`))
    return new ContextTooLong(message, shareHeld(`${message} ${JSON.stringify(error.error ?? '')}`));
  if (code === 'content_policy_violation' || code === 'moderation_blocked')
    return new AppError('QUESTION_NOT_ANSWERED', message, { cause: error });
  if (status === undefined) return new AppError('ASSISTANT_BROKE_OFF', message, { cause: error });
  return new AppError(
    status >= 500 || status === 429 ? 'ASSISTANT_UNREACHABLE' : 'ASSISTANT_REFUSED',
    message,
    {
      cause: error,
    },
  );
}

/**
 * What a model holds as a share of what it was given: llama.cpp says so in fields, OpenAI and vLLM in a sentence with both numbers.
 *
 * @returns undefined where it does not say both
 */
function shareHeld(told: string): number | undefined {
  const holds = firstNumber(told, /"n_ctx":\s*(\d+)/, /context (?:length|size)[^\d]*(\d+) tokens/i);
  const given = firstNumber(
    told,
    /"n_prompt_tokens":\s*(\d+)/,
    /(?:resulted in|requested|request \() ?(\d+) tokens/i,
  );
  return holds && given && holds < given ? holds / given : undefined;
}

function firstNumber(text: string, ...patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
}

/** Ends a request of which nothing has been heard for too long, or that is not wanted any more. */
class Silence {
  readonly #over = new AbortController();
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout;
  isOver = false;

  constructor(wanted: AbortSignal) {
    this.signal = AbortSignal.any([wanted, this.#over.signal]);
    this.#timer = this.#wait(FIRST_PIECE_MS);
  }

  #wait(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = true;
      this.#over.abort();
    }, ms);
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#wait(SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
