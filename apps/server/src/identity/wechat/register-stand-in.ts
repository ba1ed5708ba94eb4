import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { WechatStandIn } from '@plumbline/platform/wechat/stand-in/wechat-stand-in.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { registerCall } from '../../http/register-call.ts';
import { mayPlayWechat } from '../dev-pages.ts';

/** Development: what the phone does on the stand-in's pages. The push takes the real route. */
export function registerStandIn(app: App, standIn: WechatStandIn): void {
  const requirePlay = (request: FastifyRequest) => {
    if (!mayPlayWechat(app, request)) throw new AppError('NOT_FOUND', 'the WeChat stand-in, from elsewhere');
  };
  registerCall(app, CALLS.standInScan, async ({ body, request }) => {
    requirePlay(request);
    const push = standIn.scan(body.ticket, body.person);
    if (!push) throw new AppError('NOT_FOUND', 'the stand-in has no such QR code');
    const answer = await app.inject({
      method: 'POST',
      url: `${OTHER_PATHS.wechatPush}?${new URLSearchParams(push.query)}`,
      headers: { 'content-type': 'application/json', host: request.host },
      payload: push.body,
    });
    const message = standIn.readReply(answer.body);
    return { message, link: /https?:\S+/.exec(message)?.[0] ?? null };
  });
  registerCall(app, CALLS.standInAgree, async ({ body, request }) => {
    requirePlay(request);
    return { code: standIn.agree(body.person) };
  });
}
