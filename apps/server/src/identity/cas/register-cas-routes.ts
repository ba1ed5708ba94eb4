import { AppError } from '@plumbline/contract/errors/app-error.ts';
import {
  endTgt,
  grantServiceTicket,
  grantTgt,
  ownerOfTgt,
  validateServiceTicket,
} from '@plumbline/core/identity/cas/cas-tickets.ts';
import { checkPassword } from '@plumbline/core/identity/check-password.ts';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { App } from '../../app.ts';
import { addressOf } from '../../http/client-address.ts';
import { unchecked } from '../../http/schema-compilers.ts';
import { siteAddress } from '../../http/site-address.ts';
import { perHour, WRONG_PASSWORDS_PER_HOUR } from '../arrival.ts';
import { CAS_SCHEMAS, loginSchema, serviceSchema, validateSchema } from './cas-schemas.ts';
import { failureDocument, ticketForm, type ValidationFormat, userDocument } from './cas-documents.ts';

const TICKETS = '/cas/v1/tickets';

/**
 * Partners sign their people in over CAS REST: the caller owns the tickets, no cookie or session is involved, and the
 * formats are those of the protocol. The password check, its limits and its one answer are those of the account way.
 */
export function registerCasRoutes(app: App): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock };
  const described = (schema: FastifySchema) => ({ schema, validatorCompiler: unchecked });
  const tgtOf = (request: FastifyRequest) => (request.params as { tgt: string }).tgt;

  app.post(TICKETS, described(CAS_SCHEMAS.login), async (request, reply) => {
    const login = loginSchema.safeParse(request.body);
    if (!login.success) return text(reply, 400, 'username and password are required');
    try {
      const { username: account, password } = login.data;
      const user = await checkPassword(
        { database, clock, secret: secrets.codes },
        {
          account,
          password,
          address: addressOf(request),
          perHour: perHour(request, WRONG_PASSWORDS_PER_HOUR),
        },
      );
      if (user.status !== 'active') throw new AppError('ACCOUNT_SUSPENDED', 'CAS');
      const tgt = await grantTgt(dependencies, user);
      const location = `${siteAddress(app, request)}${TICKETS}/${tgt}`;
      void reply.status(201).header('location', location).header('cache-control', 'no-store');
      const wantsForm = /^$|\*\/\*|text\/html/.test(request.headers.accept ?? '');
      if (wantsForm) return reply.type('text/html; charset=utf-8').send(ticketForm(location));
      return reply.type('text/plain; charset=utf-8').send(tgt);
    } catch (error) {
      if (error instanceof AppError) return refuse(request, reply, error);
      throw error;
    }
  });
  app.get(TICKETS, { ...described(CAS_SCHEMAS.notHere), exposeHeadRoute: false }, async (_request, reply) =>
    text(reply.header('allow', 'POST'), 405, 'only POST'),
  );

  app.get(`${TICKETS}/:tgt`, described(CAS_SCHEMAS.look), async (request, reply) =>
    (await ownerOfTgt(dependencies, tgtOf(request)))
      ? text(reply, 200, tgtOf(request))
      : text(reply, 404, 'no such ticket'),
  );
  app.post(`${TICKETS}/:tgt`, described(CAS_SCHEMAS.grant), async (request, reply) => {
    const asked = serviceSchema.safeParse(request.body);
    if (!asked.success) return text(reply, 400, 'service is required');
    const { casServices: services } = settings.identity;
    const granted = await grantServiceTicket(dependencies, { tgt: tgtOf(request), services, ...asked.data });
    if (granted.kind === 'no-tgt') return text(reply, 404, 'no such ticket');
    if (granted.kind === 'service-refused') return text(reply, 401, 'this service is not on the list');
    return text(reply, 200, granted.ticket);
  });
  app.delete(`${TICKETS}/:tgt`, described(CAS_SCHEMAS.end), async (request, reply) => {
    await endTgt(dependencies, tgtOf(request));
    return text(reply, 200, tgtOf(request));
  });

  for (const path of ['/cas/serviceValidate', '/cas/p3/serviceValidate']) {
    app.get(path, { ...described(CAS_SCHEMAS.validate), exposeHeadRoute: false }, async (request, reply) => {
      const asked = validateSchema.safeParse(request.query);
      const format: ValidationFormat = asked.data?.format?.toUpperCase() === 'JSON' ? 'json' : 'xml';
      void reply.header('cache-control', 'no-store');
      void reply.type(
        format === 'json' ? 'application/json; charset=utf-8' : 'application/xml; charset=utf-8',
      );
      void reply.serializer(String);
      if (!asked.success)
        return reply.send(failureDocument(format, 'INVALID_REQUEST', 'service and ticket are required'));
      const { service, ticket } = asked.data;
      const outcome = await validateServiceTicket(dependencies, { service, ticket });
      if (outcome.kind === 'invalid-ticket')
        return reply.send(
          failureDocument(format, 'INVALID_TICKET', 'the ticket is unknown, used or expired'),
        );
      if (outcome.kind === 'invalid-service')
        return reply.send(failureDocument(format, 'INVALID_SERVICE', 'the ticket is for another service'));
      return reply.send(userDocument(format, outcome.user));
    });
  }
}

function text(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(body);
}

/** 401 in the shape of CAS; too many attempts keep their own status. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  request.log.info({ code: error.code }, 'a CAS login was refused');
  if (error.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  const status = error.status === 429 ? 429 : 401;
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ authentication_exceptions: [`${error.code}:${error.userText(request.locale)}`] });
}
