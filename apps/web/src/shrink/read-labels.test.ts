import { deflateSync } from 'node:zlib';
import { joinBytes, utf8, viewOf } from '@plumbline/imaging/file-format/bytes.ts';
import { crc32 } from '@plumbline/imaging/file-format/crc32.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readFacts } from './read-labels.ts';

const AIGC = '{"Label":"1","ContentProducer":"somebody"}';

async function withChunk(type: string, payload: Uint8Array): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const named = joinBytes([utf8(type), payload]);
  const frame = joinBytes([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(frame).setUint32(0, payload.byteLength);
  viewOf(frame).setUint32(frame.byteLength - 4, crc32(named));
  return joinBytes([png.subarray(0, 33), frame, png.subarray(33)]);
}

test('a label is found plain and packed, several in their order', async () => {
  const plain = await withChunk('tEXt', joinBytes([utf8('AIGC\0'), utf8(AIGC)]));
  expect(await readFacts(plain)).toMatchObject({ mime: 'image/png', labels: { aigc: AIGC } });
  const packed = joinBytes([utf8('AIGC\0\0'), deflateSync(`{"AIGC":${AIGC}}`)]);
  expect(await readFacts(await withChunk('zTXt', packed))).toMatchObject({ labels: { aigc: AIGC } });
});

test('what cannot be unpacked, or unpacks into too much, is no label', async () => {
  const broken = joinBytes([utf8('AIGC\0\0'), utf8('no zlib stream')]);
  expect((await readFacts(await withChunk('zTXt', broken))).labels).toBeNull();
  const bomb = joinBytes([utf8('AIGC\0\0'), deflateSync(Buffer.alloc(8 << 20, ' '))]);
  expect((await readFacts(await withChunk('zTXt', bomb))).labels).toBeNull();
});
