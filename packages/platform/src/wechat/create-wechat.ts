import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Wechat } from '@plumbline/core/ports/wechat.ts';
import type { Settings } from '../settings/settings.ts';
import { startWechatStandIn, type WechatStandIn } from './stand-in/wechat-stand-in.ts';
import { createWechatAccount } from './wechat-account.ts';
import { createWechatWebsite, WECHAT_ADDRESSES } from './wechat-website.ts';

/** Folder of this site under which the stand-in's pages lie. */
const STAND_IN_PAGES = '/dev/wechat';

export interface CreatedWechat extends Wechat {
  /** Undefined where WeChat itself is asked, or nobody. */
  readonly standIn: WechatStandIn | undefined;
}

/** WeChat as the operator has it, or its stand-in. */
export async function createWechat({ identity }: Settings, clock: Clock): Promise<CreatedWechat> {
  const { website, account, standIn: wanted } = identity.wechat;
  if (wanted) {
    const standIn = await startWechatStandIn(clock);
    return {
      website: createWechatWebsite(standIn.website, { open: STAND_IN_PAGES, api: standIn.api }),
      account: createWechatAccount(standIn.account, standIn.api),
      standIn,
    };
  }
  return {
    website: website && createWechatWebsite(website, WECHAT_ADDRESSES),
    account: account && createWechatAccount(account, WECHAT_ADDRESSES.api),
    standIn: undefined,
  };
}
