import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Folders, Programs } from '../ports/ports.ts';
import { isServerAddress } from '../settings/server-address.ts';
import type { Settings } from '../settings/settings.ts';

export interface LocalEngineState {
  readonly state: 'off' | 'starting' | 'running' | 'failed';
  /** The last that it printed. */
  readonly lastLine: string;
}

interface Dependencies {
  readonly programs: Programs;
  readonly folders: Pick<Folders, 'exists' | 'isWindows'>;
  readonly onChange: (state: LocalEngineState, address: string | undefined) => void;
}

/** What `npm start` prints once it can be reached. */
const ADDRESS = /^\s*Address\s+(\S+)/;
const LONGEST_LINE = 300;

/**
 * A Plumbline on this computer: the same `npm start` as everywhere, in a checkout that the person names. Beside a ComfyUI it is what
 * speaks to it, so that pictures are read, held to their geometry and measured as on any server.
 */
export class LocalPlumbline {
  readonly #dependencies: Dependencies;
  #program: { stop(): void } | undefined;
  #address: string | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get address(): string | undefined {
    return this.#address;
  }

  /** @throws AppError `FILE_LOAD_FAILED` where the folder holds no Plumbline */
  async start({ plumblineFolder, kind, comfyuiAddress }: Settings['global']['engine']): Promise<void> {
    if (this.#program) return;
    const { programs, folders } = this.#dependencies;
    if (plumblineFolder === '' || !(await folders.exists(`${plumblineFolder}/scripts/start.mjs`)))
      throw new AppError('FILE_LOAD_FAILED', `no Plumbline in ${plumblineFolder}`);
    this.#say('starting', '');
    this.#program = programs.start({
      // A command file is not run without a shell on Windows, and npm is one there.
      command: 'node',
      args: ['scripts/start.mjs'],
      cwd: plumblineFolder,
      env: {
        HOST: '127.0.0.1',
        ...(kind === 'local-comfyui' ? { COMFYUI_URLS: comfyuiAddress } : {}),
      },
      onLine: (line) => this.#hear(line),
      onEnd: (code) => {
        this.#program = undefined;
        this.#address = undefined;
        this.#say(code === 0 ? 'off' : 'failed', '');
      },
    });
  }

  stop(): void {
    this.#program?.stop();
  }

  #hear(line: string): void {
    const found = ADDRESS.exec(line)?.[1];
    if (found !== undefined && isServerAddress(found)) this.#address = found;
    this.#say(this.#address === undefined ? 'starting' : 'running', line.trim().slice(0, LONGEST_LINE));
  }

  #last: LocalEngineState = { state: 'off', lastLine: '' };

  #say(state: LocalEngineState['state'], line: string): void {
    this.#last = { state, lastLine: line === '' ? this.#last.lastLine : line };
    this.#dependencies.onChange(this.#last, this.#address);
  }
}
