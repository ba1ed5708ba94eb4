import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ownPath } from '@plumbline/contract/own-path.ts';
import { beginWebsite, finishWebsite } from '@plumbline/core/identity/wechat/website.ts';
import { WRONG_INVITES_PER_HOUR } from '@plumbline/core/invitations/limit-guesses.ts';
import type { WechatWebsite } from '@plumbline/core/ports/wechat.ts';
import type { FastifyReply } from 'fastify';
import { recentlySignedIn } from '../../account/recently-signed-in.ts';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { emptyAnswer } from '../../http/declared-answers.ts';
import { unchecked } from '../../http/schema-compilers.ts';
import { registerCall } from '../../http/register-call.ts';
import { siteAddress } from '../../http/site-address.ts';
import { arrivalOf, beginSession, perHour } from '../arrival.ts';
import { nonceCookie } from './nonce-cookie.ts';

const WAY_MS = 10 * 60_000;
const CALLBACK = OTHER_PATHS.wechatCallback;

/** Website login of the Open Platform: to WeChat's page, and back from it. */
export function registerWebsiteRoutes(app: App, website: WechatWebsite | undefined): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes };

  registerCall(app, CALLS.wechatAuthorize, async ({ body, request, reply, locale }) => {
    if (!website) throw new AppError('NOT_FOUND', 'no website of the Open Platform is set');
    const { purpose, next, source, inviteCode } = body;
    const user = purpose === 'join' ? await recentlySignedIn(app, request) : null;
    const { url, nonce } = await beginWebsite(
      { ...dependencies, website },
      {
        purpose,
        userId: user?.id ?? null,
        next: ownPath(next),
        redirectUri: `${siteAddress(app, request)}${CALLBACK}`,
        visit: { source, inviteCode },
        address: request.ip,
        invitesPerHour: perHour(request, WRONG_INVITES_PER_HOUR),
        locale,
      },
    );
    const expires = new Date(clock.now().getTime() + WAY_MS);
    void reply.setCookie(COOKIES.wechatState, nonce, nonceCookie(app, request, CALLBACK, expires));
    return { url };
  });
  if (!website) return;

  const options = {
    config: { access: { allowed: 'anyone' as const, changes: false } },
    schema: {
      summary: 'Back from WeChat’s page: to where the way began, signed in or with what went wrong',
      tags: ['/api/wx'],
      querystring: z.looseObject({ state: z.string().optional(), code: z.string().optional() }),
      response: { 302: emptyAnswer('To a page of this site') },
    },
    validatorCompiler: unchecked,
    exposeHeadRoute: false,
  };
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    CALLBACK,
    options,
    async (request, reply) => {
      const { state, code } = request.query;
      void reply.header('cache-control', 'no-store').clearCookie(COOKIES.wechatState, { path: CALLBACK });
      try {
        if (typeof state !== 'string') throw new AppError('WECHAT_REFUSED', 'no state');
        const outcome = await finishWebsite(
          {
            ...dependencies,
            website,
            sessionDays: settings.sessionDays,
            capabilities: app.services.capabilities,
          },
          {
            state,
            code: typeof code === 'string' && code !== '' ? code : undefined,
            nonce: request.cookies[COOKIES.wechatState] ?? '',
            userId: request.caller.user?.id ?? null,
            arrival: arrivalOf(request, {}),
          },
        );
        if (outcome.kind === 'refused') return sendBack(reply, outcome.next, 'WECHAT_REFUSED');
        if (outcome.kind === 'entered') await beginSession(app, request, reply, outcome.opened);
        return reply.redirect(outcome.next);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.log.info({ code: error.code, reason: error.message }, 'back from WeChat without a session');
        return sendBack(reply, '/', error.code);
      }
    },
  );
}

/** To a page that says what went wrong; where a session exists already, as after a repeated callback, it leads on. */
function sendBack(reply: FastifyReply, next: string, code: string): FastifyReply {
  return reply.redirect(`/user/login?${new URLSearchParams({ failed: code, next })}`);
}
