import { randomInt } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { RawPush, WechatAccount, WechatPush } from '@plumbline/core/ports/wechat.ts';
import { z } from 'zod';
import type { WechatAccountSettings } from '../settings/identity-settings.ts';
import { decryptPush, encryptPush, isSignedBy, signPush } from './push-crypto.ts';
import { type PushFields, readFields, writeFields } from './push-format.ts';
import { callWechat, type WechatCall, WechatError } from './wechat-api.ts';

/** A push that is older, or from the future, is not taken. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** A token is fetched anew this long before its end. */
const TOKEN_RESERVE_MS = 300_000;
const STALE_TOKEN = new Set([40001, 40014, 42001]);
/** The scene of someone who came to follow the account through the QR code. */
const FOLLOWED = 'qrscene_';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const qrSchema = z.object({ ticket: z.string().min(1), url: z.string().min(1) });
const personSchema = z.object({ unionid: z.string().min(1).optional() });

/** An official account's QR codes with a scene, and the pushes that tell of scans. */
export function createWechatAccount(settings: WechatAccountSettings, api: string): WechatAccount {
  const call = withToken(settings, api);
  return {
    appId: settings.appId,
    async createQr(scene, seconds) {
      const body = {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      };
      return (await call({ path: '/cgi-bin/qrcode/create', query: {}, body }, qrSchema)).url;
    },
    async findUnionId(openId) {
      const query = { openid: openId, lang: 'zh_CN' };
      return (await call({ path: '/cgi-bin/user/info', query }, personSchema)).unionid ?? null;
    },
    answerCheck(query) {
      requireSignature(settings, query);
      return query['echostr'] ?? '';
    },
    readPush: (push) => readPush(settings, push),
  };
}

type Call = <S extends z.ZodType>(call: WechatCall, schema: S) => Promise<z.output<S>>;

/** Calls with the account's token. The stable token is the same for every process that asks, so each keeps its own copy. */
function withToken({ appId, secret }: WechatAccountSettings, api: string): Call {
  let kept: { token: string; until: number } | undefined;
  const token = async () => {
    if (kept && Date.now() < kept.until) return kept.token;
    const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false };
    const fresh = await callWechat(api, { path: '/cgi-bin/stable_token', query: {}, body }, tokenSchema);
    kept = { token: fresh.access_token, until: Date.now() + fresh.expires_in * 1_000 - TOKEN_RESERVE_MS };
    return fresh.access_token;
  };
  const once: Call = async (call, schema) =>
    callWechat(api, { ...call, query: { access_token: await token(), ...call.query } }, schema);
  return async (call, schema) => {
    try {
      return await once(call, schema).catch((error: unknown) => {
        if (!(error instanceof WechatError) || !STALE_TOKEN.has(error.errcode)) throw error;
        kept = undefined;
        return once(call, schema);
      });
    } catch (error) {
      if (error instanceof WechatError) throw new AppError('WECHAT_FAILED', error.message, { cause: error });
      throw error;
    }
  };
}

function requireSignature({ token }: WechatAccountSettings, query: RawPush['query']): void {
  const { signature, timestamp = '', nonce = '' } = query;
  if (!isSignedBy(signature, token, timestamp, nonce)) throw new AppError('FORBIDDEN', 'signature of a push');
}

function readPush(settings: WechatAccountSettings, { query, body, at }: RawPush): WechatPush {
  requireSignature(settings, query);
  const { timestamp = '', nonce = '' } = query;
  if (!(Math.abs(at.getTime() - Number(timestamp) * 1_000) <= CLOCK_SKEW_MS))
    throw new AppError('FORBIDDEN', 'time of a push');
  const fields = open(settings, query, body);
  return {
    key: `${timestamp} ${nonce}`,
    scan: scanOf(fields),
    reply: (text) => {
      const message = {
        ToUserName: fields['FromUserName'] ?? '',
        FromUserName: fields['ToUserName'] ?? '',
        CreateTime: Math.floor(at.getTime() / 1_000),
        MsgType: 'text',
        Content: text,
      };
      const type = body.trim().startsWith('{') ? 'application/json' : 'text/xml';
      return { type, body: seal(settings, writeFields(message, body), body, at) };
    },
  };
}

/** With an AES key the body must be sealed: the plain signature covers no body, so anyone who saw one could write more. */
function open(
  { appId, token, aesKey }: WechatAccountSettings,
  query: RawPush['query'],
  body: string,
): PushFields {
  const fields = readFields(body);
  if (!fields) throw new AppError('BAD_REQUEST', 'a push that is neither XML nor JSON');
  if (aesKey === undefined) return fields;
  const { timestamp = '', nonce = '', msg_signature: signature } = query;
  const sealed = fields['Encrypt'] ?? '';
  if (!isSignedBy(signature, token, timestamp, nonce, sealed))
    throw new AppError('FORBIDDEN', 'signature of a sealed push');
  const message = decryptPush(aesKey, appId, sealed);
  const inner = message === undefined ? undefined : readFields(message);
  if (!inner) throw new AppError('FORBIDDEN', 'a push that is sealed for somebody else');
  return inner;
}

function seal(
  { appId, token, aesKey }: WechatAccountSettings,
  message: string,
  like: string,
  at: Date,
): string {
  if (aesKey === undefined) return message;
  const encrypted = encryptPush(aesKey, appId, message);
  const timestamp = Math.floor(at.getTime() / 1_000);
  const nonce = String(randomInt(1_000_000_000));
  const signature = signPush(token, String(timestamp), nonce, encrypted);
  return writeFields(
    { Encrypt: encrypted, MsgSignature: signature, TimeStamp: timestamp, Nonce: nonce },
    like,
  );
}

function scanOf(fields: PushFields): WechatPush['scan'] {
  const { MsgType: type, Event: event = '', EventKey: key = '', FromUserName: openId = '' } = fields;
  if (type !== 'event' || openId === '') return null;
  if (event === 'SCAN') return { scene: key, openId };
  if (event === 'subscribe' && key.startsWith(FOLLOWED)) return { scene: key.slice(FOLLOWED.length), openId };
  return null;
}
