import type { WarningLog } from '../model/model-warning.ts';

/** The files that a model may refer to: those that came with it, and none else. */
export interface FileSource {
  /** Bytes at a path, or undefined; unpacked when they are asked for. */
  readonly find: (path: string) => Uint8Array | undefined;
}

export const NO_FILES: FileSource = { find: () => undefined };

/** A reference to another machine or a place of this one: `http:`, `file:`, `//host`. Drive letters are no scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]+:|\/\/|\\\\)/i;
const DATA = /^data:[^,]{0,200},/;

/**
 * What a reference inside a model stands for. Programs write paths of the machine where the model was made; the file's
 * name alone then finds it in the archive.
 *
 * @param base path of the file in which the reference stands.
 * @returns undefined where it is missing, or refused, which is said.
 */
export function findReferenced(
  reference: string,
  base: string,
  files: FileSource,
  warnings: WarningLog,
): Uint8Array | undefined {
  if (/^data:/i.test(reference)) return dataBytes(reference);
  if (ELSEWHERE.test(reference) && !/^file:/i.test(reference)) {
    warnings.add('references-refused', reference.slice(0, 120));
    return undefined;
  }
  const plain = decoded(reference.replace(/^file:\/*/i, '')).replaceAll('\\', '/');
  const folder = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '';
  const path = joinPaths(folder, plain);
  return (
    (path === null ? undefined : files.find(path)) ?? files.find(plain.slice(plain.lastIndexOf('/') + 1))
  );
}

/** @returns null where it leads out of the archive. */
function joinPaths(folder: string, path: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

function dataBytes(uri: string): Uint8Array | undefined {
  const head = DATA.exec(uri)?.[0];
  if (head === undefined) return undefined;
  const body = uri.slice(head.length);
  return /;base64,$/i.test(head)
    ? new Uint8Array(Buffer.from(body, 'base64'))
    : new TextEncoder().encode(decoded(body));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
