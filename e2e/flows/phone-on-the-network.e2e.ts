import { networkInterfaces } from 'node:os';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { readQrCode } from '@plumbline/e2e/read-qr-code.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import { expect, test } from 'vitest';

const ADDRESSES = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

const site = openRenewedSite({ HOST: '0.0.0.0', WECHAT_STAND_IN: 'on' });

test.runIf(ADDRESSES.length > 0)(
  'a phone of the same network reads the code off the screen, opens its address and confirms',
  async ({ onTestFailed }) => {
    const { port } = new URL(site.url);
    const desk = await openPage(site.browser, { locale: 'en-US' });
    onTestFailed(() => keepEvidence(desk.page, 'network-desk'));
    // The desk opens the site as its developer does: by the name of the machine itself.
    await desk.page.goto(`http://localhost:${port}/user/login`);
    await desk.page.getByRole('tab', { name: 'WeChat' }).click();
    const code = desk.page.getByRole('img', { name: 'QR code for WeChat' });
    await code.waitFor();
    const seen = await readQrCode(await code.screenshot({ scale: 'css' }));
    const address = new URL(seen);
    expect(ADDRESSES).toContain(address.hostname);
    expect(address.port).toBe(port);

    const viewport = { width: 390, height: 844 };
    const phone = await openPage(site.browser, { locale: 'en-US', viewport, isMobile: true, hasTouch: true });
    onTestFailed(() => keepEvidence(phone.page, 'network-phone'));
    await phone.page.goto(seen);
    await phone.page.getByRole('button', { name: 'Scan' }).tap();
    await desk.page.getByText('Scanned. Confirm on your phone.').waitFor();
    const link = phone.page.getByRole('link', { name: 'Open the link' });
    const confirm = new URL((await link.getAttribute('href')) ?? '', phone.page.url());
    expect(confirm.hostname).toBe(address.hostname);
    await link.tap();
    await phone.page.getByRole('button', { name: 'Confirm' }).tap();
    await phone.page.getByText('Confirmed. Go on in your browser.').waitFor();
    await desk.page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).waitFor();
    const answer = await desk.page.request.get(`http://localhost:${port}/api/user/userInfo`);
    expect(((await answer.json()) as { data: { userType: string } }).data.userType).toBe('user');
    expect([...desk.problems, ...phone.problems]).toEqual([]);
    await phone.close();
    await desk.close();
  },
);
