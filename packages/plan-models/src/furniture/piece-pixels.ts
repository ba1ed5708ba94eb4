import type { Piece } from './piece.ts';

/** Visits each pixel of a raster whose middle lies under a piece of furniture. @param metres of a pixel */
export function forPiecePixels(
  { middle, front, width, depth }: Piece,
  metres: number,
  raster: { readonly width: number; readonly height: number },
  visit: (i: number) => void,
): void {
  const [w, d] = [width / 2 / metres, depth / 2 / metres];
  const reach = Math.hypot(w, d);
  for (
    let y = Math.max(0, Math.floor(middle[1] - reach));
    y < Math.min(raster.height, middle[1] + reach);
    y++
  )
    for (
      let x = Math.max(0, Math.floor(middle[0] - reach));
      x < Math.min(raster.width, middle[0] + reach);
      x++
    ) {
      const [dx, dy] = [x + 0.5 - middle[0], y + 0.5 - middle[1]];
      const along = Math.abs(dx * front[0] + dy * front[1]);
      const across = Math.abs(dy * front[0] - dx * front[1]);
      if (along <= d && across <= w) visit(y * raster.width + x);
    }
}
