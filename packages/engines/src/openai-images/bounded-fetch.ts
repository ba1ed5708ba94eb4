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
    let length = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          length += piece.byteLength;
          if (length > most) controller.error(tooLarge());
          else controller.enqueue(piece);
        },
      }),
    );
    const answer = new Response(counted, { status, statusText, headers });
    return Object.assign(answer, {
      json: async () => parseAnswer(new Uint8Array(await answer.arrayBuffer())),
    });
  };
}
