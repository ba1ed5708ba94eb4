import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { fillText, type LocalisedText } from '@plumbline/contract/text.ts';
import { receivePush } from '@plumbline/core/identity/wechat/receive-push.ts';
import type { WechatAccount } from '@plumbline/core/ports/wechat.ts';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { ANY_CALL, failureAnswers, jsonAnswer, textAnswer } from '../../http/declared-answers.ts';
import { unchecked } from '../../http/schema-compilers.ts';
import { siteAddress } from '../../http/site-address.ts';

const BODY_LIMIT = 64 * 1024;
/** WeChat is content with this where there is nothing to say. */
const TAKEN = 'success';

/** Official accounts are read in China; the phone's language is not told. */
const ASK: LocalisedText['zh-CN'] =
  '您正在登录 {company}。如果是您本人操作，请点击确认（5 分钟内有效）：\n{link}\n如果不是您本人操作，请忽略此消息。';

type Query = Readonly<Record<string, string | undefined>>;

const word = z.string().optional();
const querySchema = z.looseObject({
  signature: word,
  timestamp: word,
  nonce: word,
  echostr: word,
  msg_signature: word,
  encrypt_type: word,
});
const shared = { tags: ['/api/wx'], security: [], querystring: querySchema };
const failures = failureAnswers(...ANY_CALL, 403, 502);
const CHECK = {
  validatorCompiler: unchecked,
  schema: {
    ...shared,
    summary: 'WeChat checks that this is the server of the official account',
    response: { 200: textAnswer('What it sent', 'text/plain'), ...failures },
  },
};
const PUSH = {
  validatorCompiler: unchecked,
  schema: {
    ...shared,
    summary: 'A message to the official account, signed by WeChat',
    response: {
      200: {
        description: 'What is said back',
        content: {
          ...textAnswer('', 'text/plain', 'text/xml').content,
          ...jsonAnswer('', z.looseObject({})).content,
        },
      },
      ...failures,
      ...failureAnswers(413),
    },
  },
};

/** Messages of the official account: signed by WeChat, in its own formats, without session or envelope. */
export function registerWechatPush(app: App, account: WechatAccount): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes, account };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.get<{ Querystring: Query }>(OTHER_PATHS.wechatPush, CHECK, async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(account.answerCheck(request.query)),
    );
    scope.post<{ Querystring: Query }>(OTHER_PATHS.wechatPush, PUSH, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const { received, reply: answer } = await receivePush(dependencies, { query: request.query, body });
      if (!received) return reply.type('text/plain; charset=utf-8').send(TAKEN);
      const link = `${siteAddress(app, request)}/wechat/confirm?token=${received.token}`;
      const sealed = answer(fillText(ASK, { company: settings.companyName, link }));
      return reply.type(`${sealed.type}; charset=utf-8`).serializer(String).send(sealed.body);
    });
  });
}
