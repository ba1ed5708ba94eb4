import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures, Secret, Store } from '../ports/ports.ts';

/**
 * Writes a file whole or not at all: under another name, brought to the disk, and then renamed over the old one. Its rights are
 * its owner’s alone.
 */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/** Documents as JSON files of a folder. One that cannot be read is as good as none. */
export function fileStore(folder: string): Store {
  return {
    read: async (name) => {
      try {
        return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    write: async (name, value) => {
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${name}.json`), JSON.stringify(value));
    },
  };
}

/** Pictures as files of a folder. Names are ids of ours, never a page’s. */
export function filePictures(folder: string): Pictures {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, name), bytes);
    },
    get: (name) => readFile(join(folder, name)).catch(() => undefined),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

interface Cipher {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
}

/** Secrets that only this account of this computer reads. Where the system has no such means, they live as long as the client. */
export function cipheredSecrets(folder: string, cipher: Cipher): (name: string) => Secret {
  const inMemory = new Map<string, string>();
  return (name) => {
    const path = join(folder, `${Buffer.from(name).toString('base64url').slice(0, 120)}.secret`);
    return {
      read: async () => {
        if (!cipher.isEncryptionAvailable()) return inMemory.get(name);
        const bytes = await readFile(path).catch(() => undefined);
        try {
          return bytes && cipher.decryptString(bytes);
        } catch {
          // Of another account, or of a keychain that was made anew.
          return undefined;
        }
      },
      write: async (secret) => {
        inMemory.delete(name);
        if (secret === undefined) return rm(path, { force: true });
        if (!cipher.isEncryptionAvailable()) return void inMemory.set(name, secret);
        await mkdir(folder, { recursive: true });
        await writeWhole(path, cipher.encryptString(secret));
      },
    };
  };
}
