import type { Raster } from '@plumbline/imaging/raster.ts';

/** Variants, styles and corrections of one picture come one after the other, and seldom those of more than a few at once. */
const MOST = 4;

interface Remembered<Answer> {
  readonly picture: Raster;
  readonly answer: Answer;
}

/**
 * The same reader, which answers a picture that it read lately, byte for byte the same, without reading it again.
 *
 * @param read depends on the pixels alone; nobody changes what it answers
 */
export function rememberLast<Answer>(read: (picture: Raster) => Answer): (picture: Raster) => Answer {
  // The latest first.
  const known: Remembered<Answer>[] = [];
  return (picture) => {
    const at = known.findIndex((each) => isSame(each.picture, picture));
    const [found] = at < 0 ? [] : known.splice(at, 1);
    // Whoever brought the picture may go on to paint on it.
    const latest = found ?? { picture: { ...picture, data: picture.data.slice() }, answer: read(picture) };
    known.unshift(latest);
    known.length = Math.min(known.length, MOST);
    return latest.answer;
  };
}

function isSame(one: Raster, other: Raster): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.channels === other.channels &&
    bytesOf(one).equals(bytesOf(other))
  );
}

function bytesOf({ data }: Raster): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
