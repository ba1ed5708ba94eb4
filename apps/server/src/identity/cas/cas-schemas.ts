import { z } from 'zod';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { ANY_CALL, failureAnswers, jsonAnswer, textAnswer } from '../../http/declared-answers.ts';

const field = (max: number) => z.string().min(1).max(max);
export const loginSchema = z.object({ username: field(64), password: field(128) });
export const serviceSchema = z.object({ service: field(2_000) });
export const validateSchema = z.object({
  service: field(2_000),
  ticket: field(200),
  format: z.string().optional(),
});

const PLAIN = 'text/plain';
const ENVELOPE = jsonAnswer('', failureSchema).content;
const NO_TICKET = {
  description: 'There is no such ticket',
  content: { ...textAnswer('', PLAIN).content, ...ENVELOPE },
};
/** Before the protocol is spoken: the framework's refusals have our envelope. */
const framework = failureAnswers(...ANY_CALL, 404, 413);
const withoutBody = failureAnswers(...ANY_CALL, 404);
const unreadable = (description: string) => ({
  description,
  content: { ...textAnswer('', PLAIN).content, ...ENVELOPE },
});

const common = { tags: ['/cas'], security: [] };
const asForm = { consumes: ['application/x-www-form-urlencoded', 'application/json'] };
const params = z.object({ tgt: z.string() });
const serviceResponse = {
  description: 'Whose the ticket is, or why it is refused, in the form of CAS',
  content: {
    ...textAnswer('', 'application/xml').content,
    ...jsonAnswer('', z.strictObject({ serviceResponse: z.looseObject({}) })).content,
  },
};
const refusedSchema = z.strictObject({ authentication_exceptions: z.array(z.string()) });

/** What each CAS call takes and answers with, for the document; the handlers themselves check. */
export const CAS_SCHEMAS = {
  login: {
    ...common,
    ...asForm,
    summary: 'CAS REST: a ticket-granting ticket for account and password',
    body: loginSchema,
    response: {
      ...framework,
      201: textAnswer('The ticket; `Location` is its address', 'text/html', PLAIN),
      400: unreadable('Account or password is missing'),
      401: jsonAnswer('Account or password is wrong', refusedSchema),
      429: jsonAnswer('Too many attempts', z.union([refusedSchema, failureSchema])),
    },
  },
  notHere: {
    ...common,
    summary: 'CAS REST: tickets are made by POST alone',
    response: { ...withoutBody, 405: textAnswer('Only POST', PLAIN) },
  },
  look: {
    ...common,
    summary: 'CAS REST: whether a ticket-granting ticket is good',
    params,
    response: { ...withoutBody, 200: textAnswer('It is', PLAIN), 404: NO_TICKET },
  },
  grant: {
    ...common,
    ...asForm,
    summary: 'CAS REST: a service ticket',
    params,
    body: serviceSchema,
    response: {
      ...framework,
      200: textAnswer('The service ticket', PLAIN),
      400: unreadable('The service is missing'),
      401: textAnswer('The service is not on the list', PLAIN),
      404: NO_TICKET,
    },
  },
  end: {
    ...common,
    summary: 'CAS REST: sign out',
    params,
    response: { ...framework, 200: textAnswer('The ticket has ended', PLAIN) },
  },
  validate: {
    ...common,
    summary: 'CAS: whose a service ticket is; it can be asked once',
    querystring: validateSchema,
    response: { ...withoutBody, 200: serviceResponse },
  },
};
