import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { cutPicture, scalePicture } from './bring-back.ts';
import type { GraphTask } from './graph-task.ts';
import { softening } from './mask-box.ts';
import type { Link } from './node-signatures.ts';
import type { Size } from './sampling-size.ts';

/** The place where a picture changes: cut out, worked on at another size, laid back. Masks: 1 may change. */
export interface MaskedArea {
  readonly size: Size;
  /** The cut-out at `size`. */
  readonly image: Link<'IMAGE'>;
  /** Where a model fills, at `size`: a little wider than what was asked for, so that no edge of what is to go is left. */
  grownMask(): Link<'MASK'>;
  /** Where a model may paint, at `size`: grown and soft, so that nothing ends at a hard edge. Fillers take it for smaller than it is. */
  softMask(): Link<'MASK'>;
  /** The same place of another picture of the base's size, at `size`. */
  cut(picture: Raster): Link<'IMAGE'>;
  /** The base with what was made at `size` laid into what the mask allows; every other pixel is the base's own. */
  layBack(made: Link<'IMAGE'>): Link<'IMAGE'>;
}

/** @param size at which the cut-out is worked on */
export function openMaskedArea(
  task: GraphTask,
  { base, mask }: { readonly base: Raster; readonly mask: Raster },
  box: Box,
  size: Size,
): MaskedArea {
  const { graph } = task;
  const load = (picture: Raster) => graph.add('LoadImage', { image: graph.upload(picture) })[0];
  const cut = (picture: Raster) =>
    scalePicture(task, cutPicture(task, load(picture), picture, box), box, size);
  const whole = load(base);
  // The file is grey: its red is its brightness, and unlike alpha it is not turned round.
  const [wholeMask] = graph.add('LoadImageMask', { image: graph.upload(mask), channel: 'red' });
  const { x, y, width, height } = box;
  const [hole] =
    width === mask.width && height === mask.height
      ? [wholeMask]
      : graph.add('CropMask', { mask: wholeMask, x, y, width, height });
  return {
    size,
    image: cut(base),
    grownMask: () => growMask(task, hole, box, size),
    softMask: () => softenMask(task, growMask(task, hole, box, size), size),
    cut,
    layBack(made) {
      const source = scalePicture(task, made, size, box);
      const [laid] = graph.add('ImageCompositeMasked', {
        destination: whole,
        source,
        x,
        y,
        resize_source: false,
        mask: hole,
      });
      return laid;
    },
  };
}

const toMask = ({ graph }: GraphTask, image: Link<'IMAGE'>) =>
  graph.add('ImageToMask', { image, channel: 'red' })[0];

function growMask(task: GraphTask, hole: Link<'MASK'>, from: Size, to: Size): Link<'MASK'> {
  const { graph } = task;
  const scaled =
    from.width === to.width && from.height === to.height ? hole : scaleMask(task, hole, from, to);
  return graph.add('GrowMask', { mask: scaled, expand: softening(to).grow, tapered_corners: true })[0];
}

function scaleMask(task: GraphTask, mask: Link<'MASK'>, from: Size, to: Size): Link<'MASK'> {
  const [drawn] = task.graph.add('MaskToImage', { mask });
  return toMask(task, scalePicture(task, drawn, from, to));
}

function softenMask(task: GraphTask, mask: Link<'MASK'>, size: Size): Link<'MASK'> {
  const { graph } = task;
  const { blur } = softening(size);
  const [image] = graph.add('MaskToImage', { mask });
  const [soft] = graph.add('ImageBlur', { image, blur_radius: blur, sigma: blur / 2 });
  return toMask(task, soft);
}
