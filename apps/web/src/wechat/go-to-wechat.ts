import { api } from '../api/client.ts';
import { forgetInvite, visitForSignIn } from '../session/visit.ts';

/** Leaves for WeChat's own page, which leads back to `next`. */
export async function goToWechat(purpose: 'login' | 'join', next: string): Promise<void> {
  const { url } = await api('wechatAuthorize', { body: { purpose, next, ...visitForSignIn() } });
  // The way there has taken it along.
  forgetInvite();
  location.assign(url);
}
