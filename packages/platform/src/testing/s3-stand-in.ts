import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Asked } from './s3-asked.ts';
import { XML } from './s3-gaps.ts';
import { openS3Store, type S3Store } from './s3-store.ts';

/** What a store does in place of what it was asked. */
export type S3Fault =
  /** Says no. */
  | { readonly status: number; readonly code: string }
  /** Takes the request and never answers. */
  | 'silence'
  /** Is gone after some bytes of the body that it was sent. */
  | 'cut the request'
  /** Is gone after so many bytes of the body of its answer. */
  | { readonly cutAnswerAfter: number }
  /** Begins the body of its answer and falls silent. */
  | { readonly silentAfter: number }
  /** Answers as it should, but late. */
  | { readonly lateMs: number }
  /** The same, when it is let. */
  | { readonly until: Promise<void> };

export interface S3StandIn {
  /** The settings of an installation that keeps its files there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly asked: S3Asked[];
  /** What goes wrong with a call; undefined where nothing does. */
  judge: (asked: S3Asked) => S3Fault | undefined;
  close(): Promise<void>;
}

/**
 * A store for tests behind a door that can refuse, be slow and break: s3rver, or the server that `TEST_S3_URL` names. What s3rver
 * lacks is done at the door; it knows who signed a request and does not check the signature.
 */
export async function startS3(): Promise<S3StandIn> {
  const store = await openS3Store();
  const standIn: Omit<S3StandIn, 'environment' | 'close'> = { asked: [], judge: () => undefined };
  const door = createServer((request, response) => {
    void serve(standIn, store, request, response).catch(() => response.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return Object.assign(standIn, {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    },
    close: async () => {
      door.closeAllConnections();
      await new Promise((done) => door.close(done));
      await store.close();
    },
  });
}

async function serve(
  standIn: Omit<S3StandIn, 'environment' | 'close'>,
  store: S3Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(url.pathname.slice(store.bucket.length + 2));
  const asked = { method: request.method ?? '', key, query: url.searchParams };
  standIn.asked.push(asked);
  const fault = standIn.judge(asked);
  if (fault === 'cut the request') {
    await once(request, 'data');
    request.destroy();
    return;
  }
  if (fault === 'silence') return void request.resume();
  if (fault && 'status' in fault) {
    request.resume();
    await once(request, 'end');
    return void response.writeHead(fault.status, XML).end(`<Error><Code>${fault.code}</Code></Error>`);
  }
  if (fault && 'lateMs' in fault) await wait(fault.lateMs);
  if (fault && 'until' in fault) await fault.until;
  if (store.gaps?.answer(asked, response)) return;
  const { status, headers, body } = await pass(store.url, request);
  if (store.gaps?.isOther(request.headers, headers))
    return void response.writeHead(412, XML).end('<Error><Code>PreconditionFailed</Code></Error>');
  store.gaps?.note(asked, body);
  response.writeHead(status, headers);
  const most =
    fault && ('cutAnswerAfter' in fault ? fault.cutAnswerAfter : 'silentAfter' in fault && fault.silentAfter);
  if (typeof most !== 'number') return void response.end(body);
  response.write(body.subarray(0, most), () => {
    if (fault && 'cutAnswerAfter' in fault) response.destroy();
  });
}

async function pass(
  storeUrl: string,
  request: IncomingMessage,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const { method, url, headers } = request;
  // With the host that was signed, which is the door's.
  const passed = ask(storeUrl, { method, path: url, headers });
  request.pipe(passed);
  const [answer] = (await once(passed, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}
