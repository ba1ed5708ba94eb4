import type { App } from '../../app.ts';
import { registerScanRoutes } from './register-scan-routes.ts';
import { registerStandIn } from './register-stand-in.ts';
import { registerWebsiteRoutes } from './register-website-routes.ts';
import { registerWechatPush } from './register-wechat-push.ts';

/** The two ways over WeChat, each where the operator has it. */
export function registerWechatRoutes(app: App): void {
  const { website, account, standIn } = app.services.wechat;
  registerScanRoutes(app, account);
  registerWebsiteRoutes(app, website);
  if (account) registerWechatPush(app, account);
  if (standIn) registerStandIn(app, standIn);
}
