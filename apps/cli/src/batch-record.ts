import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a batch has done, in its folder: run again, it goes on from there. */
interface Kept {
  readonly version: 1;
  /** SHA-256 of a base → the picture on the server. */
  readonly images: Record<string, string>;
  /** Base and look → its task. */
  readonly tasks: Record<string, string>;
  /** Starts that were not answered yet, with what their repeat is known by. */
  readonly starts: Record<string, string>;
}

const NAME = 'plumbline-batch.json';

export class BatchRecord {
  readonly #path: string;
  readonly #kept: Kept;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, NAME);
    this.#kept = read(this.#path) ?? { version: 1, images: {}, tasks: {}, starts: {} };
  }

  imageOf(hash: string): string | undefined {
    return this.#kept.images[hash];
  }

  taskOf(key: string): string | undefined {
    return this.#kept.tasks[key];
  }

  noteImage(hash: string, imageId: string): void {
    this.#kept.images[hash] = imageId;
    this.#write();
  }

  /** What the start of a task is known by, also where the run ended before it was answered. */
  startOf(key: string): string {
    const known = (this.#kept.starts[key] ??= randomUUID());
    this.#write();
    return known;
  }

  noteTask(key: string, taskId: string): void {
    delete this.#kept.starts[key];
    this.#kept.tasks[key] = taskId;
    this.#write();
  }

  /** It failed, or is gone: the next run starts it anew. */
  forgetTask(key: string): void {
    delete this.#kept.tasks[key];
    this.#write();
  }

  /** Whole or not at all: a run may end at any moment. */
  #write(): void {
    writeFileSync(`${this.#path}.part`, `${JSON.stringify(this.#kept, null, 2)}\n`);
    renameSync(`${this.#path}.part`, this.#path);
  }
}

function read(path: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Kept;
    return kept.version === 1 ? kept : undefined;
  } catch {
    return undefined;
  }
}
