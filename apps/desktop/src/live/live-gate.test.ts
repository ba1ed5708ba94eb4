import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import { expect, test } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { LiveGate } from './live-gate.ts';
import type { LiveHeard } from './live-heard.ts';

function stage(refusal: () => number | undefined = () => undefined) {
  const server = new FakeServer();
  const heard: LiveHeard[] = [];
  const gate = new LiveGate({ open: server.live, refusal, onHeard: (each) => heard.push(each) });
  return { gate, heard, sockets: server.sockets };
}

test('what the page sends arrives, and what the server says is told with the number of the connection', () => {
  const { gate, heard, sockets } = stage();
  gate.open(1);
  sockets[0]?.server.onOpen();
  gate.send(1, 'configure');
  gate.send(1, Uint8Array.of(1, 2));
  sockets[0]?.server.onText('ready');
  sockets[0]?.server.onBytes(Uint8Array.of(9));
  sockets[0]?.server.onClose(1001);
  expect(sockets[0]?.sent).toEqual(['configure', Uint8Array.of(1, 2)]);
  expect(heard).toEqual([
    { connection: 1, kind: 'open' },
    { connection: 1, kind: 'text', text: 'ready' },
    { connection: 1, kind: 'bytes', bytes: Uint8Array.of(9) },
    { connection: 1, kind: 'closed', code: 1001 },
  ]);
});

test('a second connection ends the first, which neither says nor is told anything more', () => {
  const { gate, heard, sockets } = stage();
  gate.open(1);
  gate.open(2);
  sockets[0]?.server.onText('late');
  gate.send(1, 'late');
  gate.close(1);
  expect([sockets[0]?.isClosed, sockets[0]?.sent, sockets[1]?.isClosed, heard]).toEqual([
    true,
    [],
    false,
    [],
  ]);
});

test('where none may be opened the page hears the code that would have closed it', () => {
  const { gate, heard, sockets } = stage(() => LIVE_CLOSE.unauthorized);
  gate.open(3);
  expect([sockets.length, heard]).toEqual([0, [{ connection: 3, kind: 'closed', code: 4401 }]]);
});

test('logging out ends it, once', () => {
  const { gate, heard, sockets } = stage();
  gate.open(1);
  gate.end(LIVE_CLOSE.unauthorized);
  gate.end(LIVE_CLOSE.unauthorized);
  sockets[0]?.server.onClose(1005);
  expect([sockets[0]?.isClosed, heard]).toEqual([true, [{ connection: 1, kind: 'closed', code: 4401 }]]);
});
