import { fileURLToPath } from 'node:url';
import {
  type Capability,
  CAPABILITIES,
  CAPABILITY_NAMES,
} from '@plumbline/contract/capabilities/capabilities.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { SHIPPED_PLANS } from '@plumbline/contract/plans/shipped-plans.ts';
import { LOCALES, type Locale, type LocalisedText } from '@plumbline/contract/text.ts';
import { keepEvidence } from '@plumbline/e2e/keep-evidence.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { type OpenedPage, openPage } from '@plumbline/e2e/open-page.ts';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
// In this process, because no setting of the app switches a capability on.
import { administratorBrowser } from '@plumbline/server/testing/administrator-browser.ts';
import { startTestApp, type TestApp } from '@plumbline/server/testing/test-app.ts';
import { consoleTexts } from '@plumbline/web/console/texts.ts';
import { dialogTexts } from '@plumbline/web/dialogs/texts.ts';
import { layoutTexts } from '@plumbline/web/layout/texts.ts';
import { membershipTexts } from '@plumbline/web/membership/texts.ts';
import { signInTexts } from '@plumbline/web/sign-in/texts.ts';

const WEB = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

type Place = 'home' | 'signIn' | 'membership' | 'recharge' | 'counts' | 'ledger' | 'orders' | 'console';
type Texts = Readonly<Record<Place, string>>;

/** Words that nobody reads where nothing of it is there. */
const WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:chats?|assistants?|real-time|live|clients?|installers?|dedicated|coming|ComfyUI|OpenAI|S3)\b/i,
  'zh-CN': /对话|助手|实时|客户端|安装包|专属|独立服务器|即将推出/,
  ja: /チャット|アシスタント|リアルタイム|ライブ(?!ラリ)|クライアント|インストーラー|専用|近日/,
};

const planTitle = (planId: string) =>
  SHIPPED_PLANS.find((plan) => plan.planId === planId)?.title as LocalisedText;
const filled = (text: LocalisedText, amount: number): LocalisedText => ({
  'zh-CN': text['zh-CN'].replace('{{amount}}', String(amount)),
  en: text.en.replace('{{amount}}', String(amount)),
  ja: text.ja.replace('{{amount}}', String(amount)),
});

/** What each capability puts where. */
const PUTS: readonly [Capability, Place, LocalisedText][] = [
  ['chat', 'home', CAPABILITIES.chat.page.label],
  ['chat', 'signIn', filled(signInTexts.gift, 10)],
  ['chat', 'membership', membershipTexts.unlimitedChats],
  ['chat', 'membership', planTitle('gpt-200')],
  ['chat', 'recharge', planTitle('gpt-200')],
  ['chat', 'counts', COUNTER_NAMES.gpt_tickets],
  ['chat', 'ledger', COUNTER_NAMES.gpt_tickets],
  ['chat', 'console', consoleTexts.counter_gpt_tickets],
  ['chat', 'console', planTitle('gpt-200')],
  ['real-time', 'home', CAPABILITIES['real-time'].page.label],
  ['real-time', 'membership', membershipTexts.unlimitedLive],
  ['real-time', 'membership', planTitle('live-200')],
  ['real-time', 'recharge', planTitle('live-200')],
  ['real-time', 'counts', COUNTER_NAMES.live_tickets],
  ['real-time', 'ledger', COUNTER_NAMES.live_tickets],
  ['real-time', 'console', consoleTexts.counter_live_tickets],
  ['real-time', 'console', planTitle('live-200')],
  ['dedicated-server', 'membership', membershipTexts.enterpriseLead],
  ['dedicated-server', 'membership', planTitle('enterprise-month')],
  ['dedicated-server', 'console', planTitle('enterprise-month-plus')],
  ['desktop-client', 'home', layoutTexts.client],
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

function openInstallation(capabilities?: Iterable<Capability>): {
  readonly t: TestApp;
  readonly url: string;
} {
  let t: TestApp | undefined;
  let url = '';
  beforeAll(async () => {
    t = await startTestApp({ webDir: WEB, ...(capabilities ? { capabilities } : {}) });
    url = await t.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => t?.close());
  return {
    get t() {
      return t as TestApp;
    },
    get url() {
      return url;
    },
  };
}

async function signIn(request: APIRequestContext, t: TestApp, url: string, phoneNo: string): Promise<string> {
  const token = async () => (await (await request.get(`${url}/api/user/userInfo`)).json()).data.csrfToken;
  const post = async (path: string, data: object) => {
    const answer = await request.post(url + path, { data, headers: { [CSRF_HEADER]: await token() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  await post('/api/login/sms/send', { phoneNo });
  await post('/api/login/sms', { phoneNo, verifyCode: t.codes.get(phoneNo) });
  return (await (await request.get(`${url}/api/user/userInfo`)).json()).data.userId;
}

/** All that a person reads on the page, dialogs and labels included. */
async function read({ page, settled }: OpenedPage): Promise<string> {
  await settled();
  return page.evaluate(`(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...labels].join('\\n');
  })()`);
}

async function readEverywhere(t: TestApp, url: string, locale: Locale, phoneNo: string): Promise<Texts> {
  const opened = await openPage(browser, { locale });
  const { page } = opened;
  onTestFailed(() => (page.isClosed() ? undefined : keepEvidence(page, `capabilities-${locale}`)));
  await page.goto(url);
  const home = await read(opened);
  const login = page.getByRole('banner').getByRole('button', { name: layoutTexts.login[locale] });
  await login.click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  const signInText = await read(opened);

  const userId = await signIn(page.request, t, url, phoneNo);
  const at = async (path: string) => {
    await page.goto(url + path);
    return read(opened);
  };
  const membership = await at('/membership');
  await page.getByRole('button', { name: membershipTexts.upgrade[locale] }).click();
  await page.getByRole('dialog').getByRole('list').first().waitFor();
  const recharge = await read(opened);
  const orders = await at('/myPersonCenter?section=membership');
  const ledger = await at('/myPersonCenter?section=ledger');
  await page.getByRole('banner').locator('button[aria-expanded].tabular').click();
  await page.getByRole('dialog', { name: layoutTexts.usage[locale] }).getByRole('link').waitFor();
  const counts = await page.getByRole('dialog', { name: layoutTexts.usage[locale] }).innerText();
  await openConsole(page, t);
  const parts: string[] = [];
  for (const section of ['overview', 'orders', 'plans', 'leads', 'content', 'audit'])
    parts.push(await at(`/aiDesignMangement?section=${section}`));
  parts.push(await at(`/aiDesignMangement?section=accounts&account=${userId}`));
  await page.getByLabel(consoleTexts.counter[locale], { exact: true }).click();
  parts.push(await read(opened));
  await opened.close();
  return {
    home,
    signIn: signInText,
    membership,
    recharge,
    orders,
    ledger,
    counts,
    console: parts.join('\n'),
  };
}

/** The cookie of an administrator whose console is open. */
async function openConsole(page: Page, t: TestApp): Promise<void> {
  const { browser: administrator } = await administratorBrowser(t);
  const value = administrator.cookies.get(COOKIES.admin) ?? '';
  await page
    .context()
    .addCookies([{ name: COOKIES.admin, value, domain: '127.0.0.1', path: MANAGEMENT_PATH }]);
}

describe('with nothing registered', () => {
  const here = openInstallation([]);

  test.each(LOCALES)('says nothing of what it cannot do (%s)', async (locale) => {
    const texts = await readEverywhere(here.t, here.url, locale, `1390000000${LOCALES.indexOf(locale)}`);
    for (const [place, text] of Object.entries(texts)) {
      expect(text.length, place).toBeGreaterThan(place === 'counts' ? 10 : 100);
      const line = text.split('\n').find((each) => WORDS[locale].test(each));
      expect([place, line]).toEqual([place, undefined]);
    }
    for (const [capability, place, text] of PUTS)
      expect([capability, place, texts[place].includes(text[locale])]).toEqual([capability, place, false]);
  });
});

describe('with every capability registered', () => {
  const here = openInstallation(CAPABILITY_NAMES);

  test.each(LOCALES)('everything of it is there (%s)', async (locale) => {
    const texts = await readEverywhere(here.t, here.url, locale, `1390000001${LOCALES.indexOf(locale)}`);
    for (const [capability, place, text] of PUTS)
      expect([capability, place, text.en, texts[place].includes(text[locale])]).toEqual([
        capability,
        place,
        text.en,
        true,
      ]);
  });

  test('the dialog of the client opens, from the header and from a phone’s menu', async () => {
    const wide = await openPage(browser, { locale: 'en-US' });
    await wide.page.goto(here.url);
    await wide.page.getByRole('banner').getByRole('button', { name: 'Client', exact: true }).click();
    const dialog = wide.page.getByRole('dialog', { name: dialogTexts.clientTitle.en });
    await dialog.getByText('At least 8 GB of memory').waitFor();
    await wide.close();
    const phone = await openPage(browser, { locale: 'en-US', viewport: { width: 390, height: 844 } });
    await phone.page.goto(here.url);
    await phone.page.getByRole('button', { name: 'Menu' }).click();
    const menu = phone.page.getByRole('navigation', { name: layoutTexts.mainNavigation.en });
    for (const { label, path } of [CAPABILITIES.chat.page, CAPABILITIES['real-time'].page])
      expect(await menu.getByRole('link', { name: label.en }).getAttribute('href')).toBe(path);
    await menu.getByRole('button', { name: 'Client', exact: true }).click();
    await phone.page.getByRole('dialog', { name: dialogTexts.clientTitle.en }).waitFor();
    await phone.close();
  });
});

describe('with one capability registered', () => {
  const here = openInstallation(['chat']);

  test('what is its own is there, and nothing of another', async () => {
    const texts = await readEverywhere(here.t, here.url, 'en', '13900000020');
    for (const [capability, place, text] of PUTS)
      expect([capability, place, text.en, texts[place].includes(text.en)]).toEqual([
        capability,
        place,
        text.en,
        capability === 'chat',
      ]);
  });
});
