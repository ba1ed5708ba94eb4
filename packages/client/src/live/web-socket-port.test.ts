import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { liveUrl, webSocketPort } from './web-socket-port.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

test('text, bytes and the reason of the end go both ways over a real socket', async () => {
  server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  sockets.on('connection', (socket, request) => {
    asked.push(request.url ?? '');
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return socket.send(`heard ${String(data)}`);
      socket.send(data as Buffer);
      socket.close(4401);
    });
  });
  const heard: unknown[] = [];
  const code = await new Promise<number>((resolve) => {
    const socket = webSocketPort(() => new WebSocket(liveUrl(`http://127.0.0.1:${port}`)))({
      onOpen: () => socket.send('hello'),
      onText: (text) => {
        heard.push(text);
        socket.send(Uint8Array.from([1, 2]));
      },
      onBytes: (bytes) => heard.push([...bytes]),
      onClose: resolve,
    });
  });
  expect([code, heard, asked]).toEqual([4401, ['heard hello', [1, 2]], ['/api/ai/live']]);
  sockets.close();
});
