import {
  standInAgreeBodySchema,
  standInAgreeSchema,
  standInScanBodySchema,
  standInScanSchema,
  wechatAnswerBodySchema,
  wechatAuthorizeBodySchema,
  wechatAuthorizeSchema,
  wechatConfirmQuerySchema,
  wechatConfirmSchema,
  wechatQrQuerySchema,
  wechatQrSchema,
  wechatScanQuerySchema,
  wechatScanSchema,
} from '../api/wechat.ts';
import { type CallSpec, PROVIDER_FAILS, read } from './call-spec.ts';

const change = { method: 'POST', status: 200, allowed: 'anyone', changes: true } as const;

export const wechatCalls = {
  wechatQr: {
    ...read,
    method: 'GET',
    path: '/api/wx/getQRCode',
    query: wechatQrQuerySchema,
    answer: wechatQrSchema,
    allowed: 'anyone',
    fails: PROVIDER_FAILS,
    summary: 'A QR code of the official account, for this browser alone',
  },
  wechatScan: {
    ...read,
    method: 'GET',
    path: '/api/wx/cheakScan',
    // Where it joins an account that has it already, or another one has.
    fails: [409],
    query: wechatScanQuerySchema,
    answer: wechatScanSchema,
    allowed: 'anyone',
    summary: 'State of the QR code; once it is confirmed the answer carries the session',
  },
  wechatConfirm: {
    ...read,
    method: 'GET',
    path: '/api/wx/confirm',
    query: wechatConfirmQuerySchema,
    answer: wechatConfirmSchema,
    allowed: 'anyone',
    summary: 'What the person who scanned is asked',
  },
  wechatAnswer: {
    ...change,
    path: '/api/wx/confirm',
    body: wechatAnswerBodySchema,
    answer: wechatConfirmSchema,
    summary: 'Confirm or cancel on the phone',
  },
  wechatAuthorize: {
    ...change,
    path: '/api/wx/authorize',
    body: wechatAuthorizeBodySchema,
    answer: wechatAuthorizeSchema,
    fails: PROVIDER_FAILS,
    summary: 'Begin the way to WeChat’s own page',
  },
  standInScan: {
    ...change,
    path: '/api/dev/wechat/scan',
    body: standInScanBodySchema,
    answer: standInScanSchema,
    summary: 'Development only: scan a QR code as somebody',
  },
  standInAgree: {
    ...change,
    path: '/api/dev/wechat/agree',
    body: standInAgreeBodySchema,
    answer: standInAgreeSchema,
    summary: 'Development only: agree on WeChat’s page as somebody',
  },
} as const satisfies Record<string, CallSpec>;
