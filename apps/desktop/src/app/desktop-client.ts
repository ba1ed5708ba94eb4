import { AGREEMENT } from '@plumbline/contract/constants.ts';
import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { chooseLocale } from '@plumbline/contract/text.ts';
import { isBlocked, runChecks } from '../checks/run-checks.ts';
import { entryOf, entryOfFrame } from '../history/entry-of.ts';
import { History } from '../history/history.ts';
import type { Failure } from '../ipc/failure.ts';
import type { Handlers } from '../ipc/answer-command.ts';
import type { ClientState } from '../ipc/state.ts';
import { LiveGate } from '../live/live-gate.ts';
import { liveRefusal } from '../live/live-refusal.ts';
import type { DeepLink } from '../links/deep-link.ts';
import type { Server } from '../ports/ports.ts';
import { type Made, type QueueEntry, RenderQueue } from '../queue/render-queue.ts';
import { Session } from '../session/session.ts';
import { requirePlainFolder } from '../settings/save-folder.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { saveMade } from '../render/save-made.ts';
import type { Ports } from './client-ports.ts';
import { defined } from './defined.ts';
import { failureOf } from './failure-of.ts';
import { firstState, IDLE } from './first-state.ts';
import { followed } from './followed.ts';
import { LocalPlumbline } from './local-plumbline.ts';
import { OUTSIDE_PAGES } from './outside-pages.ts';
import { Updates } from './updates.ts';

const SETTINGS = 'settings';
const UPDATE_EVERY_MS = 6 * 3_600_000;

/** The client without its windows: one state, and what changes it. */
export class DesktopClient {
  readonly #ports: Ports;
  readonly #server: Server;
  readonly #session: Session;
  readonly #queue: RenderQueue;
  readonly #history: History;
  readonly #local: LocalPlumbline;
  readonly #updates: Updates;
  readonly #live: LiveGate;
  #state: ClientState;
  #lastBase: Parameters<Handlers['render']>[0] | undefined;
  #messages = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#state = firstState(ports);
    this.#server = ports.createServer(
      () => this.#address(),
      () => this.#state.locale,
    );
    this.#session = new Session({
      server: this.#server,
      token: {
        read: () => ports.secretOf(this.#address()).read(),
        write: (token) => ports.secretOf(this.#address()).write(token),
      },
      clock: ports.clock,
      onChange: (session) => {
        const was = this.#state.session.phase;
        this.#change({ session });
        if (session.phase === 'signed-in' && was !== 'signed-in') this.#queue.resume();
        if (session.phase !== 'signed-in') {
          this.#queue.pause();
          this.#live.end(LIVE_CLOSE.unauthorized);
        }
      },
    });
    this.#history = new History(ports.store, ports.made, (history) =>
      this.#change({ history: [...history] }),
    );
    this.#queue = new RenderQueue({
      server: this.#server,
      store: ports.store,
      pictures: ports.queued,
      clock: ports.clock,
      newId: ports.newId,
      engine: () => (this.#state.settings.global.engine.kind === 'local-comfyui' ? 'comfyui' : undefined),
      onEntries: (entries) =>
        this.#change({ waiting: entries.map(({ id, createdAt, failure }) => ({ id, createdAt, failure })) }),
      onPhase: ({ id }, phase) => this.#change(followed(this.#state, id, phase)),
      onMade: (made) => this.#keep(made),
      onFailed: (entry, failure) => this.#fail(entry, failure),
      onError: (error) => {
        this.#learnReachable(error);
        void this.#session.hear(error);
      },
    });
    this.#updates = new Updates({
      ...ports,
      server: this.#server,
      install: (file, bytes) => ports.shell.install(file, bytes),
      openDownloads: () => ports.shell.openOutside(`${this.#address()}${OUTSIDE_PAGES.download}`),
      onNotice: (notice) => this.#change({ notice }),
    });
    this.#live = new LiveGate({
      open: (events) => this.#server.live(events),
      refusal: () => liveRefusal(this.#state, this.#local.address),
      onHeard: (heard) => ports.send('live', heard),
    });
    this.#local = new LocalPlumbline({
      programs: ports.programs,
      folders: ports.folders,
      onChange: (localEngine, address) => {
        const was = this.#state.localEngine.state;
        this.#change({ localEngine: { ...localEngine } });
        if (address !== undefined && was !== 'running') void this.#reach();
      },
    });
  }

  get state(): ClientState {
    return this.#state;
  }

  /** Everything that a start does, in its order; nothing of it needs the server. */
  async start(): Promise<void> {
    const settings = readSettings(await this.#ports.store.read(SETTINGS));
    this.#change({ settings });
    await this.#applySystem();
    this.#takeShortcut();
    await this.#history.load();
    await this.#queue.load();
    await this.#reach();
    const again = () => {
      void this.#updates.check();
      this.#ports.clock.after(UPDATE_EVERY_MS, again);
    };
    this.#ports.clock.after(UPDATE_EVERY_MS, again);
  }

  stop(): void {
    this.#live.end(LIVE_CLOSE.goingAway);
    this.#local.stop();
  }

  /** The system’s colours or languages have changed. */
  systemChanged(): void {
    this.#change({});
  }

  followLink(link: DeepLink): void {
    this.#ports.shell.showMain();
    const show = link.show === 'task' ? 'history' : link.show;
    this.#change({ asked: { id: (this.#state.asked?.id ?? 0) + 1, show } });
  }

  readonly handlers: Handlers = {
    state: () => this.#state,
    sendCode: ({ email }) => this.#session.sendCode(email),
    signInByEmail: ({ email, code }) => this.#session.signInByEmail(email, code),
    signInByAccount: ({ account, password }) => this.#session.signInByAccount(account, password),
    startScan: () => this.#session.startScan(),
    stopScan: () => this.#session.stopScan(),
    signInAgain: () => this.#reach(),
    signOut: () => this.#session.signOut(),
    acceptTerms: () => this.#set({ termsAccepted: AGREEMENT.version }),
    finishGuide: () => this.#set({ guideSeen: true }),
    runChecks: () => this.#check(),
    changeGlobal: (change) => this.#changeGlobal(defined(change)),
    changeSystem: async (change) => {
      await this.#set({ system: { ...this.#state.settings.system, ...defined(change) } });
      await this.#applySystem();
    },
    changeRender: (change) => this.#set({ render: { ...this.#state.settings.render, ...defined(change) } }),
    chooseSaveFolder: async () => {
      const folder = await this.#ports.shell.chooseFolder('save');
      if (folder !== undefined) await this.#changeGlobal({ saveFolder: folder });
    },
    choosePlumblineFolder: async () => {
      const plumblineFolder = await this.#ports.shell.chooseFolder('plumbline');
      const { engine } = this.#state.settings.global;
      if (plumblineFolder !== undefined) await this.#changeGlobal({ engine: { ...engine, plumblineFolder } });
    },
    startLocalEngine: () => this.#tell(() => this.#local.start(this.#state.settings.global.engine)),
    stopLocalEngine: () => this.#local.stop(),
    listWindows: async () => [...(await this.#ports.shell.listWindows())],
    selectWindow: async ({ id }) => {
      const windows = await this.#ports.shell.listWindows();
      const found = windows.find((each) => each.id === id);
      if (!found) return this.#say(new AppError('CAPTURE_LOST', id));
      this.#ports.shell.setCaptured(id);
      this.#change({ target: { windowId: id, title: found.title, area: null } });
    },
    selectArea: (area) => {
      const { target } = this.#state;
      if (target) this.#change({ target: { ...target, area } });
      else this.#say(new AppError('WINDOW_REQUIRED', 'an area without a window'));
    },
    releaseWindow: () => {
      this.#ports.shell.setCaptured(undefined);
      this.#change({ target: null });
    },
    render: (base) => this.#render(base),
    liveOpen: ({ connection }) => this.#live.open(connection),
    liveSend: ({ connection, message }) => this.#live.send(connection, message),
    liveClose: ({ connection }) => this.#live.close(connection),
    keepFrame: (frame) => this.#keepFrame(frame),
    renderAgain: () =>
      this.#lastBase
        ? this.#render(this.#lastBase)
        : this.#say(new AppError('RENDER_AREA_REQUIRED', 'again')),
    stopRender: async () => {
      const { entryId } = this.#state.render;
      if (entryId === null) return;
      await this.#queue.stop(entryId);
      this.#change({ render: { ...this.#state.render, phase: 'stopped', entryId: null } });
    },
    retryWaiting: ({ id }) => this.#queue.retry(id),
    dropWaiting: ({ id }) => this.#queue.stop(id),
    saveHistory: ({ id }) => this.#tell(() => this.#save(id)),
    showInFolder: ({ id }) => {
      const path = this.#history.find(id)?.savedAs;
      if (path) this.#ports.shell.showInFolder(path);
    },
    removeHistory: ({ id }) => this.#history.remove(id),
    showResultWindow: ({ shown }) => this.#ports.shell.showResult(shown),
    installUpdate: () => this.#updates.install(),
    openOutside: ({ page }) => this.#ports.shell.openOutside(`${this.#address()}${OUTSIDE_PAGES[page]}`),
  };

  /** Where calls go: a local Plumbline once it runs, else the server of the settings. */
  #address(): string {
    const { server, engine } = this.#state.settings.global;
    const address = engine.kind === 'server' ? server : (this.#local.address ?? server);
    return address.replace(/\/$/, '');
  }

  async #reach(): Promise<void> {
    await this.#readSite();
    await this.#updates.check();
    if (this.#updates.verdict.kind !== 'too-old') await this.#session.signInAgain();
    await this.#check();
  }

  async #readSite(): Promise<void> {
    const address = this.#address();
    try {
      const { companyName, welcome, wechat, capabilities } = await this.#server.site();
      const live = capabilities.includes('real-time');
      this.#change({ server: { address, reachable: true, companyName, welcome, scan: wechat.scan, live } });
    } catch (error) {
      this.#ports.log(error);
      this.#change({ server: { ...this.#state.server, address, reachable: false } });
    }
  }

  async #check(): Promise<void> {
    const { folders, machine, programs, fetchJson } = this.#ports;
    const { settings } = this.#state;
    const context = {
      settings,
      verdict: this.#updates.verdict,
      server: this.#server,
      folders,
      machine,
      programs,
      fetchJson,
    };
    this.#change({ checks: await runChecks(context) });
  }

  async #render(base: Parameters<Handlers['render']>[0]): Promise<void> {
    if (this.#updates.verdict.kind === 'too-old')
      return this.#say(new AppError('CLIENT_VERSION_TOO_OLD', 'render'));
    if (this.#state.session.phase !== 'signed-in') return this.#say(new AppError('LOGIN_REQUIRED', 'render'));
    const { engine } = this.#state.settings.global;
    if (engine.kind !== 'server' && this.#local.address === undefined)
      return this.#say(new AppError('LOCAL_ENGINE_UNREACHABLE', engine.kind));
    const failed = this.#state.checks?.find(({ id, state }) => state === 'failed' && id !== 'server');
    if (this.#state.checks && isBlocked(this.#state.checks) && failed?.failure)
      return this.#change({ message: this.#message(failed.failure) });
    if (base.unoptimised) this.#say(new AppError('IMAGE_OPTIMISATION_FAILED', 'sent as it is'));
    this.#lastBase = base;
    const { picture, mime, width, height, seed } = base;
    const entry = await this.#queue.add(picture, {
      settings: this.#state.settings.render,
      seed,
      mime,
      width,
      height,
    });
    if (this.#state.render.entryId === null)
      this.#change({
        render: { ...IDLE, resultId: this.#state.render.resultId, phase: 'setting-up', entryId: entry.id },
      });
  }

  async #keep(made: Made): Promise<void> {
    const { id } = made.entry;
    await this.#history.add(entryOf(made, this.#ports.clock.now()), made.bytes, made.base);
    this.#change({ render: { ...IDLE, phase: 'finished', progress: 1, resultId: id } });
    await this.#autoSave(id);
    void this.#session.countTickets();
  }

  async #keepFrame(frame: Parameters<Handlers['keepFrame']>[0]): Promise<void> {
    const { clock, newId } = this.#ports;
    const entry = entryOfFrame(frame, newId(), clock.now(), this.#state.settings.render);
    await this.#history.add(entry, frame.picture, frame.base);
    await this.#autoSave(entry.id);
  }

  async #autoSave(id: string): Promise<void> {
    if (this.#state.settings.global.autoSave) await this.#tell(() => this.#save(id));
  }

  async #save(id: string): Promise<void> {
    const savedAs = await saveMade(this.#ports, this.#history.find(id), this.#state.saveFolder);
    await this.#history.markSaved(id, savedAs);
    this.#change({ message: { ...this.#message(null), saved: savedAs } });
  }

  #fail(entry: QueueEntry, failure: Failure): void {
    this.#change({
      render: { ...IDLE, resultId: this.#state.render.resultId, entryId: null, phase: 'failed', failure },
    });
    this.#ports.log(`${entry.id}: ${failure.code}`);
  }

  async #changeGlobal(change: Partial<Settings['global']>): Promise<void> {
    const before = this.#state.settings.global;
    const next = { ...before, ...change };
    try {
      if (next.saveFolder !== '') requirePlainFolder(next.saveFolder, this.#ports.folders.isWindows);
    } catch (error) {
      return this.#say(error);
    }
    await this.#set({ global: next });
    if (before.shortcut !== next.shortcut) this.#takeShortcut();
    const isElsewhere = before.server !== next.server || before.engine.kind !== next.engine.kind;
    if (next.engine.kind === 'server') this.#local.stop();
    if (isElsewhere) await this.#reach();
    else if (before.engine !== next.engine || before.saveFolder !== next.saveFolder) await this.#check();
    if (!next.resultOnTop) this.#ports.shell.showResult(false);
  }

  #takeShortcut(): void {
    const { shortcut } = this.#state.settings.global;
    const taken = this.#ports.shell.setShortcut(shortcut, () => {
      if (this.#state.target?.area) this.#ports.send('renderNow', undefined);
      else
        this.#say(new AppError(this.#state.target ? 'RENDER_AREA_REQUIRED' : 'WINDOW_REQUIRED', 'shortcut'));
    });
    if (!taken) this.#say(new AppError('SHORTCUT_TAKEN', shortcut));
  }

  async #set(change: Partial<Settings>): Promise<void> {
    const settings = { ...this.#state.settings, ...change };
    this.#change({ settings });
    await this.#ports.store.write(SETTINGS, settings);
  }

  #applySystem(): Promise<void> {
    return this.#ports.shell.applySystem(this.#state.settings);
  }

  async #tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#say(error);
    }
  }

  #say(error: unknown): void {
    this.#ports.log(error);
    this.#change({ message: this.#message(failureOf(error)) });
  }

  #message(failure: Failure | null): NonNullable<ClientState['message']> {
    this.#messages += 1;
    return { id: this.#messages, failure, saved: null };
  }

  #learnReachable(error: unknown): void {
    if (error instanceof AppError && error.code === 'NETWORK_ERROR')
      this.#change({ server: { ...this.#state.server, reachable: false } });
  }

  #change(change: Partial<ClientState>): void {
    const next = { ...this.#state, ...change };
    const { system, global } = next.settings;
    const { shell, folders } = this.#ports;
    const isDark = system.theme === 'system' ? shell.systemIsDark() : system.theme === 'dark';
    this.#state = {
      ...next,
      locale: system.locale === 'system' ? chooseLocale(shell.systemLocales().join()) : system.locale,
      theme: isDark ? 'dark' : 'light',
      saveFolder: global.saveFolder || folders.pictures,
    };
    this.#ports.send('state', this.#state);
  }
}
