import { expect, test } from 'vitest';
import { decryptPush, encryptPush, isSignedBy, signPush } from './push-crypto.ts';

// WeChat's published example, and the vectors of the reference.
const TOKEN = 'AAAAA';
const [AT, NONCE] = ['1714037059', '486452656'];
const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const APP = 'wx0000000000000000';
const SEALED = '5I0ViYLQqCiDyNw9bygZh1Xa67ZSmDrBGFFSff/3j1mSxCQRA5o5qpTQVw2E+p0+lR8KcF6SqFxDt89hgw2RSQ==';

test('the signature is the one of WeChat', () => {
  expect(signPush(TOKEN, AT, NONCE)).toBe('899cf89e464efb63f54ddac96b0a0a235f53aa78');
  expect(signPush(TOKEN, AT, NONCE, SEALED)).toBe('6f6fa92abf9b44fd764c37d0fb7d29609b8046f1');
  expect(isSignedBy('899cf89e464efb63f54ddac96b0a0a235f53aa78', TOKEN, AT, NONCE)).toBe(true);
  for (const wrong of [undefined, '', '899cf89e464efb63f54ddac96b0a0a235f53aa79', '899c'])
    expect(isSignedBy(wrong, TOKEN, AT, NONCE)).toBe(false);
});

test('safe mode seals as WeChat does, and opens it again', () => {
  expect(encryptPush(KEY, APP, '<xml><a>1</a></xml>', Buffer.alloc(16, 'a'))).toBe(SEALED);
  expect(decryptPush(KEY, APP, SEALED)).toBe('<xml><a>1</a></xml>');
  const text = '绳墨 '.repeat(100);
  expect(decryptPush(KEY, APP, encryptPush(KEY, APP, text))).toBe(text);
});

test('another app, another key and anything damaged opens to nothing', () => {
  expect(decryptPush(KEY, 'wx1111111111111111', SEALED)).toBeUndefined();
  expect(decryptPush(KEY.replace('a', 'z'), APP, SEALED)).toBeUndefined();
  for (const damaged of ['', 'AAAA', SEALED.slice(0, 44), `AAAA${SEALED.slice(4)}`.slice(0, -8)])
    expect(decryptPush(KEY, APP, damaged)).toBeUndefined();
});
