import type { Pictures, Secret, Store } from '../ports/ports.ts';

/** Documents that outlive whoever wrote them, as files outlive a crash. */
export class MemoryStore implements Store {
  readonly documents = new Map<string, string>();
  read = (name: string): Promise<unknown> => {
    const text = this.documents.get(name);
    return Promise.resolve(text === undefined ? undefined : JSON.parse(text));
  };
  write = (name: string, value: unknown): Promise<void> => {
    this.documents.set(name, JSON.stringify(value));
    return Promise.resolve();
  };
}

export class MemoryPictures implements Pictures {
  readonly files = new Map<string, Uint8Array>();
  put = (name: string, bytes: Uint8Array) => Promise.resolve(void this.files.set(name, bytes));
  get = (name: string) => Promise.resolve(this.files.get(name));
  remove = (name: string) => Promise.resolve(void this.files.delete(name));
}

export class MemorySecret implements Secret {
  value: string | undefined;
  read = () => Promise.resolve(this.value);
  write = (secret: string | undefined) => Promise.resolve(void (this.value = secret));
}
