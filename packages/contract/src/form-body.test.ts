import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { smsLoginBodySchema } from './api/identity.ts';
import { parseFormBody, toFormBody, withLists } from './form-body.ts';

describe('form bodies', () => {
  test('object values are JSON text, everything else stays text', () => {
    const body = parseFormBody('phoneNo=13800000000&verifyCode=004211&source=%7B%22plan%22%3A%22a%26b%22%7D');
    expect(body).toEqual({ phoneNo: '13800000000', verifyCode: '004211', source: { plan: 'a&b' } });
    expect(smsLoginBodySchema.parse(body).type).toBe('sms');
  });

  test('text that only looks like JSON stays text', () => {
    expect(parseFormBody('promptTxt=%5Bmodern%5D+villa')).toEqual({ promptTxt: '[modern] villa' });
  });

  test('a list of one is a list where the schema wants one, and nothing else becomes a list', () => {
    const schema = z.strictObject({
      imageIds: z.array(z.string()).min(1),
      lora: z.array(z.strictObject({ name: z.string() })).optional(),
      quad: z.tuple([z.string()]).optional(),
      name: z.string().optional(),
    });
    const read = (text: string) => withLists(parseFormBody(text), schema);
    expect(read('imageIds=a')).toEqual({ imageIds: ['a'] });
    expect(read('imageIds=a&imageIds=b&name=c')).toEqual({ imageIds: ['a', 'b'], name: 'c' });
    expect(read('imageIds=%5B%22a%22%5D')).toEqual({ imageIds: ['a'] });
    expect(read('imageIds=a&lora=%7B%22name%22%3A%22x%22%7D')).toEqual({
      imageIds: ['a'],
      lora: [{ name: 'x' }],
    });
    expect(read('quad=a&other=b')).toEqual({ quad: 'a', other: 'b' });
    expect(withLists('text', schema)).toBe('text');
    expect(withLists({ imageIds: 'a' }, z.string())).toEqual({ imageIds: 'a' });
  });

  test('a hostile key does not reach the prototype', () => {
    const body = parseFormBody('__proto__=%7B%22admin%22%3Atrue%7D&constructor=x');
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  test('what is written is read again', () => {
    const text = fc.string({ minLength: 1 }).filter((s) => !/^\s*[[{]/.test(s));
    const value = fc.oneof(text, fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean())));
    const key = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,10}$/);
    fc.assert(
      fc.property(fc.dictionary(key, value), (body) => {
        expect(parseFormBody(toFormBody(body))).toEqual(JSON.parse(JSON.stringify(body)));
      }),
    );
  });
});
