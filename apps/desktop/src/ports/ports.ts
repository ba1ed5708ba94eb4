import type { OpenLiveSocket } from '@plumbline/client/live/live-ports.ts';
import type { ClientRelease } from '@plumbline/contract/api/client-release.ts';
import type { SiteInfo, UserInfo } from '@plumbline/contract/api/identity.ts';
import type { StartedTask, Task } from '@plumbline/contract/api/tasks.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { WechatQr } from '@plumbline/contract/api/wechat.ts';

/** Time. A test moves it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @returns what calls it off */
  after(ms: number, work: () => void): () => void;
}

/** Small documents that survive a crash: a write is there whole or not at all. */
export interface Store {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

/** Pictures that the client keeps. Names are its own ids. */
export interface Pictures {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** One secret, by the system’s own means. */
export interface Secret {
  read(): Promise<string | undefined>;
  write(secret: string | undefined): Promise<void>;
}

/** Folders of the person. */
export interface Folders {
  readonly isWindows: boolean;
  /** Where pictures are saved if nothing else was chosen. */
  readonly pictures: string;
  canWrite(folder: string): Promise<boolean>;
  /** Never over a file that is there. @returns the whole path */
  save(folder: string, name: string, bytes: Uint8Array): Promise<string>;
  exists(path: string): Promise<boolean>;
}

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
}

/** Other programs. */
export interface Programs {
  /** Undefined where there is no such program, or it takes too long. */
  run(command: string, args: readonly string[], timeoutMs: number): Promise<Finished | undefined>;
  /** A program that runs until it is stopped. */
  start(options: {
    readonly command: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly onLine: (line: string) => void;
    readonly onEnd: (code: number | null) => void;
  }): { stop(): void };
}

/** What this computer is. */
export interface Machine {
  readonly memoryBytes: number;
  /** Names of the makers of its graphics cards. */
  cardMakers(): Promise<readonly ('nvidia' | 'amd' | 'intel' | 'apple' | 'other')[]>;
}

/** JSON over HTTP, for what is no Plumbline. Undefined where nobody answers. */
export type FetchJson = (
  url: string,
) => Promise<{ readonly status: number; readonly body: unknown } | undefined>;

export type Scan = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

/** A Plumbline server. Everything may throw an `AppError`. */
export interface Server {
  site(): Promise<SiteInfo>;
  release(): Promise<ClientRelease>;
  /** The bytes of an artefact. */
  artefact(path: string): Promise<Uint8Array>;
  sendCode(email: string): Promise<void>;
  /** @returns a device token */
  signInByEmail(email: string, code: string): Promise<string>;
  signInByAccount(account: string, password: string): Promise<string>;
  startScan(): Promise<WechatQr>;
  pollScan(ticket: string): Promise<Scan>;
  /** After a confirmed scan. */
  tokenOfScan(): Promise<string>;
  /** Every later call is made with it; undefined: with none. */
  useToken(token: string | undefined): void;
  me(): Promise<UserInfo>;
  tickets(): Promise<{ readonly tickets: number; readonly liveTickets: number }>;
  signOut(): Promise<void>;
  upload(picture: Uint8Array, mime: string, idempotencyKey: string): Promise<{ readonly imageId: string }>;
  startTask(body: StartTaskBody, idempotencyKey: string): Promise<StartedTask>;
  task(taskId: string): Promise<Task>;
  cancelTask(taskId: string): Promise<void>;
  /** A connection of the live path, as whoever is signed in. */
  readonly live: OpenLiveSocket;
  /** The bytes of a result. */
  file(url: string): Promise<Uint8Array>;
}
