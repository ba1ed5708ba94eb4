import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { writeBeforeAnswering } from './write-before-answering.ts';

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

export interface S3Asked {
  readonly method: string;
  /** Without the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
}

export interface S3StandIn {
  /** The settings of an installation that keeps its files there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly asked: S3Asked[];
  /** Uploads of several parts that were begun and neither ended nor given up, by their id; their keys. */
  readonly unfinished: Map<string, { readonly key: string; readonly begunAt: Date }>;
  /** What goes wrong with a call; undefined where nothing does. */
  judge: (asked: S3Asked) => S3Fault | undefined;
  close(): Promise<void>;
}

const BUCKET = 'renders';

/**
 * A store for tests: s3rver behind a door that can refuse, be slow and break. What s3rver lacks is done at the door: the list
 * of unfinished uploads, giving one up, and `If-Match`. It knows who signed a request and does not check the signature.
 */
export async function startS3(): Promise<S3StandIn> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  writeBeforeAnswering(store);
  const { port } = await store.run();
  const standIn: Omit<S3StandIn, 'environment' | 'close'> = {
    asked: [],
    unfinished: new Map(),
    judge: () => undefined,
  };
  const door = createServer((request, response) => {
    void serve(standIn, port, request, response).catch(() => response.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return Object.assign(standIn, {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      door.closeAllConnections();
      await new Promise((done) => door.close(done));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  });
}

async function serve(
  standIn: Omit<S3StandIn, 'environment' | 'close'>,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
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
  if (serveUploads(standIn, asked, response)) return;
  const { status, headers, body } = await pass(port, request);
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && headers.etag !== wanted)
    return void response.writeHead(412, XML).end('<Error><Code>PreconditionFailed</Code></Error>');
  noteUploads(standIn, asked, body);
  response.writeHead(status, headers);
  const most =
    fault && ('cutAnswerAfter' in fault ? fault.cutAnswerAfter : 'silentAfter' in fault && fault.silentAfter);
  if (typeof most !== 'number') return void response.end(body);
  response.write(body.subarray(0, most), () => {
    if (fault && 'cutAnswerAfter' in fault) response.destroy();
  });
}

async function pass(
  port: number,
  request: IncomingMessage,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const { method, url, headers } = request;
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers });
  request.pipe(passed);
  const [answer] = (await once(passed, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}

function noteUploads(
  { unfinished }: Pick<S3StandIn, 'unfinished'>,
  { method, key, query }: S3Asked,
  body: Buffer,
): void {
  if (method !== 'POST') return;
  const begun = query.has('uploads') && /<UploadId>(\w+)</.exec(body.toString())?.[1];
  if (begun) unfinished.set(begun, { key, begunAt: new Date() });
  unfinished.delete(query.get('uploadId') ?? '');
}

const XML = { 'content-type': 'application/xml' };

/** What s3rver says it has not implemented; the ids are the store's own. */
function serveUploads(
  { unfinished }: Pick<S3StandIn, 'unfinished'>,
  { method, query }: S3Asked,
  response: ServerResponse,
): boolean {
  if (method === 'DELETE' && query.has('uploadId')) {
    const known = unfinished.delete(query.get('uploadId') ?? '');
    if (known) response.writeHead(204).end();
    else response.writeHead(404, XML).end('<Error><Code>NoSuchUpload</Code></Error>');
    return true;
  }
  if (method === 'GET' && query.has('uploads')) {
    // Pages of one, so that whoever lists them has to turn pages.
    const after = query.get('key-marker') ?? '';
    const [first, ...more] = [...unfinished]
      .map(([id, upload]) => ({ id, ...upload }))
      .filter((upload) => upload.key.startsWith(query.get('prefix') ?? '') && upload.key > after)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const listed =
      first &&
      `<IsTruncated>${more.length > 0}</IsTruncated><NextKeyMarker>${first.key}</NextKeyMarker>` +
        `<Upload><Key>${first.key}</Key><UploadId>${first.id}</UploadId>` +
        `<Initiated>${first.begunAt.toISOString()}</Initiated></Upload>`;
    response
      .writeHead(200, XML)
      .end(`<ListMultipartUploadsResult>${listed ?? ''}</ListMultipartUploadsResult>`);
    return true;
  }
  return false;
}
