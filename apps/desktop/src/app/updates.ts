import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';
import type { ClientState } from '../ipc/state.ts';
import type { Server } from '../ports/ports.ts';
import { judgeVersion, type VersionVerdict } from '../versions/judge-version.ts';
import { requireTrustedUpdate } from '../versions/require-trusted-update.ts';
import type { Ports } from './client-ports.ts';
import { failureOf } from './failure-of.ts';

interface Dependencies extends Pick<Ports, 'platform' | 'architecture' | 'releaseKey' | 'log'> {
  readonly server: Server;
  readonly install: (file: string, bytes: Uint8Array) => Promise<void>;
  readonly openDownloads: () => Promise<void>;
  readonly onNotice: (notice: ClientState['notice']) => void;
}

/** What the server’s newest release means for this client, and how it is brought in. */
export class Updates {
  readonly #dependencies: Dependencies;
  #verdict: VersionVerdict = { kind: 'current' };
  #busy = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get verdict(): VersionVerdict {
    return this.#verdict;
  }

  async check(): Promise<void> {
    const { platform, architecture, server, log, onNotice } = this.#dependencies;
    try {
      this.#verdict = judgeVersion(
        { version: CLIENT_VERSION, platform, architecture },
        await server.release(),
      );
    } catch (error) {
      // Who cannot be asked forces nothing; what an earlier answer forced stays.
      log(error);
      return;
    }
    onNotice(this.#notice(null));
  }

  /** Fetches, checks and opens the installer; where it may not, the person gets it from the download page. */
  async install(): Promise<void> {
    const { server, install, openDownloads, onNotice, log, releaseKey } = this.#dependencies;
    const verdict = this.#verdict;
    if (this.#busy || verdict.kind === 'current') return;
    const { artefact, version } = verdict;
    if (!this.#isInstallable() || !artefact) return openDownloads();
    this.#busy = true;
    onNotice(this.#notice(null));
    try {
      const bytes = await server.artefact(artefact.url);
      requireTrustedUpdate({ version: CLIENT_VERSION, publicKey: releaseKey }, { version, artefact, bytes });
      await install(artefact.file, bytes);
      this.#busy = false;
      onNotice(this.#notice(null));
    } catch (error) {
      log(error);
      this.#busy = false;
      onNotice(this.#notice(error));
    }
  }

  #isInstallable(): boolean {
    const verdict = this.#verdict;
    return (
      verdict.kind !== 'current' &&
      this.#dependencies.releaseKey !== '' &&
      (verdict.artefact?.signature ?? null) !== null
    );
  }

  #notice(error: unknown): ClientState['notice'] {
    const { kind } = this.#verdict;
    if (this.#verdict.kind === 'current' || kind === 'current') return null;
    return {
      kind,
      version: this.#verdict.version,
      installable: this.#isInstallable(),
      busy: this.#busy,
      failure: error === null ? null : failureOf(error),
    };
  }
}
