import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import { toFen } from '../alipay/yuan.ts';
import { describeTrade, isFromApp, signedAnswer } from './alipay-sandbox.ts';
import type { SandboxKeys, SandboxTrade } from './sandbox-trade.ts';
import { describeTransaction, isFromMerchant, signedHeaders } from './wechat-sandbox.ts';

export interface SandboxBooks {
  readonly keys: SandboxKeys;
  readonly clock: Clock;
  readonly trades: Map<string, SandboxTrade>;
  newTradeNo(): string;
  /** A trade was closed; one that pays late does so now. */
  closed(trade: SandboxTrade): void;
  /** Notifies of a refund. */
  refunded(trade: SandboxTrade): void;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Plays both providers on loopback, in their own protocols: every request must be signed, every answer is. */
export async function startSandboxServer(books: SandboxBooks): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void answer(books, request)
      .catch((): Answer => ({ status: 500 }))
      .then((reply) => send(response, reply));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  // It must not keep the process alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function answer(books: SandboxBooks, request: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const target = request.url ?? '/';
  if (target.startsWith('/gateway.do')) return answerAlipay(books, target, body);
  const { method = 'GET', headers } = request;
  const authorization = headers.authorization ?? '';
  if (!isFromMerchant({ method, target, authorization, body }, books.keys, books.clock.now()))
    return refuse(401, 'SIGN_ERROR');
  return answerWechat(books, `${method} ${new URL(target, 'http://sandbox').pathname}`, body);
}

const refuse = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, message: code }),
});

function answerWechat(books: SandboxBooks, call: string, text: string): Answer {
  const reply = (status: number, data?: object): Answer => {
    const body = data === undefined ? '' : JSON.stringify(data);
    return { status, headers: signedHeaders(body, books.keys, books.clock.now()), body };
  };
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  if (call === 'POST /v3/pay/transactions/native') return reply(200, { code_url: openWechat(books, body) });
  if (call === 'POST /v3/refund/domestic/refunds') {
    const trade = books.trades.get(String(body['out_trade_no']));
    if (trade?.state !== 'paid' && trade?.state !== 'refunded') return refuse(404, 'RESOURCE_NOT_EXISTS');
    if (trade.state === 'paid') books.refunded(trade);
    return reply(200, { status: 'PROCESSING' });
  }
  const [, refunded] = /^GET \/v3\/refund\/domestic\/refunds\/([^/]+)r$/.exec(call) ?? [];
  if (refunded !== undefined) {
    const isKnown = books.trades.get(decodeURIComponent(refunded))?.state === 'refunded';
    return isKnown ? reply(200, { status: 'SUCCESS' }) : refuse(404, 'RESOURCE_NOT_EXISTS');
  }
  const [, orderId = '', closing] =
    /^(?:GET|POST) \/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(call) ?? [];
  const trade = books.trades.get(decodeURIComponent(orderId));
  if (!trade) return refuse(404, 'ORDER_NOT_EXIST');
  if (closing === undefined) return reply(200, describeTransaction(trade));
  if (trade.state === 'paid' || trade.state === 'refunded') return refuse(400, 'ORDERPAID');
  books.closed(trade);
  return reply(204);
}

function openWechat(books: SandboxBooks, body: Record<string, unknown>): string {
  const orderId = String(body['out_trade_no']);
  const { total } = body['amount'] as { total: number };
  const notifyUrl = String(body['notify_url']);
  open(books, {
    orderId,
    provider: 'wechat',
    title: String(body['description']),
    amountFen: total,
    notifyUrl,
    expiresAt: new Date(String(body['time_expire'])),
  });
  return cashierUrl(notifyUrl, orderId);
}

type Opened = Pick<SandboxTrade, 'orderId' | 'provider' | 'title' | 'amountFen' | 'notifyUrl' | 'expiresAt'>;

function open(books: SandboxBooks, opened: Opened): void {
  if (books.trades.has(opened.orderId)) return;
  const fresh = { state: 'waiting', tradeNo: null, paidAt: null, paysLate: false, notices: [] } as const;
  books.trades.set(opened.orderId, { ...opened, ...fresh, tradeNo: books.newTradeNo(), notices: [] });
}

/** The page of the app that plays the wallet. */
function cashierUrl(notifyUrl: string, orderId: string): string {
  return new URL(`/dev/cashier/${orderId}`, notifyUrl).href;
}

function answerAlipay(books: SandboxBooks, target: string, body: string): Answer {
  const url = new URL(target, 'http://sandbox');
  const parameters = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
  const method = String(parameters['method']);
  const isPage = method === 'alipay.trade.page.pay';
  const reply = (data: object): Answer => ({
    status: 200,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: signedAnswer(method, data, books.keys),
  });
  const fail = (subCode: string) => reply({ code: '40004', msg: 'Business Failed', sub_code: subCode });
  if (!isFromApp(parameters, books.keys, books.clock.now()))
    return isPage ? { status: 400, body: 'invalid-signature' } : fail('isv.invalid-signature');
  const content = JSON.parse(parameters['biz_content'] ?? '{}') as Record<string, string>;
  const orderId = String(content['out_trade_no']);
  if (isPage) return openAlipay(books, orderId, content, parameters);
  const trade = books.trades.get(orderId);
  if (!trade) return fail('ACQ.TRADE_NOT_EXIST');
  if (method === 'alipay.trade.close') {
    if (trade.state !== 'waiting' && trade.state !== 'failed') return fail('ACQ.TRADE_STATUS_ERROR');
    books.closed(trade);
  }
  if (method === 'alipay.trade.refund') {
    if (trade.state !== 'paid' && trade.state !== 'refunded') return fail('ACQ.TRADE_STATUS_ERROR');
    if (trade.state === 'paid') books.refunded(trade);
  }
  return reply(describeTrade(trade));
}

function openAlipay(
  books: SandboxBooks,
  orderId: string,
  content: Record<string, string>,
  parameters: Record<string, string>,
): Answer {
  const notifyUrl = String(parameters['notify_url']);
  open(books, {
    orderId,
    provider: 'alipay',
    title: String(content['subject']),
    amountFen: toFen(String(content['total_amount'])) ?? 0,
    notifyUrl,
    expiresAt: new Date(`${String(content['time_expire']).replace(' ', 'T')}+08:00`),
  });
  return { status: 302, headers: { location: cashierUrl(notifyUrl, orderId) } };
}
