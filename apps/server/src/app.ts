import type { AccessRule } from '@plumbline/contract/access/access-rules.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { ResolvedAdministrator } from '@plumbline/core/administration/resolve-administrator.ts';
import type { Caller } from '@plumbline/core/identity/caller.ts';
import type { TaskStatus } from '@plumbline/core/tasks/task-status.ts';
import type { Services } from '@plumbline/platform/services.ts';
import type { FastifyInstance } from 'fastify';
import type { PublishedContent } from './catalogue/published-content.ts';

export type App = FastifyInstance;

/** Who may use a route and whether it changes something. A route without it has no session and no checks. */
export interface RouteAccess {
  readonly allowed: AccessRule;
  /** Asks for the CSRF token, refuses other sites, answers `no-store`. */
  readonly changes: boolean;
  /** What is found together with the session, so that both cost one statement: the task that `taskId` of the query names. */
  readonly reads?: 'task';
  /** Works without a session too, while the database that knows them is away. */
  readonly survivesOutage?: boolean;
}

/** The session that a request came with, or the new one that it leaves with. */
export interface RequestSession {
  readonly token: string;
  /** Id of a signed-in session; null for a visitor. */
  readonly sessionId: string | null;
  readonly csrfToken: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
    /** What everybody can choose from now. */
    readonly published: () => Promise<PublishedContent>;
  }
  interface FastifyRequest {
    /** Language of the texts in the answer. */
    locale: Locale;
    /** Only on routes with `config.access`. */
    caller: Caller;
    /** Only on routes for administrators. */
    administrator: ResolvedAdministrator;
    session: RequestSession;
    /** Of the caller, where the route's `reads` had it looked for; null where it is not there. */
    taskStatus: TaskStatus | null | undefined;
  }
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Statuses of failures beside those that follow from the rest. */
    fails?: readonly (409 | 502 | 504)[];
    /** Content types of what the route answers with where it does not fail; set from its declared answers. */
    answerTypes?: readonly string[];
  }
}
