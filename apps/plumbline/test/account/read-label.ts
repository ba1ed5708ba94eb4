import { crc32 } from 'node:zlib';

export interface FoundLabel {
  readonly aigc: Record<string, string>;
  readonly digitalSourceType: string;
}

/**
 * The one label of a file, found by the rules of each format alone and with none of the product's own code: JPEG's APP1
 * with the XMP signature, PNG's uncompressed `iTXt`, WebP's chunk `XMP `.
 *
 * @throws where there is no label, or a second one
 */
export function readLabel(file: Buffer): FoundLabel {
  const packets = packetsOf(file);
  const [packet] = packets;
  if (packet === undefined || packets.length > 1) throw new Error(`${packets.length} XMP packets`);
  const field = (name: string) => {
    const parts = packet.split(new RegExp(`</?${name}>`));
    if (parts.length !== 3) throw new Error(`${name} is there ${(parts.length - 1) / 2} times`);
    return (parts[1] as string).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  };
  return {
    aigc: JSON.parse(field('TC260:AIGC')) as Record<string, string>,
    digitalSourceType: field('Iptc4xmpExt:DigitalSourceType'),
  };
}

function packetsOf(file: Buffer): string[] {
  if (file.readUInt16BE(0) === 0xffd8) return [...jpegPackets(file)];
  if (file.toString('latin1', 1, 4) === 'PNG') return [...pngPackets(file)];
  if (file.toString('latin1', 8, 12) === 'WEBP') return [...webpPackets(file)];
  throw new Error('not a picture');
}

function* jpegPackets(file: Buffer): Generator<string> {
  const signature = 'http://ns.adobe.com/xap/1.0/\0';
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2)) {
    const isXmp =
      file[at + 1] === 0xe1 && file.toString('latin1', at + 4, at + 4 + signature.length) === signature;
    if (isXmp) yield file.toString('utf8', at + 4 + signature.length, at + 2 + file.readUInt16BE(at + 2));
  }
}

function* pngPackets(file: Buffer): Generator<string> {
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const [length, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)];
    if (file.readUInt32BE(at + 8 + length) !== crc32(file.subarray(at + 4, at + 8 + length)))
      throw new Error(`${type} with a wrong checksum`);
    if (type === 'zTXt' || type === 'tEXt') throw new Error(`a label may not be in ${type}`);
    if (type !== 'iTXt') continue;
    const keyword = 'XML:com.adobe.xmp\0\0\0\0\0';
    if (file.toString('latin1', at + 8, at + 8 + keyword.length) !== keyword) throw new Error('another iTXt');
    yield file.toString('utf8', at + 8 + keyword.length, at + 8 + length);
  }
}

function* webpPackets(file: Buffer): Generator<string> {
  for (let at = 12; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'XMP ') yield file.toString('utf8', at + 8, at + 8 + length);
    at += 8 + length + (length & 1);
  }
}
