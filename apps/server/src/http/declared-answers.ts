import { failureSchema } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { accepts } from './accepts.ts';

interface Answer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}
type Answers = Readonly<Record<number, z.ZodNull | Answer>>;

/** An answer that is a file, in one of these types. */
export function fileAnswer(description: string, ...types: readonly string[]): Answer {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema: z.file() }])) };
}

/** An answer that is text of one of these types, none of which is JSON of ours. */
export function textAnswer(description: string, ...types: readonly string[]): Answer {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema: z.string() }])) };
}

/** An answer of this JSON, without the envelope. */
export function jsonAnswer(description: string, schema: z.ZodType): Answer {
  return { description, content: { 'application/json': { schema } } };
}

/** An answer without a body. */
export function emptyAnswer(description: string): z.ZodNull {
  return z.null().describe(description);
}

const FAILURES = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in, or the password, code or token is not valid',
  403: 'The caller may not do this, or the CSRF token is missing',
  404: 'There is no such record, or it is somebody else’s',
  405: 'The method is not available',
  406: 'The answer has none of the types that `Accept` names',
  408: 'The request took too long to arrive',
  409: 'It conflicts with how things stand, or with an earlier request of the same `Idempotency-Key`',
  410: 'It was deleted',
  413: 'The body is too large',
  415: 'The body has a type that is not read',
  421: 'The site is not known under the name in `Host`',
  422: 'A field is not valid; `details` names it',
  429: 'Too many; `Retry-After` says when to try again',
  431: 'The address or the headers are too long',
  500: 'A fault of ours',
  502: 'A provider answered badly',
  503: 'A part that is needed is away for the moment',
  504: 'A provider did not answer',
} as const;
type FailureStatus = keyof typeof FAILURES;

/** The envelope of what went wrong, under each of these statuses. */
export function failureAnswers(...statuses: readonly FailureStatus[]): Answers {
  return Object.fromEntries(
    statuses.map((status) => {
      const envelope = jsonAnswer(FAILURES[status], failureSchema);
      // A person who opens the site under a wrong name reads the text alone.
      const plain = status === 421 ? textAnswer('', 'text/plain').content : {};
      return [status, { ...envelope, content: { ...envelope.content, ...plain } }];
    }),
  );
}

/** What the server may answer to any request, before it knows what it is about. */
export const ANY_CALL = [400, 408, 415, 421, 429, 431, 500, 503] as const;

/** How a call of ours can fail, from what it takes and does. */
function failuresOf({ schema, config }: RouteOptions): Answers {
  const takes =
    schema?.body !== undefined || schema?.querystring !== undefined || schema?.params !== undefined;
  const changes = config?.access?.changes === true;
  return failureAnswers(
    ...ANY_CALL,
    ...([401, 403, 406] as const),
    ...(takes ? ([404, 410, 422] as const) : []),
    ...(changes ? ([404, 409, 413] as const) : []),
    ...(config?.fails ?? []),
  );
}

/** Types of the answers that are not failures; none where such an answer has no body. */
function successTypes(response: Readonly<Record<string, unknown>>): string[] {
  const types = Object.entries(response)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => (answer instanceof z.ZodNull ? [] : Object.keys((answer as Answer).content)));
  return [...new Set(types)];
}

/**
 * Declares for every call of ours how it can fail, beside the answers that it names itself, and refuses what no answer of
 * a call could satisfy before any work is done. Routes with a protocol of their own declare everything themselves.
 */
export function registerDeclaredAnswers(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema, config } = route;
    if (!schema || schema.hide || !config?.access) return;
    const own = (schema.response ?? {}) as Record<string, unknown>;
    schema.response = { ...failuresOf(route), ...own };
    route.config = { ...config, answerTypes: successTypes(own) };
  });
}

/** Runs after the session is known: who may not ask at all learns that first. */
export function registerAcceptCheck(app: App): void {
  app.addHook('onRequest', async (request) => {
    const { answerTypes = [] } = request.routeOptions.config;
    if (answerTypes.length > 0) requireAccepted(request, ...answerTypes);
  });
}

/** @throws AppError `NOT_ACCEPTABLE` where the client takes none of these types */
export function requireAccepted(request: FastifyRequest, ...types: readonly string[]): void {
  const { accept } = request.headers;
  if (!accepts(accept, types))
    throw new AppError('NOT_ACCEPTABLE', `${accept} is none of ${types.join(', ')}`);
}
