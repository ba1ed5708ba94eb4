import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { fillText, type LocalisedText } from '@plumbline/contract/text.ts';
import { receivePush } from '@plumbline/core/identity/wechat/receive-push.ts';
import type { WechatAccount } from '@plumbline/core/ports/wechat.ts';
import type { App } from '../../app.ts';
import { siteAddress } from '../../http/site-address.ts';

const BODY_LIMIT = 64 * 1024;
/** WeChat is content with this where there is nothing to say. */
const TAKEN = 'success';

/** Official accounts are read in China; the phone's language is not told. */
const ASK: LocalisedText['zh-CN'] =
  '您正在登录 {company}。如果是您本人操作，请点击确认（5 分钟内有效）：\n{link}\n如果不是您本人操作，请忽略此消息。';

type Query = Readonly<Record<string, string | undefined>>;

/** Messages of the official account: signed by WeChat, in its own formats, without session or envelope. */
export function registerWechatPush(app: App, account: WechatAccount): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes, account };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    const options = { schema: { hide: true } };
    scope.get<{ Querystring: Query }>(OTHER_PATHS.wechatPush, options, async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(account.answerCheck(request.query)),
    );
    scope.post<{ Querystring: Query }>(OTHER_PATHS.wechatPush, options, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const { received, reply: answer } = await receivePush(dependencies, { query: request.query, body });
      if (!received) return reply.type('text/plain; charset=utf-8').send(TAKEN);
      const link = `${siteAddress(app, request)}/wechat/confirm?token=${received.token}`;
      const sealed = answer(fillText(ASK, { company: settings.companyName, link }));
      return reply.type(`${sealed.type}; charset=utf-8`).serializer(String).send(sealed.body);
    });
  });
}
