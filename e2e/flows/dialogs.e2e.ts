import { seriousViolations } from '@plumbline/e2e/axe-violations.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { openRenewedSite } from '@plumbline/e2e/open-site.ts';
import type { APIRequestContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const ADMINISTRATOR = { account: 'chief', password: 'a long enough password' };

const site = openRenewedSite({
  CONTACT_EMAIL: 'studio@nord.example',
  ADMIN_ACCOUNT: ADMINISTRATOR.account,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
});

async function open(path: string, name: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await openPage(site.browser, { locale: 'en-US', ...options });
  onTestFailed(() => keepEvidence(opened.page, `dialogs-${name}`));
  await opened.page.goto(site.url + path);
  return opened;
}

/** Nothing that axe calls serious in what is open. */
async function expectAccessible(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor();
  expect(await seriousViolations(page)).toEqual([]);
}

/** Tab goes round within the dialog, and Escape gives the keyboard back to what opened it. */
async function expectKeyboardKept(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // Browsers stop at their own bar once between the last and the first.
    const inside = await dialog.locator(':focus').count();
    expect(inside === 1 || (await page.locator(':focus').count()) === 0).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.and(page.locator(':focus')).count()).toBe(1);
}

/** Signed in, as the page that is open shows once it is loaded again. */
async function signInHere({ page, settled }: OpenedPage, phoneNo: string, path: string): Promise<void> {
  await settled();
  await signIn(page.request, site.url, phoneNo);
  await page.goto(site.url + path);
}

test('contact: a visitor writes, and the operator reads it in the console', async () => {
  const { page, problems, close } = await open('/', 'contact');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Contact us' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await expectAccessible(page, dialog);
  expect(await dialog.getByRole('link', { name: 'studio@nord.example' }).getAttribute('href')).toBe(
    'mailto:studio@nord.example',
  );
  await expectKeyboardKept(page, dialog, opener);

  await opener.press('Enter');
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('Your message').fill('Do you render\n<b>theatres</b>?');
  await dialog.getByLabel('Answer to').fill('anna@studio.example');
  await send.click();
  await dialog.getByText('It has arrived.').waitFor();

  const console_ = await open('/aiDesignMangement?section=leads', 'contact-console');
  await console_.page.getByLabel('Account', { exact: true }).fill(ADMINISTRATOR.account);
  await console_.page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await console_.page.getByRole('button', { name: 'Log in' }).click();
  const row = console_.page.getByRole('row').filter({ hasText: 'anna@studio.example' });
  await row.getByRole('button', { name: 'Message' }).click();
  const message = console_.page.getByRole('dialog', { name: 'Message' });
  await expectAccessible(console_.page, message);
  await message.getByText('<b>theatres</b>?').waitFor();
  expect([...problems, ...console_.problems]).toEqual([]);
  await console_.close();
  await close();
});

test('guide: offered to a new person, walked to and fro by keyboard, and a quiet button afterwards', async () => {
  const { page, problems, close } = await open('/indoorRender', 'guide');
  await page.getByText('First time here?').waitFor();
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
  const first = page.getByRole('dialog', { name: 'Put your picture in' });
  await expectAccessible(page, first);
  const next = () => page.getByRole('dialog').getByRole('button', { name: 'Next' });
  await expect.poll(() => next().and(page.locator(':focus')).count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'How it should look' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Previous' }).click();
  await first.waitFor();
  for (const step of [
    'How it should look',
    'Say the rest in words',
    'How exactly',
    'Render',
    'Compare',
    'Find it again',
  ]) {
    await next().click();
    await page.getByRole('dialog', { name: step }).waitFor();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.reload();
  const again = page.getByRole('button', { name: 'Show me around' });
  await again.click();
  await first.waitFor();
  await expectKeyboardKept(page, first, again);
  // Nothing of it stands in the way of the work.
  await page.getByRole('button', { name: /^Use the sample: Kitchen/ }).click();
  await page.getByRole('button', { name: 'Detected Line drawing' }).waitFor();
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await first.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await close();
});

test('guide on a phone: the sheet rises for the settings and sinks for the rest', async () => {
  const { page, problems, close } = await open('/indoorRender', 'guide-phone', PHONE);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expectAccessible(page, page.getByRole('dialog', { name: 'Put your picture in' }));
  const fields = page.locator('#studio-fields');
  await fields.waitFor();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' });
  for (const step of ['How it should look', 'Say the rest in words', 'How exactly']) {
    await next.click();
    await page.getByRole('dialog', { name: step }).waitFor();
    expect(await fields.isVisible()).toBe(true);
  }
  await next.click();
  await page.getByRole('dialog', { name: 'Render' }).waitFor();
  await fields.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await close();
});

test('interest: after a few looks a visitor is told once what logging in gives, and may take WeChat', async () => {
  const { page, problems, close } = await open('/indoorRender', 'interest');
  const library = page.getByRole('button', { name: /^All \d+/ });
  const dialog = page.getByRole('dialog', { name: 'Found something you like?' });
  const look = async () => {
    await library.click();
    const pictures = page.getByRole('dialog');
    await pictures.getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await pictures.getByRole('textbox').waitFor({ state: 'hidden' });
  };
  for (let looks = 0; looks < 3; looks += 1) {
    await look();
    expect(await dialog.isVisible()).toBe(false);
  }
  await look();
  await expectAccessible(page, dialog);
  await dialog.getByText('Free renders every day').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  for (let looks = 0; looks < 5; looks += 1) await look();
  expect(await dialog.isVisible()).toBe(false);

  // Another day.
  await page.evaluate(`localStorage.setItem('plumbline.interest', JSON.stringify({ looks: 3, toldAt: 0 }))`);
  await look();
  await dialog.getByRole('button', { name: 'Log in with WeChat' }).click();
  const wechat = page.getByRole('dialog', { name: 'Log in with WeChat' });
  await wechat.getByRole('img', { name: 'QR code for WeChat' }).waitFor();
  await expectAccessible(page, wechat);
  // Without the agreement there is nothing to scan.
  await wechat.getByRole('checkbox').uncheck();
  await wechat.getByText('Please read and accept the agreement first.').waitFor();
  await wechat.getByRole('checkbox').check();
  const phone = await openPage(site.browser, { locale: 'en-US', ...PHONE });
  const link = wechat.getByRole('link', { name: 'open the phone’s page here' });
  await phone.page.goto((await link.getAttribute('href')) ?? '');
  await phone.page.getByRole('button', { name: 'Scan' }).click();
  await phone.page.getByRole('link', { name: 'Open the link' }).click();
  await phone.page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).waitFor();
  await phone.close();
  // Who is signed in is asked nothing.
  await page.evaluate(`localStorage.setItem('plumbline.interest', JSON.stringify({ looks: 3, toldAt: 0 }))`);
  await look();
  expect(await dialog.isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});

test('face verification: agreed to by itself, refused and passed on a phone, noted and taken back', async () => {
  const opened = await open('/', 'face');
  const { page, problems, close } = opened;
  await signInHere(opened, '13800003001', '/myPersonCenter');
  await page.getByText('Not verified (optional)').waitFor();
  const opener = page.getByRole('button', { name: 'Verify', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  await expectAccessible(page, dialog);
  await expectKeyboardKept(page, dialog, opener);
  await opener.click();
  const begin = dialog.getByRole('button', { name: 'Begin' });
  expect(await begin.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await begin.click();
  await dialog.getByRole('img', { name: 'QR code for verifying your face' }).waitFor();
  await expectAccessible(page, dialog);

  const answer = async (name: string, said: string) => {
    const link = dialog.getByRole('link', { name: 'open the phone’s page here' });
    const phone = await openPage(site.browser, { locale: 'en-US', ...PHONE });
    await phone.page.goto((await link.getAttribute('href')) ?? '');
    await expectAccessible(phone.page, phone.page.getByRole('button', { name }));
    await phone.page.getByRole('button', { name }).click();
    await phone.page.getByText(said).waitFor();
    expect(phone.problems).toEqual([]);
    await phone.close();
  };
  await answer('It is somebody else', 'Not passed.');
  await dialog.getByText('Nothing has changed.').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('img', { name: 'QR code for verifying your face' }).waitFor();
  await answer('It is the right person', 'Passed.');
  await dialog.getByRole('heading', { name: 'Verified' }).waitFor();
  await expectAccessible(page, dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^Verified on /).waitFor();

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Not verified (optional)').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('validation: who signed in long ago proves who they are, and comes back to what they were doing', async () => {
  const { page, settled, close } = await open('/', 'validation');
  await settled();
  const company = { account: 'nord', password: 'another long password' };
  await asAdministrator('', { ...company, name: 'Studio Nord' });
  const signedIn = await page.request.post(`${site.url}/api/login/account`, {
    data: company,
    headers: { 'x-csrf-token': await readToken(page.request) },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto(`${site.url}/myPersonCenter`);
  // As the server answers after a quarter of an hour.
  const stale = { code: 'SIGN_IN_AGAIN', message: 'again', errorCode: 'SIGN_IN_AGAIN', errorMsg: 'again' };
  let isStale = true;
  await page.route('**/api/user/faceVerify', (route) => {
    if (!isStale || route.request().method() !== 'POST') return route.continue();
    isStale = false;
    return route.fulfill({ status: 403, json: { success: false, data: null, error: stale } });
  });
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const face = page.getByRole('dialog', { name: 'Verify your identity' });
  await face.getByRole('checkbox').check();
  await face.getByRole('button', { name: 'Begin' }).click();
  const validation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessible(page, validation);
  await validation.getByLabel('Password', { exact: true }).fill(company.password);
  await validation.getByRole('button', { name: 'Confirm' }).click();
  await face.getByRole('button', { name: 'Begin' }).waitFor();
  await close();
});

test('extension: a membership that is about to end is extended, and one without is offered one', async () => {
  const opened = await open('/', 'extension');
  const { page, problems, close } = opened;
  await signInHere(opened, '13800003002', '/membership');
  const { data: user } = (await (await page.request.get(`${site.url}/api/user/userInfo`)).json()) as {
    data: { userId: string };
  };
  // As the operator would: five days of membership.
  const until = new Date(Date.now() + 5 * 86_400_000 + 3_600_000).toISOString();
  await asAdministrator(user.userId, { userType: 'vip', expiresAt: until });
  await page.reload();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Member for 5 more days' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Member until / });
  await expectAccessible(page, dialog);
  await expectKeyboardKept(page, dialog, opener);
  await page.getByRole('main').getByRole('button', { name: 'Renew' }).first().click();
  await dialog.getByText('Adds 12 months').waitFor();
  await dialog.getByRole('button', { name: /Yearly member/ }).click();
  await page.getByRole('dialog').getByRole('img', { name: 'QR code for WeChat Pay' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

async function readToken(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${site.url}/api/user/userInfo`);
  return ((await answer.json()) as { data: { csrfToken: string } }).data.csrfToken;
}

/** Makes or changes an account by the console's own calls. */
async function asAdministrator(accountId: string, data: object): Promise<void> {
  const context = await site.browser.newContext();
  const { request } = context;
  const login = await request.post(`${site.url}/api/user/manage/login`, {
    data: ADMINISTRATOR,
    headers: { 'x-csrf-token': await readToken(request) },
  });
  const { data: session } = (await login.json()) as { data: { csrfToken: string } };
  const path = accountId === '' ? 'account' : `account/${accountId}`;
  const done = await request.post(`${site.url}/api/user/manage/${path}`, {
    data,
    headers: { 'x-csrf-token': session.csrfToken },
  });
  if (!done.ok()) throw new Error(await done.text());
  await context.close();
}
