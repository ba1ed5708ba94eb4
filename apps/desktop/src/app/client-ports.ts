import type { ClientPlatform } from '@plumbline/contract/api/client-release.ts';
import type { CapturedWindow, EventName, EventValue } from '../ipc/commands.ts';
import type { ClientState } from '../ipc/state.ts';
import type {
  Clock,
  FetchJson,
  Folders,
  Machine,
  Pictures,
  Programs,
  Secret,
  Server,
  Store,
} from '../ports/ports.ts';
import type { Settings } from '../settings/settings.ts';

/** What the system shows and does; the adapter of Electron is one, tests bring another. */
export interface Shell {
  /** Windows of other programs, with small pictures. */
  listWindows(): Promise<readonly CapturedWindow[]>;
  /** What a page that asks for a capture is given. */
  setCaptured(windowId: string | undefined): void;
  chooseFolder(title: string): Promise<string | undefined>;
  showInFolder(path: string): void;
  openOutside(address: string): Promise<void>;
  showMain(): void;
  showResult(shown: boolean): void;
  /** @returns whether the system gave it */
  setShortcut(accelerator: string, pressed: () => void): boolean;
  applySystem(settings: Settings): Promise<void>;
  /** Stores an installer and opens it. */
  install(file: string, bytes: Uint8Array): Promise<void>;
  systemLocales(): readonly string[];
  systemIsDark(): boolean;
}

export interface Ports {
  readonly clock: Clock;
  readonly store: Store;
  readonly queued: Pictures;
  readonly made: Pictures;
  readonly secretOf: (origin: string) => Secret;
  readonly folders: Folders;
  readonly programs: Programs;
  readonly machine: Machine;
  readonly fetchJson: FetchJson;
  readonly createServer: (address: () => string, locale: () => ClientState['locale']) => Server;
  readonly shell: Shell;
  readonly newId: () => string;
  readonly platform: ClientPlatform;
  readonly architecture: string;
  /** Key of the releases, SPKI in base64; empty in a build that has none. */
  readonly releaseKey: string;
  readonly send: <N extends EventName>(name: N, value: EventValue<N>) => void;
  readonly log: (error: unknown) => void;
}
