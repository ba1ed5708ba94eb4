import { type Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface SentRequest {
  readonly method: string;
  /** Path and query as they go over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

export interface ReceivedAnswer {
  readonly status: number;
  /** In lower case, without parameters; empty where there is none. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const PATIENCE_MS = 60_000;
/** An event stream is listened to for so long. */
const LISTEN_MS = 120;

/**
 * Sends one request over a real connection.
 *
 * @throws Error where there is no answer, or the request cannot be sent at all
 */
export async function sendRequest(port: number, agent: Agent, sent: SentRequest): Promise<ReceivedAnswer> {
  try {
    return await sendOnce(port, agent, sent);
  } catch (error) {
    // A kept connection may be closed by the server at the moment when it is used again: nobody has read the request.
    if (error !== CLOSED) throw error;
    return sendOnce(port, agent, sent);
  }
}

const CLOSED = new Error('the kept connection was closed');

function sendOnce(port: number, agent: Agent, sent: SentRequest): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const { method, target: path, headers, body } = sent;
    const length = body === undefined ? {} : { 'content-length': String(body.byteLength) };
    const options = { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...length } };
    const outgoing = request(options, (incoming) => {
      const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const chunks: Buffer[] = [];
      const finish = () => {
        clearTimeout(timer);
        try {
          const decoded = decode(Buffer.concat(chunks), incoming.headers['content-encoding']);
          resolve({ status: incoming.statusCode ?? 0, type, headers: incoming.headers, body: decoded });
        } catch (error) {
          reject(error);
        }
      };
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('end', finish);
      incoming.once('error', reject);
      incoming.once('aborted', () => reject(new Error('the answer was cut off')));
      if (type === 'text/event-stream')
        setTimeout(() => {
          finish();
          outgoing.destroy();
        }, LISTEN_MS);
    });
    const timer = setTimeout(
      () => outgoing.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? CLOSED : error);
    });
    outgoing.end(body);
  });
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.byteLength === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}
