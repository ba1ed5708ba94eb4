import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { WechatAccountSettings, WechatAppSettings } from '../../settings/identity-settings.ts';
import { decryptPush, encryptPush, isSignedBy, signPush } from '../push-crypto.ts';
import { readFields } from '../push-format.ts';
import { answerAsWechat, type StandInState } from './answer-as-wechat.ts';

/** A push as the stand-in would send it. */
export interface StandInPush {
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Development: plays WeChat on loopback, in its own protocol and with keys made at start, so that the adapters under
 * test are the ones of production. A page plays the phone.
 */
export interface WechatStandIn {
  readonly website: WechatAppSettings;
  readonly account: WechatAccountSettings;
  /** Address that the server asks instead of api.weixin.qq.com. */
  readonly api: string;
  /** The event that a scan of a code causes; undefined for an unknown code. */
  scan(ticket: string, person: string): StandInPush | undefined;
  /** The text of a sealed reply. @throws where WeChat would not take it */
  readReply(body: string): string;
  /** What WeChat's page leads back with once a person has agreed. */
  agree(person: string): string;
  close(): Promise<void>;
}

const ORIGINAL_ID = 'gh_standin';

export async function startWechatStandIn(clock: Clock): Promise<WechatStandIn> {
  const random = () => randomBytes(16).toString('hex');
  const website = { appId: `wxweb${random().slice(0, 13)}`, secret: random() };
  const account = {
    appId: `wxacc${random().slice(0, 13)}`,
    secret: random(),
    token: random(),
    aesKey: randomBytes(32).toString('base64').slice(0, 43),
  };
  const state: StandInState = { website, account, codes: new Map(), qrs: new Map(), tokens: new Set() };
  const followers = new Set<string>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const answer = answerAsWechat(state, new URL(request.url ?? '/', 'http://wechat.invalid'), body);
      // As text, which WeChat does too.
      response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();

  const seconds = () => Math.floor(clock.now().getTime() / 1_000);
  return {
    website,
    account,
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scan(ticket, person) {
      const scene = state.qrs.get(ticket);
      if (scene === undefined) return undefined;
      const isFollower = followers.has(person);
      followers.add(person);
      const event = {
        ToUserName: ORIGINAL_ID,
        FromUserName: `o_${account.appId}_${person}`,
        CreateTime: seconds(),
        MsgType: 'event',
        Event: isFollower ? 'SCAN' : 'subscribe',
        EventKey: isFollower ? scene : `qrscene_${scene}`,
        Ticket: ticket,
      };
      const encrypted = encryptPush(account.aesKey, account.appId, JSON.stringify(event));
      const [timestamp, nonce] = [String(seconds()), String(randomInt(1_000_000_000))];
      return {
        query: {
          signature: signPush(account.token, timestamp, nonce),
          timestamp,
          nonce,
          openid: event.FromUserName,
          encrypt_type: 'aes',
          msg_signature: signPush(account.token, timestamp, nonce, encrypted),
        },
        body: JSON.stringify({ ToUserName: ORIGINAL_ID, Encrypt: encrypted }),
      };
    },
    readReply(body) {
      if (body === '' || body === 'success') return '';
      const { Encrypt = '', MsgSignature, TimeStamp = '', Nonce = '' } = readFields(body) ?? {};
      if (!isSignedBy(MsgSignature, account.token, TimeStamp, Nonce, Encrypt))
        throw new Error('The reply to a push is not signed as WeChat asks.');
      const message = decryptPush(account.aesKey, account.appId, Encrypt);
      return readFields(message ?? '')?.['Content'] ?? '';
    },
    agree(person) {
      const code = random();
      state.codes.set(code, person);
      return code;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}
