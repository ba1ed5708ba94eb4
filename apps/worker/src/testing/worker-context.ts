import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { addBase, addUser } from '@plumbline/platform/testing/task-fixtures.ts';
import { createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { type RunningWorker, startWorker } from '../start-worker.ts';
import { testCodec } from './test-codec.ts';
import { createTestEngine } from './test-engine.ts';

const PROCESS = fileURLToPath(new URL('./worker-process.ts', import.meta.url));
const PATIENCE_MS = 120_000;

export const ended = ({ state }: Task) => state !== 'queued' && state !== 'running';
export const begun = ({ state, progress }: Task) => state === 'running' && progress > 0;

/** Workers, in this process and in their own, on one database; each test has a user, a base and a journal of its own. */
export class WorkerContext {
  readonly services: Services;
  user!: User;
  base!: ImageRecord;
  readonly #close: () => Promise<void>;
  #closing: (() => Promise<unknown>)[] = [];
  #tests = 0;

  private constructor(services: Services, close: () => Promise<void>) {
    this.services = services;
    this.#close = close;
  }

  static async open(): Promise<WorkerContext> {
    const { services, close } = await createTestServices();
    return new WorkerContext(services, close);
  }

  async beginTest(): Promise<void> {
    this.#tests += 1;
    this.user = await addUser(this.services);
    this.base = await addBase(this.services, this.user.id);
  }

  async endTest(): Promise<void> {
    await Promise.all(this.#closing.splice(0).map((close) => close()));
  }

  async close(): Promise<void> {
    await this.#close();
  }

  async work(slots: number): Promise<RunningWorker> {
    const settings = { ...this.services.settings, workerConcurrency: slots };
    const worker = await startWorker(
      { ...this.services, settings },
      { engines: [createTestEngine(this.#journal)], codec: testCodec },
    );
    this.#closing.push(() => worker.close());
    return worker;
  }

  /** @param killStep where it takes itself down (`killAtStep`); 0: nowhere */
  async workInProcess(slots = 1, killStep = 0): Promise<ChildProcess> {
    const { databaseUrl, dataDir } = this.services.settings;
    const child = fork(PROCESS, {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        WORKER_CONCURRENCY: String(slots),
        TEST_JOURNAL: this.#journal,
        TEST_KILL_STEP: String(killStep),
      },
      execArgv: [],
    });
    const gone = once(child, 'exit');
    this.#closing.push(async () => {
      child.kill('SIGKILL');
      await gone;
    });
    const [message] = await Promise.race([once(child, 'message'), gone]);
    if (message !== 'ready') throw new Error('the worker process did not start');
    return child;
  }

  read(taskId: string, owner = this.user): Promise<Task> {
    const { database, clock } = this.services;
    return readTask({ database, clock, locale: 'en' }, owner.id, taskId);
  }

  async until(taskId: string, reached: (task: Task) => boolean, owner = this.user): Promise<Task> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const task = await this.read(taskId, owner);
      if (reached(task)) return task;
      if (Date.now() > deadline) throw new Error(`the task stayed ${JSON.stringify(task)}`);
      await wait(20);
    }
  }

  /** What the engines of this test wrote down. */
  async journal(): Promise<string[]> {
    const text = await readFile(this.#journal, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  }

  get #journal(): string {
    return join(this.services.settings.dataDir, `journal-${this.#tests}`);
  }
}
