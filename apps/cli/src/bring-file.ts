import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Client } from '@plumbline/api-client/client.ts';
import { CommandError, EXIT } from './exit-codes.ts';

export const MODEL_ENDINGS = new Set(['.glb', '.gltf', '.obj', '.zip', '.ifc', '.dae', '.3dm', '.stl']);
export const PICTURE_ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp']);

export type Purpose = 'base' | 'mask' | 'reference' | 'texture';
export const PURPOSES: readonly Purpose[] = ['base', 'mask', 'reference', 'texture'];

export interface BroughtFile {
  readonly kind: 'image' | 'model';
  readonly id: string;
}

function isModel(path: string): boolean {
  return MODEL_ENDINGS.has(extname(path).toLowerCase());
}

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** @throws CommandError `usage` */
export async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((error: unknown) => {
    throw new CommandError(
      EXIT.usage,
      `${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'no reason'}`,
    );
  });
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Brings a picture or a model to the server. A model is waited for until it has been read. */
export async function bringFile(
  client: Client,
  path: string,
  purpose: Purpose,
  signal: AbortSignal,
): Promise<BroughtFile> {
  const bytes = await readBytes(path);
  const name = basename(path);
  if (!isModel(path)) {
    const { imageId } = await client.uploadImage(bytes, { name, purpose, signal });
    return { kind: 'image', id: imageId };
  }
  const { modelId } = await client.uploadModel(bytes, { name, signal });
  for (;;) {
    const model = await client.model({ modelId }, { signal });
    if (model.state === 'ready') return { kind: 'model', id: modelId };
    if (model.state === 'failed')
      throw new CommandError(
        EXIT.refused,
        `${name}: ${model.error?.message ?? 'the model could not be read'}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
    signal.throwIfAborted();
  }
}
