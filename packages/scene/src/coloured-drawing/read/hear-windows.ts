import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { laySharesAlong } from '../../learned/lay-shares.ts';
import { planeOfClasses } from '../../learned/plane-of-classes.ts';
import { InteriorRole } from '../../model-screenshot/read/interior-roles.ts';

const PANES: readonly PixelClass[] = ['window', 'sky'];
/** Share of a pixel from which it is a pane, and its light then, display 0…1: the net takes shelves and dark doors for windows, too. */
const PANE = 0.5;
const BRIGHT = 0.7;

/** A coloured room keeps all of its colours; only what it shows through its windows is another light. @returns `InteriorRole` per pixel */
export function hearWindows(pixels: PixelReading, { light }: DisplayPlanes): Uint8Array {
  const { width, height } = light;
  const laid = laySharesAlong([planeOfClasses(pixels, PANES)], light);
  const roles = new Uint8Array(width * height);
  const shares = new Float32Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    laid.row(y, shares);
    for (let x = 0; x < width; x++, i++)
      roles[i] =
        (shares[x] as number) > PANE && (light.data[i] as number) > BRIGHT
          ? InteriorRole.pane
          : InteriorRole.own;
  }
  return roles;
}
