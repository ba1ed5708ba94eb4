import type { Ports, Shell } from '../app/client-ports.ts';
import { DesktopClient } from '../app/desktop-client.ts';
import type { LiveHeard } from '../live/live-heard.ts';
import { clientStateSchema } from '../ipc/state.ts';
import { FakeServer } from './fake-server.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryPictures, MemorySecret, MemoryStore } from './memory-ports.ts';

export const WINDOW = { id: 'window:7:0', title: 'House – SketchUp', thumbnail: 'data:image/png;base64,' };

/** Everything around the client: what outlives it, and what it did to the system. */
export class World {
  readonly server = new FakeServer();
  readonly clock = new ManualClock();
  readonly store = new MemoryStore();
  readonly secrets = new Map<string, MemorySecret>();
  readonly queued = new MemoryPictures();
  readonly made = new MemoryPictures();
  readonly saved = new Map<string, Uint8Array>();
  readonly installed: string[] = [];
  readonly opened: string[] = [];
  readonly sent: string[] = [];
  /** What pages were told of the live path. */
  readonly heard: LiveHeard[] = [];
  readonly addresses: string[] = [];
  captured: string | undefined;
  shortcutIsFree = true;
  press: () => void = () => undefined;
  lines: (line: string) => void = () => undefined;
  started: { cwd: string; env: Readonly<Record<string, string>> } | undefined;
  folder: string | undefined = '/designs/lin/renders';
  canWrite = true;
  invalid: unknown;
  ids = 0;
  /** Key of the releases that the client is built with. */
  releaseKey = '';

  start(): Promise<DesktopClient> {
    const client = new DesktopClient(this.ports());
    return client.start().then(() => client);
  }

  ports(): Ports {
    const shell: Shell = {
      listWindows: () => Promise.resolve([WINDOW]),
      setCaptured: (id) => (this.captured = id),
      chooseFolder: () => Promise.resolve(this.folder),
      showInFolder: (path) => this.opened.push(path),
      openOutside: (address) => Promise.resolve(void this.opened.push(address)),
      showMain: () => this.sent.push('main window'),
      showResult: () => undefined,
      setShortcut: (_text, pressed) => {
        this.press = pressed;
        return this.shortcutIsFree;
      },
      applySystem: () => Promise.resolve(),
      install: (file) => Promise.resolve(void this.installed.push(file)),
      systemLocales: () => ['en-GB'],
      systemIsDark: () => false,
    };
    return {
      clock: this.clock,
      store: this.store,
      queued: this.queued,
      made: this.made,
      secretOf: (origin) => {
        const secret = this.secrets.get(origin) ?? new MemorySecret();
        this.secrets.set(origin, secret);
        return secret;
      },
      folders: {
        isWindows: false,
        pictures: '/designs/lin/Pictures/Plumbline',
        canWrite: () => Promise.resolve(this.canWrite),
        save: (folder, name, bytes) => {
          if (!this.canWrite) return Promise.reject(new Error('EACCES'));
          this.saved.set(`${folder}/${name}`, bytes);
          return Promise.resolve(`${folder}/${name}`);
        },
        exists: (path) => Promise.resolve(path.startsWith('/plumbline/')),
      },
      programs: {
        run: () => Promise.resolve(undefined),
        start: ({ cwd, env, onLine, onEnd }) => {
          this.started = { cwd, env };
          this.lines = onLine;
          return { stop: () => onEnd(0) };
        },
      },
      machine: { memoryBytes: 16 * 1024 ** 3, cardMakers: () => Promise.resolve(['nvidia']) },
      fetchJson: () => Promise.resolve(undefined),
      createServer: (address) => {
        const { site } = this.server;
        this.server.site = () => {
          this.addresses.push(address());
          return site();
        };
        return this.server;
      },
      shell,
      newId: () => `r${++this.ids}`,
      platform: 'linux',
      architecture: 'x64',
      releaseKey: this.releaseKey,
      send: (name, value) => {
        if (name === 'live') return void this.heard.push(value as LiveHeard);
        if (name !== 'state') return void this.sent.push(name);
        const parsed = clientStateSchema.safeParse(value);
        if (!parsed.success) this.invalid = parsed.error.message;
      },
      log: () => undefined,
    };
  }
}
