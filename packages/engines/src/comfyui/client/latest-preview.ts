import type { Raster } from '@plumbline/imaging/raster.ts';
import { fromFile } from '../../generative/picture-file.ts';

/** Decodes pictures one at a time; of those that come meanwhile only the last is shown, what cannot be read is not. */
export function latestPreview(show: (picture: Raster) => void): (image: Uint8Array) => void {
  let isBusy = false;
  let next: Uint8Array | undefined;
  const work = async () => {
    isBusy = true;
    for (let image = next; image !== undefined; image = next) {
      next = undefined;
      const made = await fromFile(image).catch(() => undefined);
      if (made && next === undefined) show(made.picture);
    }
    isBusy = false;
  };
  return (image) => {
    next = image;
    if (!isBusy) void work();
  };
}
