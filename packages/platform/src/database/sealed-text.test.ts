import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { generationOf, openText, sealText } from './sealed-text.ts';

const key = { generation: 3, key: randomBytes(32) };

test('what was sealed opens for its subject alone, with its key alone, and only as it was', () => {
  const sealed = sealText(key, 'anna', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY');
  expect(generationOf(sealed)).toBe(3);
  expect(openText(key, 'anna', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(openText(key, 'bert', sealed)).toBeUndefined();
  expect(openText({ ...key, key: randomBytes(32) }, 'anna', sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] as number) ^ 1;
    expect(openText(key, 'anna', `s1.3.${changed.toString('base64url')}`), String(index)).toBeUndefined();
  }
  for (const cut of [0, 5, 27, 28]) {
    const short = bytes.subarray(0, cut).toString('base64url');
    expect(openText(key, 'anna', `s1.3.${short}`)).toBeUndefined();
  }
});

test('the same text is sealed differently each time', () => {
  expect(sealText(key, 'anna', 'x')).not.toBe(sealText(key, 'anna', 'x'));
});

test('what is not sealed is told from what is', () => {
  for (const text of ['JBSWY3DPEHPK3PXP', '', 's1.', 's1.0.AA', 's2.1.AA', 's1.1.', 's1.1.A A'])
    expect(generationOf(text), text).toBeUndefined();
});
