import type { ModelTexture } from '../model/model.ts';

interface PictureKind {
  readonly mime: ModelTexture['mime'];
  readonly width: number;
  readonly height: number;
}

/** What kind of picture this is and how large, by its first bytes alone; null for anything else. */
export function findPictureKind(bytes: Uint8Array): PictureKind | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47)
    return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (bytes.length >= 30 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250)
    return webpSize(view);
  return null;
}

function jpegSize(view: DataView): PictureKind | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Filling before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webpSize(view: DataView): PictureKind | null {
  const of = (width: number, height: number): PictureKind => ({ mime: 'image/webp', width, height });
  switch (view.getUint32(12)) {
    case 0x56503820:
      return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 0x56503858:
      return of((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
    default:
      return null;
  }
}
