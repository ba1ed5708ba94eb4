import { z } from 'zod';

/** Fields of a push, all as text. */
export type PushFields = Readonly<Record<string, string>>;

const jsonSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
/** One level of elements with text or CDATA: all that a push has, and nothing that could be expanded. */
const ELEMENT = /<([A-Za-z]\w*)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g;

/** Reads a body in either of the formats that WeChat's console offers; `undefined` where it is neither. */
export function readFields(body: string): PushFields | undefined {
  const trimmed = body.trim();
  return trimmed.startsWith('{') ? readJson(trimmed) : readXml(trimmed);
}

function readJson(body: string): PushFields | undefined {
  try {
    const fields = jsonSchema.parse(JSON.parse(body));
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]));
  } catch {
    return undefined;
  }
}

function readXml(body: string): PushFields | undefined {
  const inner = /^<xml>([\s\S]*)<\/xml>$/.exec(body)?.[1];
  if (inner === undefined) return undefined;
  const found = [...inner.matchAll(ELEMENT)].map(([, name = '', cdata, text]) => [name, cdata ?? text ?? '']);
  return Object.fromEntries(found) as PushFields;
}

/** Writes fields in the format of the body that they answer. */
export function writeFields(fields: Readonly<Record<string, string | number>>, like: string): string {
  if (like.trim().startsWith('{')) return JSON.stringify(fields);
  const elements = Object.entries(fields).map(([name, value]) =>
    typeof value === 'number'
      ? `<${name}>${value}</${name}>`
      : `<${name}><![CDATA[${value.replaceAll(']]>', ']]&gt;')}]]></${name}>`,
  );
  return `<xml>${elements.join('')}</xml>`;
}
