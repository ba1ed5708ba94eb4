export interface JpegSize {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 3 colours, 4 inks. */
  readonly components: number;
}

/** Size of a JPEG by its frame header (ITU-T T.81, B.2.2); undefined for what is none. */
export function jpegSize(file: Uint8Array): JpegSize | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < file.length; ) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    // Frames of every kind, without the tables that lie among their numbers.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: view.getUint8(at + 9),
      };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
