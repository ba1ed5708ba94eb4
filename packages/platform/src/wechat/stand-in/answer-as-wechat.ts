import { randomBytes } from 'node:crypto';
import type { WechatAccountSettings, WechatAppSettings } from '../../settings/identity-settings.ts';

export interface StandInState {
  readonly website: WechatAppSettings;
  readonly account: WechatAccountSettings;
  /** One-time codes of the website login → person. */
  readonly codes: Map<string, string>;
  /** QR tickets → scene. */
  readonly qrs: Map<string, string>;
  readonly tokens: Set<string>;
}

/** Page of this site that plays the phone; a real QR code holds an address of WeChat instead. */
const SCAN_PAGE = '/dev/wechat/scan';
const QRS_KEPT = 200;

const fail = (errcode: number, errmsg: string) => ({ errcode, errmsg: `${errmsg} rid: stand-in` });
const random = () => randomBytes(16).toString('hex');
/** The same person in every app of this owner. */
const unionOf = (person: string) => `u_${person}`;

/** WeChat's answer to one call, with its own numbers for what goes wrong. */
export function answerAsWechat(
  state: StandInState,
  { pathname, searchParams: query }: URL,
  body: string,
): object {
  const { website, account, tokens } = state;
  const sent = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  switch (pathname) {
    case '/sns/oauth2/access_token': {
      if (query.get('appid') !== website.appId) return fail(40013, 'invalid appid');
      if (query.get('secret') !== website.secret) return fail(40125, 'invalid appsecret');
      return grantByCode(state, query.get('code') ?? '');
    }
    case '/sns/userinfo': {
      if (!tokens.has(query.get('access_token') ?? '')) return fail(40001, 'invalid credential');
      const openid = query.get('openid') ?? '';
      const person = openid.slice(openid.lastIndexOf('_') + 1);
      return {
        openid,
        nickname: `${person} (WeChat)`,
        headimgurl: '',
        privilege: [],
        unionid: unionOf(person),
      };
    }
    case '/cgi-bin/stable_token': {
      if (sent['appid'] !== account.appId) return fail(40013, 'invalid appid');
      if (sent['secret'] !== account.secret) return fail(40125, 'invalid appsecret');
      return grantToken(state);
    }
    case '/cgi-bin/qrcode/create': {
      if (!tokens.has(query.get('access_token') ?? '')) return fail(40001, 'invalid credential');
      return createQr(state, sent);
    }
    case '/cgi-bin/user/info': {
      if (!tokens.has(query.get('access_token') ?? '')) return fail(40001, 'invalid credential');
      const openid = query.get('openid') ?? '';
      return { subscribe: 1, openid, unionid: unionOf(openid.slice(openid.lastIndexOf('_') + 1)) };
    }
    default:
      return fail(40066, 'invalid url');
  }
}

function grantToken({ tokens }: StandInState): { access_token: string; expires_in: number } {
  const token = random();
  tokens.add(token);
  return { access_token: token, expires_in: 7_200 };
}

function grantByCode(state: StandInState, code: string): object {
  const person = state.codes.get(code);
  if (person === undefined) return fail(40029, 'invalid code');
  // Empty: it was known and is used.
  state.codes.set(code, '');
  if (person === '') return fail(40163, 'code been used');
  const openid = `o_${state.website.appId}_${person}`;
  return {
    ...grantToken(state),
    refresh_token: random(),
    openid,
    scope: 'snsapi_login',
    unionid: unionOf(person),
  };
}

function createQr({ qrs }: StandInState, sent: Record<string, unknown>): object {
  const { action_info: info, expire_seconds: seconds } = sent as {
    action_info?: { scene?: { scene_str?: string } };
    expire_seconds?: number;
  };
  const ticket = random();
  qrs.set(ticket, info?.scene?.scene_str ?? '0');
  for (const old of [...qrs.keys()].slice(0, -QRS_KEPT)) qrs.delete(old);
  return { ticket, expire_seconds: seconds ?? 60, url: `${SCAN_PAGE}?ticket=${ticket}` };
}
