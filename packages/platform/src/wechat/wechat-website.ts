import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { WechatWebsite } from '@plumbline/core/ports/wechat.ts';
import { z } from 'zod';
import type { WechatAppSettings } from '../settings/identity-settings.ts';
import { callWechat, WechatError } from './wechat-api.ts';

export interface WechatAddresses {
  /** Where browsers go. */
  readonly open: string;
  /** Where servers ask. */
  readonly api: string;
}

export const WECHAT_ADDRESSES: WechatAddresses = {
  open: 'https://open.weixin.qq.com',
  api: 'https://api.weixin.qq.com',
};

/** Wrong, expired or used code; missing code. The person has to begin again. */
const CODE_ERRORS = new Set([40029, 40163, 41008]);

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
});
const profileSchema = z.object({ nickname: z.string().optional(), unionid: z.string().min(1).optional() });

/** Website login of the Open Platform (`snsapi_login`). The tokens are dropped once the person is known. */
export function createWechatWebsite(
  { appId, secret }: WechatAppSettings,
  { open, api }: WechatAddresses,
): WechatWebsite {
  return {
    authorizeUrl({ state, redirectUri, locale }) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        ...(locale === 'zh-CN' ? {} : { lang: 'en' }),
      });
      return `${open}/connect/qrconnect?${query}#wechat_redirect`;
    },
    async exchangeCode(code) {
      try {
        const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
        const token = await callWechat(api, { path: '/sns/oauth2/access_token', query: grant }, tokenSchema);
        const person = { access_token: token.access_token, openid: token.openid, lang: 'zh_CN' };
        const profile = await callWechat(api, { path: '/sns/userinfo', query: person }, profileSchema);
        return {
          appId,
          openId: token.openid,
          unionId: token.unionid ?? profile.unionid ?? null,
          nickname: profile.nickname ?? null,
        };
      } catch (error) {
        if (!(error instanceof WechatError)) throw error;
        const code = CODE_ERRORS.has(error.errcode) ? 'WECHAT_REFUSED' : 'WECHAT_FAILED';
        throw new AppError(code, error.message, { cause: error });
      }
    },
  };
}
