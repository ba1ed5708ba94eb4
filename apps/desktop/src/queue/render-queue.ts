import { ServerError } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type ErrorCode, isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { z } from 'zod';
import { failureOf } from '../app/failure-of.ts';
import { type Failure, failureSchema } from '../ipc/failure.ts';
import type { Clock, Pictures, Server, Store } from '../ports/ports.ts';
import { optionsOf } from '../live/live-options.ts';
import { renderSettingsSchema } from '../settings/settings.ts';

const entrySchema = z.strictObject({
  id: z.string(),
  createdAt: z.number(),
  settings: renderSettingsSchema,
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of the live frame that it goes on from; null: the server chooses one. */
  seed: z.int().min(0).max(0xffffffff).nullable().default(null),
  /** Known once the picture is at the server, so that it does not travel twice. */
  imageId: z.string().nullable(),
  /** Known once the task is started: after a crash it is followed, not started again. */
  taskId: z.string().nullable(),
  attempts: z.int().nonnegative(),
  /** How often somebody asked for it anew. */
  round: z.int().nonnegative(),
  /** Why it does not go on by itself; null: it waits for its turn or for the network. */
  failure: failureSchema.nullable(),
});
export type QueueEntry = z.infer<typeof entrySchema>;
const storedSchema = z.strictObject({ schema: z.literal(1), entries: z.array(entrySchema) });

export type RenderPhase =
  | { readonly phase: 'setting-up' | 'loading-model' }
  | { readonly phase: 'queued'; readonly ahead: number; readonly waitSeconds: number }
  | { readonly phase: 'generating'; readonly progress: number; readonly stage: string | null };

export interface Made {
  readonly entry: QueueEntry;
  readonly task: Task;
  readonly image: ResultImage;
  readonly bytes: Uint8Array;
  /** The picture that it was made of. */
  readonly base: Uint8Array;
}

interface Dependencies {
  readonly server: Server;
  readonly store: Store;
  readonly pictures: Pictures;
  readonly clock: Clock;
  /** The engine to ask for; undefined: the server’s choice. */
  readonly engine: () => string | undefined;
  readonly newId: () => string;
  readonly onEntries: (entries: readonly QueueEntry[]) => void;
  readonly onPhase: (entry: QueueEntry, phase: RenderPhase) => void;
  readonly onMade: (made: Made) => Promise<void>;
  readonly onFailed: (entry: QueueEntry, failure: Failure) => void;
  /** Everything that a call comes to, for whoever keeps the session. */
  readonly onError: (error: unknown) => void;
}

const NAME = 'queue';
const LOOK_EVERY_MS = 700;
/** Pauses after a try that found nobody, the last one for ever. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000] as const;
/** What passes by itself: no answer came, or the server is too busy. */
const PASSES = (error: unknown) =>
  error instanceof AppError &&
  (['NETWORK_ERROR', 'GATEWAY_TIMEOUT', 'BAD_GATEWAY', 'UNAVAILABLE'] as ErrorCode[]).includes(error.code);
/** What waits for somebody to sign in. */
const WAITS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHORIZED',
  'LOGIN_REQUIRED',
  'LOGGED_IN_ELSEWHERE',
]);

/**
 * Renders that are to be made, in the order they were asked for. An entry is on the disk before anything is sent, and each step is
 * noted as it is taken, under the same keys: a crash, a lost network or a restart repeats no step and loses none.
 */
export class RenderQueue {
  readonly #dependencies: Dependencies;
  #entries: QueueEntry[] = [];
  #running: Promise<void> | undefined;
  #stopTimer: (() => void) | undefined;
  #paused = true;
  #again = false;
  #writing: Promise<void> = Promise.resolve();
  /** The entry under way that somebody stopped. */
  #stopped = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get entries(): readonly QueueEntry[] {
    return this.#entries;
  }

  /** Takes up what an earlier run of the client left. */
  async load(): Promise<void> {
    const stored = storedSchema.safeParse(await this.#dependencies.store.read(NAME));
    this.#entries = stored.success ? stored.data.entries : [];
    this.#dependencies.onEntries(this.#entries);
  }

  async add(
    picture: Uint8Array,
    entry: Pick<QueueEntry, 'settings' | 'mime' | 'width' | 'height' | 'seed'>,
  ): Promise<QueueEntry> {
    const { pictures, clock, newId } = this.#dependencies;
    const added: QueueEntry = {
      ...entry,
      id: newId(),
      createdAt: clock.now(),
      imageId: null,
      taskId: null,
      attempts: 0,
      round: 0,
      failure: null,
    };
    await pictures.put(added.id, picture);
    await this.#keep([...this.#entries, added]);
    this.wake();
    return added;
  }

  /** Nobody is signed in: what waits goes on waiting. */
  pause(): void {
    this.#paused = true;
    this.#stopTimer?.();
  }

  /** Somebody is signed in, or the network is back: goes on now. */
  resume(): void {
    this.#paused = false;
    this.wake();
  }

  wake(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (this.#paused) return;
    // Somebody may ask in the moment in which the last one ends.
    this.#again = this.#running !== undefined;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Tries a failed one again. */
  async retry(id: string): Promise<void> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return;
    // Under new keys: an answer that was kept under the old ones would be the failure again.
    await this.#change(id, { failure: null, attempts: 0, taskId: null, round: entry.round + 1 });
    this.wake();
  }

  /** Takes it out, and stops it where it runs. */
  async stop(id: string): Promise<void> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return;
    this.#stopped.add(id);
    if (entry.taskId !== null)
      await this.#dependencies.server.cancelTask(entry.taskId).catch(this.#dependencies.onError);
    await this.#remove(entry);
  }

  /** For tests and the end of the program: what runs now has ended. */
  async settled(): Promise<void> {
    await this.#running;
    await this.#writing;
  }

  async #run(): Promise<void> {
    for (let entry = this.#next(); entry && !this.#paused; entry = this.#next()) {
      const { id } = entry;
      try {
        await this.#make(entry);
      } catch (error) {
        if (this.#stopped.has(id)) continue;
        this.#dependencies.onError(error);
        if (await this.#failed(id, error)) return;
      }
    }
  }

  #next(): QueueEntry | undefined {
    return this.#entries.find(({ failure }) => failure === null);
  }

  /** @returns whether nothing can go on for now */
  async #failed(id: string, error: unknown): Promise<boolean> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return false;
    if (error instanceof AppError && WAITS.has(error.code)) {
      this.pause();
      return true;
    }
    if (PASSES(error)) {
      const pause = PAUSES_MS[Math.min(entry.attempts, PAUSES_MS.length - 1)] as number;
      await this.#change(id, { attempts: entry.attempts + 1 });
      this.#stopTimer = this.#dependencies.clock.after(pause, () => this.wake());
      return true;
    }
    const failure = failureOf(error);
    await this.#change(id, { failure });
    this.#dependencies.onFailed({ ...entry, failure }, failure);
    return false;
  }

  async #make(entry: QueueEntry): Promise<void> {
    const { server, pictures, onPhase, onMade, engine } = this.#dependencies;
    onPhase(entry, { phase: 'setting-up' });
    const picture = await pictures.get(entry.id);
    if (!picture) throw new AppError('FILE_LOAD_FAILED', `picture of ${entry.id}`);
    const imageId = entry.imageId ?? (await this.#upload(entry, picture));
    const taskId =
      entry.taskId ??
      (await server.startTask(taskBody(entry, imageId, engine()), `${entry.id}-start-${entry.round}`)).taskId;
    await this.#change(entry.id, { taskId });
    const task = await this.#follow({ ...entry, taskId }, taskId);
    if (!task) return;
    const image = task.images[0];
    if (!image) throw new AppError('TASK_FETCH_FAILED', `${taskId} is done and has no picture`);
    const bytes = await server.file(image.url);
    if (this.#stopped.has(entry.id)) return;
    await onMade({ entry, task, image, bytes, base: picture });
    await this.#remove(entry);
  }

  async #upload(entry: QueueEntry, picture: Uint8Array): Promise<string> {
    const { server } = this.#dependencies;
    try {
      const { imageId } = await server.upload(picture, entry.mime, `${entry.id}-upload-${entry.round}`);
      await this.#change(entry.id, { imageId });
      return imageId;
    } catch (error) {
      // The server’s own words on a picture say more than ours.
      if (error instanceof AppError && error.code !== 'UPLOAD_FAILED') throw error;
      throw new AppError('DESKTOP_UPLOAD_FAILED', entry.id, { cause: error });
    }
  }

  /** @returns the task once it is done; undefined where it was stopped */
  async #follow(entry: QueueEntry, taskId: string): Promise<Task | undefined> {
    const { server, onPhase, clock } = this.#dependencies;
    for (;;) {
      if (this.#stopped.has(entry.id)) return undefined;
      const task = await server.task(taskId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND')
          throw new AppError('TASK_FETCH_FAILED', taskId, { cause: error });
        throw error;
      });
      if (task.state === 'done') return task;
      if (task.state === 'failed' || task.state === 'cancelled') throw endOf(task);
      onPhase(entry, phaseOf(task));
      await new Promise<void>((resolve) => clock.after(LOOK_EVERY_MS, resolve));
    }
  }

  async #remove(entry: QueueEntry): Promise<void> {
    await this.#keep(this.#entries.filter(({ id }) => id !== entry.id));
    await this.#dependencies.pictures.remove(entry.id);
  }

  async #change(id: string, change: Partial<QueueEntry>): Promise<void> {
    await this.#keep(this.#entries.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  async #keep(entries: QueueEntry[]): Promise<void> {
    this.#entries = entries;
    this.#dependencies.onEntries(entries);
    // One after the other: the newest state is the one that stays.
    this.#writing = this.#writing.then(() => this.#dependencies.store.write(NAME, { schema: 1, entries }));
    await this.#writing;
  }
}

/** The request of an entry. */
function taskBody(
  { settings, seed }: QueueEntry,
  imageId: string,
  engine: string | undefined,
): StartTaskBody {
  return {
    ...optionsOf(settings),
    upload_img: imageId,
    ...(seed === null ? {} : { seed }),
    ...(engine === undefined ? {} : { engine }),
  };
}

function phaseOf(task: Task): RenderPhase {
  if (task.state === 'queued')
    return { phase: 'queued', ahead: task.queue_num, waitSeconds: task.waitSeconds };
  // An engine of models that has not begun its steps loads them.
  if (task.progress === 0 && task.engine !== null && task.engine.id !== 'builtin')
    return { phase: 'loading-model' };
  return { phase: 'generating', progress: task.progress, stage: task.stage };
}

/** Why a task did not make its picture: an engine that ran out of graphics memory gets the client’s own advice. */
function endOf(task: Task): AppError {
  if (task.error?.code === 'ENGINE_OUT_OF_MEMORY')
    return new AppError('GRAPHICS_MEMORY_OVERFLOW', task.taskId);
  const code = task.error?.code;
  return new ServerError(isErrorCode(code) ? code : 'RENDER_FAILED', task.error?.message ?? '');
}
