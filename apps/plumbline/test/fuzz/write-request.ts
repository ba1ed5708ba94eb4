import { toFormBody } from '@plumbline/contract/form-body.ts';
import { multipartBody } from '../images/upload-form.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { type KnownValues, resolve } from './known-values.ts';
import { mutate } from './mutations.ts';
import type { RequestPlan } from './request-plans.ts';
import type { SentRequest } from './send-request.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The bytes of a planned request, stand-ins replaced and faults worked in. */
export function writeRequest(
  plan: RequestPlan,
  call: DocumentedCall,
  asker: Readonly<Record<string, string>>,
  known: { readonly values: KnownValues; readonly files: readonly Buffer[] },
): SentRequest {
  const { values, files } = known;
  const real = (value: unknown) => resolve(value, plan.actor, values);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(real(plan.params[name]))),
  );
  const query = plan.query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(real(value)))}`,
  );
  const { type, body } = writeBody(plan, real(plan.body), filesOf(call, files));
  const faults = Object.entries(plan.headers).flatMap(([name, value]) => {
    const given = real(value);
    return given === undefined ? [] : [[name, asHeader(text(given))]];
  });
  return {
    method: plan.method,
    target: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers: {
      ...asker,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...Object.fromEntries(faults),
    },
    body: plan.method === 'GET' || plan.method === 'HEAD' ? undefined : body,
  };
}

function text(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return written.toWellFormed().slice(0, 4_000);
}

/** What may stand in a header: Node refuses to send anything else. */
function asHeader(value: string): string {
  return Buffer.from(value, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

const MODEL = Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 3 4\nf 1 4 2\nf 2 4 3\n');

/** Where a model is asked for most files are one; it is what is uploaded that says which. */
function filesOf({ path }: DocumentedCall, files: readonly Buffer[]): readonly Buffer[] {
  return path.endsWith('/model') ? files.map((file, at) => (at % 3 === 2 ? file : MODEL)) : files;
}

interface Written {
  readonly type: string | undefined;
  readonly body: Buffer | undefined;
}

function writeBody(plan: RequestPlan, right: unknown, files: readonly Buffer[]): Written {
  const value = plan.mutations.reduce((body, mutation) => mutate(body, mutation), right);
  const json = Buffer.from(JSON.stringify(value) ?? '');
  switch (plan.encoding) {
    case 'json':
      return { type: JSON_TYPE, body: json };
    case 'form':
      return { type: FORM_TYPE, body: Buffer.from(asForm(value)) };
    case 'multipart':
      return multipart(plan, value, files);
    case 'truncated':
      return { type: JSON_TYPE, body: json.subarray(0, Math.floor(plan.file * json.byteLength)) };
    case 'mislabelled':
      return { type: TYPES[Math.floor(plan.file * TYPES.length)], body: json };
    case 'bytes':
      return { type: JSON_TYPE, body: Buffer.from([0xff, 0xfe, 0x00, ...json.subarray(0, 200)]) };
    case 'twofold':
      return { type: JSON_TYPE, body: Buffer.from(`{"a":1,"a":2,${json.toString().slice(1)}`) };
    case 'none':
      return plan.file > 0.8
        ? { type: JSON_TYPE, body: Buffer.alloc(0) }
        : { type: undefined, body: undefined };
  }
}

const TYPES = [
  'text/plain',
  'text/xml',
  FORM_TYPE,
  'multipart/form-data',
  'application/json; charset=utf-16',
  'x',
  '',
];

function asForm(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? toFormBody(value as Record<string, unknown>)
    : String(JSON.stringify(value));
}

/** An upload: its file is one of the prepared ones, whole or spoilt in a way of its own. */
function multipart({ file: at, mutations }: RequestPlan, value: unknown, files: readonly Buffer[]): Written {
  const file = files[Math.floor(at * files.length)] ?? Buffer.alloc(0);
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const parts = fields.map(([name, field]) =>
    name === 'file'
      ? { name, filename: file === MODEL ? 'house.obj' : 'picture.png', value: file }
      : { name: name.replaceAll(/[^\w-]/g, '_'), value: text(field) },
  );
  const { payload, type } = multipartBody(parts);
  if (mutations.length === 0) return { type, body: payload };
  const spoilt = [
    payload,
    payload.subarray(0, Math.floor(at * payload.byteLength)),
    Buffer.concat([payload.subarray(0, payload.byteLength - 8), payload]),
    Buffer.from(payload.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  ];
  return {
    type: at > 0.97 ? 'multipart/form-data' : type,
    body: spoilt[Math.floor(at * 97) % spoilt.length],
  };
}
