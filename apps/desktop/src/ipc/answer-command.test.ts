import { expect, test, describe } from 'vitest';
import { answerCommand, type Handlers } from './answer-command.ts';
import { COMMANDS } from './commands.ts';

const PAGES = 'plumbline-app://client/';
const heard: unknown[] = [];
const handlers = Object.fromEntries(
  Object.keys(COMMANDS).map((name) => [name, (input: unknown) => void heard.push([name, input])]),
) as unknown as Handlers;

const send = (name: unknown, input: unknown, sender = { url: `${PAGES}index.html`, isMainFrame: true }) => {
  heard.length = 0;
  return answerCommand(handlers, { sender, pages: PAGES, name, input, onError: () => undefined });
};

test('a page of ours is answered', async () => {
  expect(await send('sendCode', { email: 'a@b.c' })).toEqual({ ok: true, value: undefined });
  expect(heard).toEqual([['sendCode', { email: 'a@b.c' }]]);
});

describe('nobody else is', () => {
  test.each([
    ['https://evil.example/', true],
    ['plumbline-app://client.evil/index.html', true],
    ['file:///elsewhere/index.html', true],
    ['about:blank', true],
    ['', true],
    [`${PAGES}index.html`, false],
  ])('%s', async (url, isMainFrame) => {
    expect(await send('signOut', undefined, { url, isMainFrame })).toEqual({ ok: false, why: 'stranger' });
    expect(heard).toEqual([]);
  });
});

test.each(['__proto__', 'constructor', 'toString', 'eval', '', 7, null, undefined, {}])(
  'there is no command %s',
  async (name) => {
    expect(await send(name, undefined)).toEqual({ ok: false, why: 'unknown-command' });
  },
);

test.each<[string, unknown]>([
  ['signOut', { everywhere: true }],
  ['sendCode', undefined],
  ['sendCode', { email: ['a@b.c'] }],
  ['sendCode', { email: 'x'.repeat(1000) }],
  ['signInByEmail', { email: 'a@b.c', code: '1', extra: 1 }],
  ['selectWindow', { id: 'screen:0:0' }],
  ['selectWindow', { id: 'window:1:0; rm -rf /' }],
  ['selectArea', { x: 0, y: 0, width: 2, height: 1 }],
  ['selectArea', { x: Number.NaN, y: 0, width: 1, height: 1 }],
  ['changeGlobal', { saveFolder: 7 }],
  ['changeGlobal', { server: 'http://evil.example' }],
  ['changeGlobal', { server: 'file:///etc/passwd' }],
  ['changeGlobal', { shortcut: 'A' }],
  ['changeSystem', { proxy: { mode: 'manual', address: 'http://user:pass@proxy' } }],
  ['changeRender', { size: 4096 }],
  ['changeRender', { function: 'constructor' }],
  ['showInFolder', { id: '../../etc/passwd' }],
  ['openOutside', { page: 'https://evil.example' }],
  ['render', { picture: 'not bytes', mime: 'image/jpeg', width: 1, height: 1, unoptimised: false }],
  ['render', { picture: new Uint8Array(), mime: 'image/jpeg', width: 1, height: 1, unoptimised: false }],
  [
    'render',
    {
      picture: new Uint8Array(11 * 1024 * 1024),
      mime: 'image/jpeg',
      width: 1,
      height: 1,
      unoptimised: false,
    },
  ],
  ['render', { picture: new Uint8Array(1), mime: 'image/svg+xml', width: 1, height: 1, unoptimised: false }],
  ['render', { picture: new Uint8Array(1), mime: 'image/png', width: 1e9, height: 1, unoptimised: false }],
])('%s with what it does not take is refused', async (name, input) => {
  expect(await send(name, input)).toEqual({ ok: false, why: 'bad-input' });
  expect(heard).toEqual([]);
});

test('a bug says nothing of the inside', async () => {
  const errors: unknown[] = [];
  const failing = { ...handlers, signOut: () => Promise.reject(new Error('/designs/lin/secret')) };
  const answer = await answerCommand(failing, {
    sender: { url: `${PAGES}index.html`, isMainFrame: true },
    pages: PAGES,
    name: 'signOut',
    input: undefined,
    onError: (error) => errors.push(error),
  });
  expect(answer).toEqual({ ok: false, why: 'failed' });
  expect(errors).toHaveLength(1);
});
