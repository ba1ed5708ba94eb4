import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  readonly commands: string[];
  data: string;
}

/** A mail server that takes one mail after another, in the clear and without asking who sends. */
async function startMailServer(greeting = '220 ready'): Promise<{ url: string; received: Received }> {
  const received: Received = { commands: [], data: '' };
  const server = createServer((socket) => talk(socket, received, greeting)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function talk(socket: Socket, received: Received, greeting: string): void {
  let inData = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  answer(greeting);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    if (inData) {
      received.data += chunk;
      if (!received.data.endsWith('\r\n.\r\n')) return;
      inData = false;
      answer('250 taken');
      return;
    }
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      received.commands.push(line);
      if (line === 'DATA') {
        inData = true;
        answer('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else answer('250 ok');
    }
  });
  socket.on('error', () => undefined);
}

const message = { to: 'anna@studio.example', code: '012345', minutes: 5, locale: 'en' } as const;

test('a mail with the code reaches its one recipient', async () => {
  const { url, received } = await startMailServer();
  await createSmtpMailer({ url, from: 'Plumbline <studio@mail.example>' }).sendCode(message);
  expect(received.commands).toContain('MAIL FROM:<studio@mail.example>');
  expect(received.commands.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<anna@studio.example>',
  ]);
  expect(received.data).toContain('Subject: Your Plumbline code is 012345');
  expect(received.data).toContain('Auto-Submitted: auto-generated');
  expect(received.data).toMatch(/valid for 5 minutes/);
});

test('a server that refuses fails the sending', async () => {
  const { url } = await startMailServer('554 not today');
  await expect(createSmtpMailer({ url, from: 'studio@mail.example' }).sendCode(message)).rejects.toThrow();
});
