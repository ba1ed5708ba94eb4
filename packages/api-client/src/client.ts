import { type CallData, CALLS } from './generated/calls.ts';
import type { CallTypes } from './generated/call-types.ts';
import type { DownloadRequest, Model, Task, UploadedImage } from './generated/types.ts';
import { type ClientOptions, createSend, dataOf, type RequestOptions, type Send } from './transport.ts';
import { PlumblineError } from './plumbline-error.ts';
import { hasEnded, watchTask } from './watch-task.ts';

// The one door of the published package.
export { PlumblineError };
export type * from './generated/call-types.ts';
export type * from './generated/error-codes.ts';
export type * from './generated/types.ts';
export type { ClientOptions, RequestOptions };

type CallName = keyof CallTypes;
/** Calls without fields that must be given take no argument either. */
type Arguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: RequestOptions]
    : [input: Input, options?: RequestOptions];
type Calls = {
  readonly [Name in CallName]: (
    ...given: Arguments<CallTypes[Name]['input']>
  ) => Promise<CallTypes[Name]['answer']>;
};

export interface UploadOptions extends RequestOptions {
  /** File name, as people see it. */
  readonly name?: string;
  readonly purpose?: 'base' | 'mask' | 'reference' | 'texture';
}

export interface ModelUploadOptions extends RequestOptions {
  /** Its ending says what the model is: `.glb`, `.ifc`, `.obj` in a zip … */
  readonly name: string;
}

export interface FileOptions extends RequestOptions {
  /** Bytes that are there already. */
  readonly from?: number;
}

export interface WaitOptions extends RequestOptions {
  readonly onChange?: (task: Task) => void;
}

/** Calls with a protocol of their own. */
interface Files {
  uploadImage(file: Blob | Uint8Array, options?: UploadOptions): Promise<UploadedImage>;
  uploadModel(file: Blob | Uint8Array, options: ModelUploadOptions): Promise<Model>;
  /** The bytes of an address that an answer names, such as `images[0].url`; status 206 where they begin at `from`. */
  file(url: string, options?: FileOptions): Promise<Response>;
  /** Pictures as a zip, or one in another format: what the page’s download button gives. */
  download(request: DownloadRequest, options?: RequestOptions): Promise<Response>;
  /** A task whenever it changes, until it has ended. */
  watch(taskId: string, options?: RequestOptions): AsyncGenerator<Task, void>;
  /** Waits until a task has ended, in whatever state. */
  wait(taskId: string, options?: WaitOptions): Promise<Task>;
}

export type Client = Calls & Files;

/**
 * A client of one server with one key. Each call takes its fields as one object and gives the answer's data, or throws a
 * `PlumblineError`. Changing calls carry a key of their own, so that one which is repeated does its work once.
 */
export function createClient(options: ClientOptions): Client {
  const send = createSend(options);
  const calls = Object.fromEntries(
    Object.entries<CallData>(CALLS).map(([name, call]) => [
      name,
      (input: Readonly<Record<string, unknown>> = {}, given: RequestOptions = {}) =>
        makeCall(send, call, input, given),
    ]),
  ) as unknown as Calls;
  return { ...calls, ...filesOf(send) };
}

async function makeCall(
  send: Send,
  { method, path, places = {}, changes, answers }: CallData,
  input: Readonly<Record<string, unknown>>,
  { signal, idempotencyKey = crypto.randomUUID() }: RequestOptions,
): Promise<unknown> {
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let target = path;
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (places[name] === 'path') target = target.replace(`:${name}`, encodeURIComponent(String(value)));
    else if (places[name] === 'query')
      query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    else body[name] = value;
  }
  const response = await send({
    method,
    path: query.size > 0 ? `${target}?${query}` : target,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(changes ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    repeatable: true,
    signal,
  });
  return answers ? dataOf(response) : undefined;
}

function filesOf(send: Send): Files {
  const sendFile = async (
    path: string,
    file: Blob | Uint8Array,
    name: string,
    fields: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]), name);
    return dataOf(await send({ method: 'POST', path, body: form, repeatable: false, signal }));
  };
  const watch = (taskId: string, options: RequestOptions = {}) => watchTask(send, taskId, options);
  return {
    uploadImage: async (file, { name = 'picture', purpose, signal } = {}) =>
      (await sendFile('/api/ai/upload', file, name, purpose ? { purpose } : {}, signal)) as UploadedImage,
    uploadModel: async (file, { name, signal }) =>
      (await sendFile('/api/ai/model', file, name, {}, signal)) as Model,
    file: (url, { from = 0, signal } = {}) =>
      send({
        method: 'GET',
        path: url,
        headers: from > 0 ? { range: `bytes=${from}-` } : {},
        repeatable: true,
        signal,
      }),
    download: (request, { signal } = {}) =>
      send({
        method: 'POST',
        path: '/api/ai/download',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        repeatable: true,
        signal,
      }),
    watch,
    wait: async (taskId, { onChange, signal } = {}) => {
      let last: Task | undefined;
      for await (const task of watch(taskId, { signal })) {
        last = task;
        onChange?.(task);
      }
      if (!last || !hasEnded(last)) throw new Error(`Task ${taskId} has no end.`);
      return last;
    },
  };
}
