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

const headerRecord = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),
  // No line may end within one: another header would begin there.
  z.string().regex(/^[\t\x20-\x7e]*$/),
);

/** Headers of a request, as a JSON object of names and values. */
export const headers = text.transform((value, context) => {
  const result = headerRecord.safeParse(jsonOf(value));
  if (result.success) return result.data;
  context.addIssue({ code: 'custom', message: 'is not a JSON object of header names and their values' });
  return z.NEVER;
});

/** `name=value` divided by commas, values percent-encoded: as OpenTelemetry's variables hold headers. */
export const keyValues = text.transform((value, context) => {
  const pairs = value.split(',').filter((part) => part.trim() !== '');
  const entries = pairs.map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name.trim().toLowerCase(), decoded(rest.join('=').trim())];
  });
  const result = headerRecord.safeParse(Object.fromEntries(entries));
  if (result.success && pairs.every((pair) => pair.includes('='))) return result.data;
  context.addIssue({ code: 'custom', message: 'is not a list of name=value, divided by commas' });
  return z.NEVER;
});

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A part of a whole. */
export const share = text.transform((value, context) => {
  const number = Number(value);
  if (/^\d*\.?\d+$/.test(value) && number <= 1) return number;
  context.addIssue({ code: 'custom', message: 'is not a number from 0 to 1' });
  return z.NEVER;
});

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
