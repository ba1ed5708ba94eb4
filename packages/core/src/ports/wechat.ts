import type { Locale } from '@plumbline/contract/text.ts';

/** Someone whom WeChat vouches for. */
export interface WechatPerson {
  readonly appId: string;
  /** Theirs within this app. */
  readonly openId: string;
  /** Theirs over all apps of one owner; only where these are bound to one Open Platform account. */
  readonly unionId: string | null;
  readonly nickname: string | null;
}

/** A website of the Open Platform: WeChat's own page shows the QR code and leads back with a one-time code. */
export interface WechatWebsite {
  authorizeUrl(request: {
    readonly state: string;
    readonly redirectUri: string;
    readonly locale: Locale;
  }): string;
  /** @throws AppError `WECHAT_REFUSED` for a code that is used, expired or invented; `WECHAT_FAILED` */
  exchangeCode(code: string): Promise<WechatPerson>;
}

/** A message that WeChat pushes, as it arrived. */
export interface RawPush {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly at: Date;
}

export interface WechatPush {
  /** Names the delivery, so that a recorded one can be told. */
  readonly key: string;
  /** A scan of a QR code, also by someone who followed the account through it; null for anything else. */
  readonly scan: { readonly scene: string; readonly openId: string } | null;
  /** Answers the sender with a text message, sealed as the push was. */
  reply(text: string): { readonly type: string; readonly body: string };
}

/** An official account, whose QR codes carry a scene that WeChat names to the server when somebody scans one. */
export interface WechatAccount {
  readonly appId: string;
  /**
   * @returns the text of the QR code
   * @throws AppError `WECHAT_FAILED`
   */
  createQr(scene: string, seconds: number): Promise<string>;
  /** @returns null where WeChat names none. @throws AppError `WECHAT_FAILED` */
  findUnionId(openId: string): Promise<string | null>;
  /** The answer to WeChat's check of the address. @throws AppError `FORBIDDEN` where the signature is wrong */
  answerCheck(query: RawPush['query']): string;
  /** @throws AppError `FORBIDDEN` where signature or time are wrong, `BAD_REQUEST` where it cannot be read */
  readPush(push: RawPush): WechatPush;
}

/** What the operator has of the two. */
export interface Wechat {
  readonly website: WechatWebsite | undefined;
  readonly account: WechatAccount | undefined;
}
