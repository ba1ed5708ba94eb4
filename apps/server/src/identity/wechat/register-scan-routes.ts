import { CALLS } from '@plumbline/contract/calls.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { answerScan, type DescribedScan, describeScan } from '@plumbline/core/identity/wechat/answer-scan.ts';
import { beginScan } from '@plumbline/core/identity/wechat/begin-scan.ts';
import { pollScan } from '@plumbline/core/identity/wechat/poll-scan.ts';
import { WRONG_INVITES_PER_HOUR } from '@plumbline/core/invitations/limit-guesses.ts';
import type { WechatAccount } from '@plumbline/core/ports/wechat.ts';
import QRCode from 'qrcode';
import { recentlySignedIn } from '../../account/recently-signed-in.ts';
import type { App } from '../../app.ts';
import { addressOf } from '../../http/client-address.ts';
import { registerCall } from '../../http/register-call.ts';
import { siteAddress } from '../../http/site-address.ts';
import { arrivalOf, beginSession, perHour } from '../arrival.ts';
import { nonceCookie } from './nonce-cookie.ts';

const CODES_PER_MINUTE = 10;
const NO_STORE = 'no-store';

/** The official account's QR code: asked for and watched by a browser, answered on a phone. */
export function registerScanRoutes(app: App, account: WechatAccount | undefined): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes };

  registerCall(app, CALLS.wechatQr, async ({ query, request, reply }) => {
    if (!account) throw new AppError('NOT_FOUND', 'no official account is set');
    const { purpose, version: _version, inviteCode, ...campaign } = query;
    const user = purpose === 'join' ? await recentlySignedIn(app, request) : null;
    const source = Object.keys(campaign).length > 0 ? campaign : undefined;
    const scan = await beginScan(
      { ...dependencies, account },
      {
        purpose,
        userId: user?.id ?? null,
        address: addressOf(request),
        perMinute: perHour(request, CODES_PER_MINUTE),
        device: (request.headers['user-agent'] ?? '').slice(0, 200),
        visit: { source, inviteCode },
        invitesPerHour: perHour(request, WRONG_INVITES_PER_HOUR),
      },
    );
    // A stand-in's code leads to a page of this site.
    const url = new URL(scan.url, siteAddress(app, request)).href;
    const svg = await QRCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    void reply
      .header('cache-control', NO_STORE)
      .setCookie(COOKIES.wechatQr, scan.nonce, nonceCookie(app, request, '/api/wx', scan.expiresAt));
    const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { ticket: scan.ticket, qr, url, expiresAt: scan.expiresAt.toISOString() };
  });

  registerCall(app, CALLS.wechatScan, async ({ query, caller, request, reply }) => {
    void reply.header('cache-control', NO_STORE);
    const { state, opened } = await pollScan(
      { ...dependencies, sessionDays: settings.sessionDays, capabilities: app.services.capabilities },
      {
        ticket: query.ticket,
        nonce: request.cookies[COOKIES.wechatQr] ?? '',
        userId: caller.user?.id ?? null,
        arrival: arrivalOf(request, {}),
      },
    );
    if (opened) await beginSession(app, request, reply, opened);
    return { state };
  });

  registerCall(app, CALLS.wechatConfirm, async ({ query, reply }) => {
    void reply.header('cache-control', NO_STORE);
    return toAnswer(await describeScan(dependencies, query.token));
  });
  registerCall(app, CALLS.wechatAnswer, async ({ body }) => toAnswer(await answerScan(dependencies, body)));
}

const toAnswer = ({ createdAt, ...scan }: DescribedScan) => ({ ...scan, createdAt: createdAt.toISOString() });
