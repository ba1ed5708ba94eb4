import { GenerationError } from '../generative/generation-error.ts';
import { parseAnswer } from './parse-answer.ts';

/**
 * `fetch` for answers of at most so many bytes; a longer one is let go in its middle. The library itself reads whatever comes. What is
 * read as JSON is read as `parseAnswer` does.
 */
export function boundedFetch(most: number, send: typeof fetch): typeof fetch {
  const tooLarge = () =>
    new GenerationError('server_error', `an answer of more than ${most} bytes`, { retryable: false });
  return async (input, init) => {
    const response = await send(input, init);
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    const reader = body.getReader();
    let length = 0;
    const next = async (): Promise<Uint8Array | undefined> => {
      const { value } = await reader.read();
      length += value?.byteLength ?? 0;
      if (length <= most) return value;
      const fault = tooLarge();
      await reader.cancel(fault);
      throw fault;
    };
    const counted = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const piece = await next();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
        cancel: (reason) => reader.cancel(reason),
      },
      // Nothing is read until somebody asks for it.
      { highWaterMark: 0 },
    );
    return Object.assign(new Response(counted, { status, statusText, headers }), {
      // Past the stream, whose two ends hand over every piece of a picture of millions of letters.
      json: async () => {
        const pieces: Uint8Array[] = [];
        for (let piece = await next(); piece; piece = await next()) pieces.push(piece);
        return parseAnswer(Buffer.concat(pieces));
      },
    });
  };
}
