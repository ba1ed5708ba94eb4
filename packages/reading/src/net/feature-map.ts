/** Values of a layer: channels of a pixel side by side, rows one after another, with a border of one pixel that is nothing. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Where it starts in the memory of the net, in bytes. */
  readonly at: number;
}

const FLOAT = 4;

/** Bytes of a map with its border. Rows are computed four pixels at a time: `width` is a multiple of 4. */
export function bytesOf({ width, height, channels }: Omit<FeatureMap, 'at'>): number {
  return (width + 2) * (height + 2) * channels * FLOAT;
}

/** Bytes from one row to the next. */
export function pitchOf({ width, channels }: FeatureMap): number {
  return (width + 2) * channels * FLOAT;
}

/** Where the first pixel of row `y` lies, in bytes; −1 is the upper border. */
export function rowAt(map: FeatureMap, y: number): number {
  return map.at + (y + 1) * pitchOf(map) + map.channels * FLOAT;
}
