import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { recordWords } from '@plumbline/contract/words/record-words.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import type { WantedByWords } from '@plumbline/contract/words/word-reading.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { within } from '@plumbline/imaging/tiles/render-context.ts';
import type { Operation, OperationInput } from '../define-operation.ts';

/**
 * An operation that says what it understood of the words that it was given. Whether a picture shows the surface that a
 * material was asked for is known only when it is painted: where nothing else was asked, it is painted without the words as
 * well, and the record says when they changed nothing.
 */
export function answerWords(operation: Operation): Operation {
  return {
    function: operation.function,
    run: async (input, context) => {
      const { request } = input;
      const reading = readWords({ ...request, imageKind: kindOf(input) });
      if (reading.marks.length === 0) return operation.run(input, context);
      const doubtful = reading.design === undefined && asksMaterialsAlone(reading.wanted);
      const outcome = await operation.run(input, doubtful ? within(context, 0, 0.5) : context);
      if (!doubtful) return { ...outcome, words: recordWords(reading, true) };
      const plain = await operation.run(
        { ...input, request: withoutWords(request) },
        within(context, 0.5, 1),
      );
      const same = Buffer.compare(bytesOf(outcome.picture), bytesOf(plain.picture)) === 0;
      return { ...outcome, words: recordWords(reading, !same) };
    },
  };
}

function kindOf({ base, request }: OperationInput): RenderRequest['imageKind'] {
  return request.imageKind ?? (base && request.promptTxt !== '' ? detectImageKind(base).kind : undefined);
}

function asksMaterialsAlone({ materials, ...others }: WantedByWords): boolean {
  return Object.keys(materials).length > 0 && Object.values(others).every((value) => value === 0);
}

function withoutWords(request: RenderRequest): RenderRequest {
  return {
    ...request,
    promptTxt: '',
    ...(request.negativePrompt === undefined ? {} : { negativePrompt: '' }),
  };
}

function bytesOf({ data }: { readonly data: Uint8ClampedArray }): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
