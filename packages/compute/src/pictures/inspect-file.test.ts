import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const AIGC = '{"Label":"1","ContentProducer":"0011ABCD","ProduceID":"x1","ReservedCode1":""}';
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const xmp = (fields: string) =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" ' +
  `xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/">${fields}` +
  '<dc:creator>Secret Person</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';
const LABELLED = xmp(
  `<TC260:AIGC>${AIGC.replaceAll('"', '&quot;')}</TC260:AIGC>` +
    `<Iptc4xmpExt:DigitalSourceType>${SOURCE}</Iptc4xmpExt:DigitalSourceType>`,
);

const picture = () =>
  sharp({
    create: {
      width: 31,
      height: 17,
      channels: 3,
      background: '#4080c0',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const withEverything = () =>
  picture()
    .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp(LABELLED)
    .withIccProfile('p3');
const formats: [string, (from: Sharp) => Promise<Buffer>][] = [
  ['jpeg', (from) => from.jpeg().toBuffer()],
  ['progressive jpeg', (from) => from.jpeg({ progressive: true }).toBuffer()],
  ['png', (from) => from.png().toBuffer()],
  ['webp', (from) => from.webp().toBuffer()],
  ['lossless webp', (from) => from.webp({ lossless: true }).toBuffer()],
];
const pixelsOf = (file: Uint8Array) => sharp(file).raw().toBuffer();

test.each(formats)(
  '%s: personal data goes; pixels, profile, orientation and AI labels stay',
  async (_name, encode) => {
    const file = await encode(withEverything());
    expect(file.includes('Secret')).toBe(true);
    const inspected = inspectFile(file);
    expect(inspected).toMatchObject({
      width: 31,
      height: 17,
      orientation: 6,
      labels: { aigc: AIGC, digitalSourceType: SOURCE },
    });
    const { stripped } = inspected;
    expect(Buffer.from(stripped).includes('Secret')).toBe(false);
    expect(Buffer.from(stripped).includes('GPS')).toBe(false);
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
    const metadata = await sharp(stripped).metadata();
    expect(metadata.orientation).toBe(6);
    expect(metadata.icc?.byteLength).toBe((await sharp(file).metadata()).icc?.byteLength);
    expect(metadata.exif?.byteLength).toBeLessThan(40);
    // What was carried over can be carried over again.
    expect(inspectFile(stripped).labels).toEqual(inspected.labels);
    expect(inspectFile(stripped).stripped).toEqual(stripped);
  },
);

test.each(formats)('%s: a file without metadata stays as it is', async (_name, encode) => {
  const file = await encode(picture());
  expect(inspectFile(file)).toMatchObject({ orientation: 1, labels: null });
  expect(await pixelsOf(inspectFile(file).stripped)).toEqual(await pixelsOf(file));
});

test.each(formats)('%s: bytes after the end are not kept', async (_name, encode) => {
  const file = await encode(picture());
  const hidden = Buffer.concat([file, Buffer.from('Secret film of a motion photo')]);
  expect(Buffer.from(inspectFile(hidden).stripped).includes('Secret')).toBe(false);
});

test('PNG transparency and text chunks', async () => {
  const file = await sharp({
    create: { width: 4, height: 4, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const labelled = addChunk(addChunk(file, 'tEXt', 'Author\0Secret'), 'tEXt', `AIGC\0{"AIGC":${AIGC}}`);
  const { stripped, labels } = inspectFile(labelled);
  expect(labels).toEqual({ aigc: AIGC, digitalSourceType: null });
  expect(Buffer.from(stripped).includes('Secret')).toBe(false);
  expect(Buffer.from(stripped).includes('iTXtXML:com.adobe.xmp\0\0\0\0\0<?xpacket')).toBe(true);
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
});

test('labels as attributes, in EXIF comments and in C2PA manifests', async () => {
  const attribute = xmp('').replace(
    'rdf:about=""',
    `rdf:about="" TC260:AIGC='${AIGC}' Iptc4xmpExt:DigitalSourceType="${SOURCE}"`,
  );
  const byAttribute = await picture().withXmp(attribute).jpeg().toBuffer();
  expect(inspectFile(byAttribute).labels).toEqual({ aigc: AIGC, digitalSourceType: SOURCE });
  const byComment = await picture()
    .withExif({ IFD2: { UserComment: `{"AIGC":${AIGC}}` } })
    .jpeg()
    .toBuffer();
  expect(inspectFile(byComment).labels?.aigc).toBe(AIGC);
  const png = await picture().png().toBuffer();
  const manifest = addChunk(png, 'caBX', `jumb c2pa.created digitalSourceType ${SOURCE} softwareAgent`);
  expect(inspectFile(manifest).labels).toEqual({ aigc: null, digitalSourceType: SOURCE });
});

test('a label cannot smuggle markup into the packet', async () => {
  const file = await picture()
    .withXmp(xmp('<TC260:AIGC>&lt;/TC260:AIGC&gt;&lt;x&gt;&amp;&#34;</TC260:AIGC>'))
    .jpeg()
    .toBuffer();
  const { labels, stripped } = inspectFile(file);
  expect(labels?.aigc).toBe('</TC260:AIGC><x>&"');
  expect(inspectFile(stripped).labels).toEqual(labels);
});

test('JPEG markers that tell how to read the colours stay', async () => {
  const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
  expect(Buffer.from(inspectFile(cmyk).stripped).includes('Adobe')).toBe(true);
  expect(await pixelsOf(inspectFile(cmyk).stripped)).toEqual(await pixelsOf(cmyk));
});

test('stray and fill bytes between segments are read over', async () => {
  const file = await picture().jpeg().toBuffer();
  const odd = Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xff]), file.subarray(2)]);
  expect(await pixelsOf(inspectFile(odd).stripped)).toEqual(await pixelsOf(file));
});

test.each([
  ['saved as text', 'EFBFBDEFBFBDEFBFBDEFBFBD00104A464946', 'IMAGE_BROKEN'],
  ['line ends changed', '89504E470A1A0A', 'IMAGE_BROKEN'],
  ['a GIF', '474946383961', 'IMAGE_TYPE_UNSUPPORTED'],
  ['nothing', '', 'IMAGE_EMPTY'],
  ['a JPEG segment past the end', 'FFD8FFE0FFFF4A46', 'IMAGE_BROKEN'],
  ['a PNG chunk past the end', '89504E470D0A1A0A7FFFFFFF49484452000000010000000108', 'IMAGE_BROKEN'],
  ['a WebP cut off', '52494646FFFFFF0057454250565038200A000000', 'IMAGE_BROKEN'],
])('%s is refused', (_name, hex, code) => {
  expect(() => inspectFile(Buffer.from(hex, 'hex'))).toThrow(expect.objectContaining({ code }));
});

function addChunk(png: Buffer, type: string, text: string): Buffer {
  const named = Buffer.from(type + text, 'latin1');
  const frame = Buffer.alloc(named.byteLength + 8);
  frame.writeUInt32BE(named.byteLength - 4);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.byteLength + 4);
  return Buffer.concat([png.subarray(0, 33), frame, png.subarray(33)]);
}
