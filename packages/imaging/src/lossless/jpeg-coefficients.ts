/** One colour component of a JPEG file: its quantised DCT coefficients, as the file holds them. */
export interface JpegComponent {
  readonly id: number;
  /** Sampling factors, 1…4. */
  readonly horizontal: number;
  readonly vertical: number;
  readonly quantisation: number;
  /** Blocks that hold picture. */
  readonly blocksAcross: number;
  readonly blocksDown: number;
  /** Blocks in a stored row and rows of them: whole MCUs. */
  readonly stride: number;
  readonly rows: number;
  /** 64 a block in zigzag order, block after block. */
  readonly blocks: Int16Array;
}

/** A JPEG file down to its coefficients: nothing in it has been rounded, transformed or dropped. */
export interface JpegCoefficients {
  readonly width: number;
  readonly height: number;
  /** MCUs of an interleaved scan. */
  readonly mcusAcross: number;
  readonly mcusDown: number;
  readonly components: readonly JpegComponent[];
  /** Segments that say how coefficients become colours (quantisation, profile, orientation), whole and in their order. */
  readonly headers: readonly Uint8Array[];
}

/** What a scan codes: which components, which coefficients of theirs, and which bits of these. */
export interface JpegScan {
  readonly components: readonly JpegComponent[];
  /** First and last coefficient, 0…63. */
  readonly from: number;
  readonly to: number;
  /** The bit that earlier scans reached, 0: none did. */
  readonly high: number;
  /** The lowest bit of this scan. */
  readonly low: number;
}

/**
 * The blocks of a scan in the order of the file (ITU-T T.81, A.2): by MCU where several components are interleaved, line
 * by line over the picture alone where there is one.
 *
 * @param visit gets the component's place in the scan and the block's first coefficient
 * @param endUnit called after each MCU; what answers false ends the walk
 */
export function walkScan(
  { mcusAcross, mcusDown }: Pick<JpegCoefficients, 'mcusAcross' | 'mcusDown'>,
  { components }: JpegScan,
  visit: (place: number, at: number) => void,
  endUnit: () => boolean,
): void {
  const [single] = components;
  if (components.length === 1 && single) {
    for (let row = 0; row < single.blocksDown; row += 1)
      for (let column = 0; column < single.blocksAcross; column += 1) {
        visit(0, (row * single.stride + column) * 64);
        if (!endUnit()) return;
      }
    return;
  }
  for (let mcuRow = 0; mcuRow < mcusDown; mcuRow += 1)
    for (let mcuColumn = 0; mcuColumn < mcusAcross; mcuColumn += 1) {
      for (const [place, component] of components.entries())
        for (let v = 0; v < component.vertical; v += 1)
          for (let h = 0; h < component.horizontal; h += 1) {
            const row = mcuRow * component.vertical + v;
            visit(place, (row * component.stride + mcuColumn * component.horizontal + h) * 64);
          }
      if (!endUnit()) return;
    }
}
