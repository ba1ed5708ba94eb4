import { createServer } from 'node:http';

/** What a test may ask of the stand-in, by name. */
export type Controls = Record<string, (input: never) => unknown>;

/**
 * Lets the test, which runs in another process, look at what the client did to the system, and do what the system would: press a
 * shortcut, follow a link. Its address is the first line that the client prints.
 */
export function serveControls(controls: Controls): void {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void (async () => {
        const name = request.url?.slice(1) ?? '';
        try {
          const text = Buffer.concat(parts).toString();
          const value = await controls[name]?.((text === '' ? undefined : JSON.parse(text)) as never);
          response.end(JSON.stringify({ value: value ?? null }));
        } catch (error) {
          response.statusCode = 500;
          response.end(String(error));
        }
      })();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.stdout.write(`stand-in ${address.port}\n`);
  });
  server.unref();
}
