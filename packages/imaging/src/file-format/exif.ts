import { ascii, asciiAt, viewOf } from './bytes.ts';

/** EXIF 1…8: how the stored picture has to be turned and mirrored; 1 = upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION = 0x0112;
const EXIF_DIRECTORY = 0x8769;
const USER_COMMENT = 0x9286;

interface ExifFacts {
  readonly orientation: Orientation;
  readonly userComment: string | null;
}

/** The two facts we need of an EXIF block (a small TIFF). A block that cannot be read counts as absent. */
export function readExif(block: Uint8Array): ExifFacts {
  const tiff = asciiAt(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
  try {
    const view = viewOf(tiff);
    const little = asciiAt(tiff, 0, 2) === 'II';
    const entries = readDirectory(view, view.getUint32(4, little), little);
    const at = entries.get(ORIENTATION);
    const value = at === undefined ? 1 : view.getUint16(at + 8, little);
    const sub = entries.get(EXIF_DIRECTORY);
    const comment =
      sub === undefined
        ? undefined
        : readDirectory(view, view.getUint32(sub + 8, little), little).get(USER_COMMENT);
    return {
      orientation: value >= 1 && value <= 8 ? (value as Orientation) : 1,
      userComment: comment === undefined ? null : readComment(tiff, view, comment, little),
    };
  } catch {
    return { orientation: 1, userComment: null };
  }
}

/** Tag → where its 12-byte entry lies. */
function readDirectory(view: DataView, at: number, little: boolean): Map<number, number> {
  const entries = new Map<number, number>();
  const count = view.getUint16(at, little);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    entries.set(view.getUint16(entry, little), entry);
  }
  return entries;
}

function readComment(tiff: Uint8Array, view: DataView, entry: number, little: boolean): string {
  const length = view.getUint32(entry + 4, little);
  const at = view.getUint32(entry + 8, little);
  const wide = asciiAt(tiff, at, 8) === 'UNICODE\0';
  const text = tiff.subarray(at + 8, at + length);
  if (!wide) return new TextDecoder().decode(text);
  return new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(text);
}

/** The smallest EXIF block that says how to turn a picture and nothing else. */
export function orientationExif(orientation: Orientation): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set(ascii('II*\0'));
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, ORIENTATION, true);
  view.setUint16(12, 3, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return tiff;
}
