import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, Task } from '@plumbline/api-client/client.ts';
import type { Context } from './context.ts';

export const FORMATS = ['png', 'jpg', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export interface Place {
  readonly folder: string;
  /** File name without its ending; default: the task’s id. */
  readonly stem?: string | undefined;
  /** Default: the files as they are. */
  readonly format?: Format | undefined;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/**
 * Saves the pictures of a task into a folder, as the page's download gives them: with the labels that are asked for or
 * prescribed. One that is there is not fetched again, and none has its name before all of it is there.
 *
 * @returns the paths
 */
export async function saveResults(
  client: Client,
  { taskId, images }: Task,
  { folder, stem = taskId, format }: Place,
  { output, signal }: Context,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const [at, { imageId }] of images.entries()) {
    const name = images.length === 1 ? stem : `${stem}-${at + 1}`;
    const there = await findThere(folder, name, format);
    if (there) {
      paths.push(there);
      continue;
    }
    output.progress(`downloading ${name}`);
    const response = await client.download(
      { imageIds: [imageId], archive: false, ...(format ? { format } : {}) },
      { signal },
    );
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const path = join(folder, `${name}.${ENDINGS[type] ?? format ?? 'png'}`);
    const half = `${path}.part`;
    if (response.body)
      await pipeline(
        Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
        createWriteStream(half),
        { signal },
      );
    await rename(half, path);
    paths.push(path);
  }
  return paths;
}

async function findThere(
  folder: string,
  name: string,
  format: Format | undefined,
): Promise<string | undefined> {
  for (const ending of format ? [format] : FORMATS) {
    const path = join(folder, `${name}.${ending}`);
    const found = await stat(path).catch(() => undefined);
    if (found && found.size > 0) return path;
  }
  return undefined;
}
