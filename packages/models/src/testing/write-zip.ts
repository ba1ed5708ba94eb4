import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipContent {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly stored?: boolean;
  /** What the directory says of its size, where that is a lie. */
  readonly claimed?: number;
  readonly flags?: number;
}

/** A zip as any program writes it, and as none would. */
export function writeZip(contents: readonly ZipContent[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, bytes, stored = false, claimed = bytes.length, flags = 0 } of contents) {
    const name = Buffer.from(path);
    const packed = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags | 0x800, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, tail, name]));
    parts.push(head);
    at += head.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(contents.length, 8);
  end.writeUInt16LE(contents.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
