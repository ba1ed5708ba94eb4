import type { SessionRepository } from '@plumbline/core/identity/identity-repository.ts';
import { queueMoment } from '@plumbline/core/tasks/worker-repository.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * Where the session of a request is looked for. On routes that read a task it is found together with that task, in one
 * statement: the state of a task is what browsers and programs ask for again and again.
 */
export function sessionsFor(app: App, request: FastifyRequest): SessionRepository {
  const { identity, tasks } = app.services.database;
  if (request.routeOptions.config.access?.reads !== 'task') return identity;
  const { taskId } = request.query as { readonly taskId?: unknown };
  if (typeof taskId !== 'string') return identity;
  return {
    ...identity,
    async findSession(tokenHash, now) {
      const found = await tasks.findSessionWithStatus(tokenHash, taskId, queueMoment(now));
      request.taskStatus = found?.status ?? null;
      return found;
    },
  };
}
