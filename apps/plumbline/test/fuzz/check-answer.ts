import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { taskSchema } from '@plumbline/contract/api/tasks.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DocumentedAnswer, DocumentedCall, OpenApiDocument, Schema } from './documented-calls.ts';
import type { ReceivedAnswer } from './send-request.ts';

/** What the first bytes of a file of a type are. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/zip': 'PK',
  'image/png': '\x89PNG',
  'image/jpeg': '\xff\xd8\xff',
  'image/webp': 'RIFF',
  'image/vnd.adobe.photoshop': '8BPS',
  'text/csv': '\xef\xbb\xbf',
};
/** How a request that is at no documented call may be answered: refused, or the one page of the app. */
const ELSEWHERE = new Set([204, 400, 404, 408, 413, 415, 421, 429, 431]);

/** Holds answers against the document that the application serves. */
export class AnswerCheck {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #validators = new Map<Schema, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
  }

  /** @returns what is wrong with the answer; undefined where nothing is */
  fault(call: DocumentedCall | undefined, method: string, answer: ReceivedAnswer): string | undefined {
    const { status, headers } = answer;
    if (status >= 500 && status !== 503 && status !== 504) return `a ${status}`;
    if (headers['x-request-id'] === undefined) return 'no request id';
    if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After';
    // Not every path answers HEAD.
    if (method === 'HEAD' && status === 404) return withoutBody(answer);
    if (!call) return this.#elsewhere(answer);
    const declared = call.answers[status];
    if (!declared) return `status ${status} is not declared`;
    return method === 'HEAD' ? withoutBody(answer) : this.#body(declared, answer);
  }

  #elsewhere({ status, type, body }: ReceivedAnswer): string | undefined {
    if (!ELSEWHERE.has(status)) return `status ${status} where no call is documented`;
    if (
      type === 'application/json' &&
      body.byteLength > 0 &&
      !failureSchema.safeParse(JSON.parse(body.toString())).success
    )
      return 'a refusal without the envelope';
    return undefined;
  }

  #body({ content = {} }: DocumentedAnswer, answer: ReceivedAnswer): string | undefined {
    const { type, body } = answer;
    if (Object.keys(content).length === 0) return withoutBody(answer);
    const declared = content[type];
    if (!declared) return `content type ${type || '(none)'} is not declared`;
    if (type === 'application/json') return this.#json(declared.schema, body);
    if (type === 'text/event-stream') return eventsFault(body);
    const beginning = BEGINNINGS[type];
    if (beginning !== undefined && answer.status !== 206 && !body.toString('latin1').startsWith(beginning))
      return `the bytes are no ${type}`;
    return undefined;
  }

  #json(schema: Schema, body: Buffer): string | undefined {
    let value: unknown;
    try {
      value = JSON.parse(body.toString());
    } catch {
      return 'a body that is no JSON';
    }
    const validate = this.#validators.get(schema) ?? this.#compile(schema);
    if (!validate(value)) return `the body does not fit: ${this.#ajv.errorsText(validate.errors)}`;
    const code = (value as { error?: { code?: unknown } } | null)?.error?.code;
    if (code !== undefined && code !== 0 && !isErrorCode(code))
      return `${String(code)} is not in the catalogue`;
    return undefined;
  }

  #compile(schema: Schema): ValidateFunction {
    const { components } = this.#document;
    const validate = this.#ajv.compile({ ...schema, components });
    this.#validators.set(schema, validate);
    return validate;
  }
}

function withoutBody({ body, status }: ReceivedAnswer): string | undefined {
  return body.byteLength === 0 ? undefined : `${status} with a body`;
}

function eventsFault(body: Buffer): string | undefined {
  // What was cut off in the middle is not looked at.
  for (const block of body.toString().split('\n\n').slice(0, -1)) {
    for (const line of block.split('\n')) {
      if (!/^(:|retry: |event: task$|id: |data: )/.test(line))
        return `an event with the line ${line.slice(0, 80)}`;
      if (line.startsWith('data: ') && !taskSchema.safeParse(JSON.parse(line.slice(6))).success)
        return 'an event that is no task';
    }
  }
  return undefined;
}
