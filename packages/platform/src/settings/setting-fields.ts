import { z } from 'zod';

const on = new Set(['1', 'true', 'on', 'yes']);
const off = new Set(['0', 'false', 'off', 'no']);

export const text = z.string().trim();
export const flag = text.toLowerCase().transform((value, context) => {
  if (on.has(value)) return true;
  if (off.has(value)) return false;
  context.addIssue({
    code: 'custom',
    message: 'is neither on (1, true, on, yes) nor off (0, false, off, no)',
  });
  return z.NEVER;
});

export function whole(lowest: number, highest: number) {
  return text.transform((value, context) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= lowest && number <= highest) return number;
    context.addIssue({ code: 'custom', message: `is not a whole number from ${lowest} to ${highest}` });
    return z.NEVER;
  });
}

export function address(...protocols: string[]) {
  return text.transform((value, context) => {
    const url = URL.parse(value);
    if (url !== null && protocols.includes(url.protocol)) return value.replace(/\/+$/, '');
    context.addIssue({
      code: 'custom',
      message: `is not an address that begins with ${protocols.join('// or ')}//`,
    });
    return z.NEVER;
  });
}

export const web = address('http:', 'https:');

export const webList = text.transform((value, context) => {
  const results = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => web.safeParse(part));
  if (results.every((result) => result.success)) return results.map((result) => result.data as string);
  context.addIssue({
    code: 'custom',
    message: 'is not a list of addresses (http:// or https://), divided by commas',
  });
  return z.NEVER;
});
