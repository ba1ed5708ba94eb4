import { connect, type Socket } from 'node:net';

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Reads an address again and again over connections that stay open, one request after the other on each: little more than
 * sockets, so that the machine's time goes to the server.
 *
 * @throws where an answer is not 200
 */
export async function load(
  url: string,
  request: LoadRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const head = [
    `GET ${request.path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const message = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(connect(Number(port), hostname), message, end, (milliseconds) => times.push(milliseconds)),
    ),
  );
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), times };
}

function askUntil(
  socket: Socket,
  message: Buffer,
  end: number,
  note: (milliseconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(message);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOf(received);
      if (length === undefined || received.length < length) return;
      const status = received.toString('latin1', 9, 12);
      received = received.subarray(length);
      const now = performance.now();
      note(now - asked);
      if (status !== '200') {
        socket.destroy();
        reject(new Error(`An answer was ${status}.`));
      } else if (now < end) ask();
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}

/** Bytes of an answer whose head is there; its length must be told. */
function lengthOf(received: Buffer): number | undefined {
  const headEnd = received.indexOf(END_OF_HEAD);
  if (headEnd < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined) throw new Error('An answer did not tell its length.');
  return headEnd + END_OF_HEAD.length + Number(length);
}
