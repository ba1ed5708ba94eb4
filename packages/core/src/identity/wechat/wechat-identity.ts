import type { WechatPerson } from '../../ports/wechat.ts';
import type { ProvenIdentity } from '../enter-account.ts';

const NAME_LENGTH = 40;

/** The app is part of the subject: the same open id in another app is somebody else. */
export function wechatSubject(appId: string, openId: string): string {
  return `${appId}:${openId}`;
}

export function wechatIdentity({ appId, openId, unionId, nickname }: WechatPerson): ProvenIdentity {
  const label = nickname?.normalize('NFC').trim().slice(0, NAME_LENGTH).toWellFormed() || null;
  return {
    provider: 'wechat',
    subject: wechatSubject(appId, openId),
    unionId,
    label,
    name: label ?? `WeChat ${openId.slice(-4)}`,
  };
}
