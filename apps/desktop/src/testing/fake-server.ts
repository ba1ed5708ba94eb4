import type { ClientRelease } from '@plumbline/contract/api/client-release.ts';
import type { SiteInfo, UserInfo } from '@plumbline/contract/api/identity.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { StartedTask, Task } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { LiveSocket, LiveSocketEvents } from '@plumbline/client/live/live-ports.ts';
import type { Scan, Server } from '../ports/ports.ts';

const SITE: SiteInfo = {
  companyName: 'Studio',
  mainSiteUrl: '',
  agreementDefault: true,
  devInbox: false,
  contact: { email: null, phone: null },
  wechat: { scan: true, website: false, standIn: false },
  faceVerification: 'off',
  capabilities: [],
  welcome: null,
  version: '1',
};
const USER: UserInfo = {
  userId: 'u1',
  userType: 'user',
  testUser: false,
  name: 'Lin',
  phoneNo: null,
  email: null,
  createdAt: null,
  leavingUntil: null,
  expiredSince: null,
  csrfToken: 'x',
};

/** Small PNG-like bytes: nothing here decodes them. */
export const RESULT = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1]);

/** One connection of the live path: what was sent, and the server’s side of it. */
class FakeLiveSocket implements LiveSocket {
  readonly sent: (string | Uint8Array)[] = [];
  readonly server: LiveSocketEvents;
  isClosed = false;

  constructor(server: LiveSocketEvents) {
    this.server = server;
  }

  send(message: string | Uint8Array<ArrayBuffer>): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A server in memory that keeps what the real one keeps: repeats under one key are one task. */
export class FakeServer implements Server {
  /** Thrown by the call of that name, once each. */
  readonly fails = new Map<keyof Server, ErrorCode[]>();
  readonly calls: string[] = [];
  readonly tasks = new Map<string, StartTaskBody>();
  token: string | undefined;
  newest: ClientRelease = { release: null };
  artefactBytes: Uint8Array = RESULT;
  scan: Scan = 'waiting';
  user: UserInfo = USER;
  /** What a task becomes, look by look; the last one stays. */
  course: Partial<Task>[] = [{ state: 'done' }];
  readonly #keys = new Map<string, string>();
  #looks = 0;

  /** The next calls of that name fail. */
  refuse(name: keyof Server, ...codes: ErrorCode[]): void {
    this.fails.set(name, [...(this.fails.get(name) ?? []), ...codes]);
  }

  capabilities: SiteInfo['capabilities'] = [];
  site = () => this.#answer('site', { ...SITE, capabilities: this.capabilities });
  release = () => this.#answer('release', this.newest);
  artefact = () => this.#answer('artefact', this.artefactBytes);
  sendCode = () => this.#answer('sendCode', undefined);
  signInByEmail = () => this.#answer('signInByEmail', 'plumb_device_a');
  signInByAccount = () => this.#answer('signInByAccount', 'plumb_device_b');
  startScan = () =>
    this.#answer('startScan', { ticket: 't', qr: 'data:image/png;base64,', url: '', expiresAt: '' });
  pollScan = () => this.#answer('pollScan', this.scan);
  tokenOfScan = () => this.#answer('tokenOfScan', 'plumb_device_c');
  useToken = (token: string | undefined) => {
    this.token = token;
  };
  me = () => this.#answer('me', this.user);
  tickets = () => this.#answer('tickets', { tickets: 8, liveTickets: 0 });
  signOut = () => this.#answer('signOut', undefined);
  upload = async (_picture: Uint8Array, _mime: string, key: string) => {
    await this.#answer('upload', undefined);
    return { imageId: this.#once(key, 'image') };
  };
  startTask = async (body: StartTaskBody, key: string): Promise<StartedTask> => {
    await this.#answer('startTask', undefined);
    const taskId = this.#once(key, 'task');
    this.tasks.set(taskId, body);
    return { taskId, state: 'queued', queue_num: 0, waitSeconds: 10, hasWorker: true, tickets: 7 };
  };
  task = async (taskId: string): Promise<Task> => {
    await this.#answer('task', undefined);
    const step = this.course[Math.min(this.#looks, this.course.length - 1)] ?? {};
    this.#looks += 1;
    return taskOf(taskId, step);
  };
  cancelTask = () => this.#answer('cancelTask', undefined);
  file = () => this.#answer('file', RESULT);
  readonly sockets: FakeLiveSocket[] = [];
  live = (events: LiveSocketEvents) => {
    const socket = new FakeLiveSocket(events);
    this.sockets.push(socket);
    return socket;
  };

  #once(key: string, kind: string): string {
    const known = this.#keys.get(key) ?? `${kind}${this.#keys.size + 1}`;
    this.#keys.set(key, known);
    return known;
  }

  #answer<T>(name: keyof Server, value: T): Promise<T> {
    this.calls.push(name);
    const [code, ...later] = this.fails.get(name) ?? [];
    if (code === undefined) return Promise.resolve(value);
    this.fails.set(name, later);
    return Promise.reject(new AppError(code, name));
  }
}

function taskOf(taskId: string, step: Partial<Task>): Task {
  return {
    taskId,
    function: 'architecturalRender',
    state: 'running',
    queue_num: 0,
    waitSeconds: 0,
    hasWorker: true,
    progress: 0,
    stage: null,
    preview: null,
    images: [IMAGE],
    tickets: { perImage: 1, charged: 1, returned: 0 },
    error: null,
    request: { function: 'architecturalRender', seed: 1 } as Task['request'],
    base: null,
    engine: { id: 'builtin', version: '1' },
    seenBy: [],
    favourite: false,
    tags: [],
    place: null,
    batch: null,
    createdAt: '2026-11-27T00:00:00Z',
    startedAt: null,
    finishedAt: null,
    durationMs: null,
    ...step,
  };
}

const IMAGE: Task['images'][number] = {
  imageId: 'i9',
  url: '/files/i9',
  thumbnailUrl: '/files/i9?w=256',
  width: 512,
  height: 384,
  seed: 1,
  pixelHash: '',
  fidelity: { score: 0.96, added: 0, diffUrl: '' },
  masksUrl: null,
  materialsUrl: null,
  depthUrl: null,
  depthRangeM: null,
  lineUrl: null,
  facts: null,
  words: null,
  uncharged: null,
};
