import { type PaddedSize, type Size } from './sampling-size.ts';

/** Sizes that Kontext was trained on, of about a million pixels; the other way round too. Others shift what it repaints. */
const WIDE_SIZES: readonly (readonly [width: number, height: number])[] = [
  [1024, 1024],
  [1104, 944],
  [1184, 880],
  [1248, 832],
  [1328, 800],
  [1392, 752],
  [1456, 720],
  [1504, 688],
  [1568, 672],
];

const SIZES: readonly Size[] = WIDE_SIZES.flatMap(([width, height]) =>
  width === height
    ? [{ width, height }]
    : [
        { width, height },
        { width: height, height: width },
      ],
);

/** The trained size nearest in shape, the picture fitted whole into its upper left corner. */
export function kontextSize({ width, height }: Size): PaddedSize {
  const shape = Math.log(width / height);
  const distance = (size: Size) => Math.abs(Math.log(size.width / size.height) - shape);
  const nearest = SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best));
  const scale = Math.min(nearest.width / width, nearest.height / height);
  const fit = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length * scale)));
  return {
    content: { width: fit(width, nearest.width), height: fit(height, nearest.height) },
    padded: nearest,
  };
}
