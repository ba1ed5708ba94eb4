/** Rows are computed four pixels at a time after five halvings, columns one by one. */
const ACROSS = 128;
const DOWN = 32;
/** Pixels at most: what 512 × 512 has. */
const MOST = 512 * 512;
const WIDEST = 512;
/** Of drafts: a quarter of the work. */
const WIDEST_DRAFT = 256;
const TALLEST = 1024;

/** Size to which a picture is brought for the net of pixels: as large as it takes, its shape kept as nearly as whole blocks allow. */
export function pixelSize(
  width: number,
  height: number,
  isDraft = false,
): { readonly width: number; readonly height: number } {
  for (let across = isDraft ? WIDEST_DRAFT : WIDEST; ; across -= ACROSS) {
    const down = DOWN * Math.max(1, Math.round((across * height) / width / DOWN));
    if (across === ACROSS || (across * down <= MOST && down <= TALLEST))
      return { width: across, height: Math.min(TALLEST, down) };
  }
}
