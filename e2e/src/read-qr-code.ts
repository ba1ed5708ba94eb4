import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready: Promise<void> | undefined;

/**
 * What a camera reads in a picture of a screen.
 *
 * @param picture a PNG or JPEG
 * @throws when there is no QR code in it, or more than one
 */
export async function readQrCode(picture: Buffer): Promise<string> {
  ready ??= prepare();
  await ready;
  const [found, ...more] = await readBarcodes(new Blob([new Uint8Array(picture)]), { formats: ['QRCode'] });
  if (!found?.isValid || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} QR codes.`);
  return found.text;
}

/** From its own folder: by itself the library would ask a server for its program. */
async function prepare(): Promise<void> {
  const wasmBinary = await readFile(
    fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  );
  const bytes = wasmBinary.buffer.slice(wasmBinary.byteOffset, wasmBinary.byteOffset + wasmBinary.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary: bytes as ArrayBuffer }, fireImmediately: true });
}
