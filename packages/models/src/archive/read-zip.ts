import { inflateRawSync } from 'node:zlib';
import type { ModelLimits } from '../model/limits.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { FileSource } from './file-source.ts';

export interface ZipEntry {
  /** With forward slashes, never out of the archive. */
  readonly path: string;
  /** Unpacked, as the directory says; more than that is not unpacked. */
  readonly size: number;
}

export interface ZipArchive extends FileSource {
  readonly entries: readonly ZipEntry[];
  /** @throws ModelFailure where the entry is not what the directory says. */
  readonly read: (path: string) => Uint8Array;
}

interface DirectoryEntry extends ZipEntry {
  readonly packed: number;
  readonly method: number;
  readonly start: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
/** A small entry may be as dense as it likes. */
const RATIO_FROM = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the directory of a zip (APPNOTE 6.3, without encryption, several disks and Zip64) and unpacks entries one at a
 * time, when they are asked for. Nothing is unpacked that the limits do not allow, and nothing is written anywhere.
 *
 * @throws ModelFailure `MODEL_BROKEN` or `MODEL_ARCHIVE_REFUSED`.
 */
export function readZip(bytes: Uint8Array, limits: ModelLimits): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = readDirectory(bytes, view, limits);
  const byPath = new Map(directory.map((entry) => [entry.path.toLowerCase(), entry]));
  const byName = new Map(directory.toReversed().map((entry) => [lastPart(entry.path), entry]));
  const total = directory.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.unpackedBytes) throw refused(`it would unpack to ${total} bytes`);
  // Entries may lie over each other (a bomb without dense ones): what was unpacked counts, however often it is asked for.
  const unpacked = new Map<DirectoryEntry, Uint8Array>();
  const open = (entry: DirectoryEntry) => {
    const known = unpacked.get(entry);
    if (known !== undefined) return known;
    const content = unpack(bytes, view, entry);
    unpacked.set(entry, content);
    return content;
  };
  const find = (path: string) =>
    byPath.get(path.toLowerCase()) ?? (path.includes('/') ? undefined : byName.get(path.toLowerCase()));
  return {
    entries: directory,
    find(path) {
      const entry = find(path);
      return entry && open(entry);
    },
    read(path) {
      const entry = find(path);
      if (entry === undefined) throw new ModelFailure('MODEL_BROKEN', `no entry ${path}`);
      return open(entry);
    },
  };
}

function readDirectory(bytes: Uint8Array, view: DataView, limits: ModelLimits): DirectoryEntry[] {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw refused('Zip64');
  if (count > limits.archiveEntries) throw refused(`${count} entries`);
  const entries: DirectoryEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL)
      throw new ModelFailure('MODEL_BROKEN', 'the directory of the zip is cut off');
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const entry = {
      path: safePath(nameOf(name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    };
    const encrypted = (view.getUint16(at + 8, true) & 1) === 1;
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (entry.path.endsWith('/') || /^__MACOSX\/|(?:^|\/)\./.test(entry.path)) continue;
    if (encrypted) throw refused('a password');
    if (entry.size > RATIO_FROM && entry.size > entry.packed * limits.archiveRatio)
      throw refused(
        `an entry ${Math.round(entry.size / Math.max(1, entry.packed))} times as large as packed`,
      );
    entries.push(entry);
  }
  return entries;
}

/** The end record lies within the last 64 KB: a comment may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new ModelFailure('MODEL_BROKEN', 'the zip has no end');
}

function unpack(bytes: Uint8Array, view: DataView, entry: DirectoryEntry): Uint8Array {
  const { start, packed, size, method } = entry;
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL)
    throw new ModelFailure('MODEL_BROKEN', 'an entry of the zip is not where it should be');
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) throw new ModelFailure('MODEL_BROKEN', 'an entry of the zip is cut off');
  const content = bytes.subarray(from, from + packed);
  if (method === STORED && packed === size) return content;
  if (method !== DEFLATED) throw refused(`method ${method}`);
  try {
    // An entry that lies about its size stops at it.
    return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new ModelFailure('MODEL_BROKEN', 'an entry of the zip cannot be unpacked', {}, cause);
  }
}

/** Nothing is written to a disk, and still a path that leads out is a sign of ill will. */
function safePath(name: string): string {
  const path = name.replaceAll('\\', '/');
  if (/^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path)) throw refused('a path that leads out of it');
  return path;
}

/** UTF-8, or where it is none the single bytes: what the names are compared with is written the same way. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function refused(what: string): ModelFailure {
  return new ModelFailure('MODEL_ARCHIVE_REFUSED', `the zip has ${what}`);
}
