import { createApiCall, fetchWithLimit } from '@plumbline/client/api-call.ts';
import { type ClientSettings, commonHeaders } from '@plumbline/client/client-settings.ts';
import { dataOf, failureOf } from '@plumbline/client/read-answer.ts';
import { liveUrl, webSocketPort } from '@plumbline/client/live/web-socket-port.ts';
import { uploadedImageSchema } from '@plumbline/contract/api/images.ts';
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { PAGE_CALLS } from '@plumbline/contract/page-calls.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Server } from '../ports/ports.ts';

interface Surroundings {
  readonly address: () => string;
  readonly locale: () => Locale;
  /** Keeps cookies, as a browser does: ways to sign in go through a session of the web. */
  readonly fetch: typeof fetch;
  /** Forgets them. */
  readonly forgetCookies: () => Promise<void>;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * The server over HTTP. Signing in opens a session of the web, which is traded for a device token and ended: from then on every call
 * carries the token and no cookie.
 */
export function createHttpServer({ address, locale, fetch, forgetCookies }: Surroundings): Server {
  let token: string | undefined;
  let csrf = '';
  const settings: ClientSettings = {
    get baseUrl() {
      return address();
    },
    locale,
    cookies: () => '',
    csrfToken: () => csrf,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      const credentials = token === undefined ? 'include' : 'omit';
      return fetch(input, { ...init, headers, credentials, redirect: 'error' });
    },
    redirectOrigins: () => [],
    // Nothing that a server says leads a client elsewhere.
    followRedirect: () => undefined,
  };
  const call = createApiCall(settings, PAGE_CALLS);

  /** The token against forged requests of the session as it is now. */
  const begin = async () => {
    ({ csrfToken: csrf } = await call('userInfo', {}));
  };
  const trade = async () => {
    await begin();
    const { token: device } = await call('deviceToken', {});
    await call('logout', {}).catch(() => undefined);
    await forgetCookies();
    csrf = '';
    return device;
  };
  const signIn = async (enter: () => Promise<unknown>) => {
    token = undefined;
    await begin();
    await enter();
    return trade();
  };
  const bytesOf = async (path: string) => {
    // Of this server alone, whatever an answer names.
    if (!path.startsWith('/') || path.startsWith('//')) throw new AppError('BAD_GATEWAY', `file at ${path}`);
    const response = await fetchWithLimit(settings, path, {});
    if (!response.ok) throw await failureOf(response);
    return new Uint8Array(await response.arrayBuffer());
  };

  return {
    site: () => call('siteInfo', {}),
    release: () => call('clientRelease', {}),
    artefact: bytesOf,
    sendCode: async (email) => {
      token = undefined;
      await begin();
      await call('emailSend', { body: { email } });
    },
    signInByEmail: (email, verifyCode) => signIn(() => call('emailLogin', { body: { email, verifyCode } })),
    signInByAccount: (account, password) =>
      signIn(() => call('accountLogin', { body: { account, password } })),
    startScan: async () => {
      token = undefined;
      await begin();
      return call('wechatQr', {});
    },
    pollScan: async (ticket) => (await call('wechatScan', { query: { ticket } })).state,
    tokenOfScan: trade,
    useToken: (given) => {
      token = given;
    },
    me: () => call('userInfo', {}),
    tickets: async () => {
      const counts = await call('totalTicket', {});
      if (typeof counts === 'number') return { tickets: counts, liveTickets: 0 };
      return { tickets: counts.tickets, liveTickets: counts.live_tickets ?? 0 };
    },
    signOut: async () => {
      if (token !== undefined) await call('logout', {});
    },
    upload: async (picture, mime, idempotencyKey) => {
      const form = new FormData();
      form.set('purpose', 'base');
      form.set(
        'file',
        new Blob([Uint8Array.from(picture)], { type: mime }),
        `window.${EXTENSIONS[mime] ?? 'jpg'}`,
      );
      const response = await fetchWithLimit(settings, OTHER_PATHS.upload, {
        method: 'POST',
        headers: { ...commonHeaders(settings), [IDEMPOTENCY_HEADER]: idempotencyKey, [CSRF_HEADER]: csrf },
        body: form,
      });
      const uploaded = uploadedImageSchema.safeParse(await dataOf(response));
      if (!uploaded.success) throw new AppError('UPLOAD_FAILED', uploaded.error.message);
      return { imageId: uploaded.data.imageId };
    },
    startTask: (body, idempotencyKey) => call('startTask', { body, idempotencyKey }),
    task: (taskId) => call('task', { query: { taskId } }),
    cancelTask: async (taskId) => void (await call('cancelTask', { body: { taskId } })),
    // Frames go straight to the server: Node’s WebSocket knows nothing of the proxy that Electron’s session uses.
    live: webSocketPort(
      () =>
        new WebSocket(liveUrl(address()), {
          headers: { authorization: `Bearer ${token ?? ''}`, 'accept-language': locale() },
        }),
    ),
    file: bytesOf,
  };
}
