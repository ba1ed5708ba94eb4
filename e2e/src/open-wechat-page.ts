import type { Page } from 'playwright-core';

/** Goes from the login page to WeChat's own, where a person agrees or refuses; agreed it leads to `/list`. */
export async function openWechatPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/user/login?next=/list`);
  await chooseWechatPage(page);
}

/** The same from the login page that is open. */
export async function chooseWechatPage(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'WeChat' }).click();
  await page.getByRole('button', { name: 'Log in on WeChat’s page' }).click();
  await page.waitForURL('**/dev/wechat/connect/qrconnect?*');
}
