import { quarters } from '../images/pictures.ts';

/** Most are of one size, so that one can be another's mask. */
export const SIZE = [96, 72] as const;

/** Share of the prepared files that are pictures; they come first. */
export const RIGHT_FILES = 2 / 3;

/** What uploads carry: small pictures of each type, and files that are none. */
export async function preparedFiles(): Promise<Buffer[]> {
  const picture = quarters(...SIZE);
  const png = await picture.clone().png().toBuffer();
  const grey = await picture.clone().toColourspace('b-w').png().toBuffer();
  const jpeg = await picture.clone().jpeg().toBuffer();
  const webp = await picture.clone().webp().toBuffer();
  const wide = await quarters(300, 40).png().toBuffer();
  const tiny = await quarters(1, 1).png().toBuffer();
  return [
    ...[png, png, grey, grey, jpeg, webp, png, jpeg, wide, tiny],
    ...[
      png.subarray(0, 60),
      jpeg.subarray(0, jpeg.length / 2),
      Buffer.alloc(0),
      Buffer.from('PK\x03\x04'),
      Buffer.alloc(5_000, 7),
    ],
  ];
}
