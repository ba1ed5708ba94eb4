import type { LayeredPicture, PictureLayer } from '@plumbline/core/ports/compute.ts';
import type { VisibleLabelText } from '@plumbline/core/labels/visible-label.ts';
import { drawVisibleLabel } from '@plumbline/imaging/visible-label/draw-visible-label.ts';
import { unblendInside } from '@plumbline/imaging/unblend-inside.ts';
import { type Layer, type PixelData, writePsdUint8Array } from 'ag-psd';
import { openPicture } from './open-picture.ts';
import { labelsXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import { inspectFile } from './inspect-file.ts';
import { partLayers } from './part-layers.ts';

/**
 * A file in Photoshop's format: each picture a layer, masks as layer masks, what a picture shows told apart in a group above it,
 * labels in its XMP packet.
 */
export async function composeLayers({ picture, layers, visibleLabel }: LayeredPicture): Promise<Uint8Array> {
  const whole = await readPixels(picture);
  const children: Layer[] = [];
  let beneath: PixelData | undefined;
  for (const layer of layers) {
    const pixels = await readPixels(layer.picture);
    children.push(await toLayer(layer, pixels, beneath));
    if (!layer.hidden) beneath = pixels;
    if (layer.parts) {
      const group = partLayers(pixels, await readPixels(layer.parts.numbers), layer.parts, layer);
      if (group) children.push(group);
    }
  }
  const { labels } = inspectFile(picture);
  const label = visibleLabel === null ? undefined : labelLayer(whole, visibleLabel);
  if (label) children.push(label.layer);
  return writePsdUint8Array(
    {
      width: whole.width,
      height: whole.height,
      imageData: label?.whole ?? whole,
      children,
      ...(labels ? { imageResources: { xmpMetadata: labelsXmp(labels) } } : {}),
    },
    { noBackground: true },
  );
}

/** @param beneath what the layers below look like */
async function toLayer(
  { name, mask, hidden, left, top }: PictureLayer,
  pixels: PixelData,
  beneath: PixelData | undefined,
): Promise<Layer> {
  const [right, bottom] = [left + pixels.width, top + pixels.height];
  const place = { left, top, right, bottom };
  const layer = { name, hidden, ...place };
  if (!mask) return { ...layer, imageData: pixels };
  const weights = await readPixels(mask);
  return {
    ...layer,
    imageData: beneath ? unmixed(pixels, beneath, weights) : pixels,
    mask: { ...place, defaultColor: 0, imageData: weights },
  };
}

/** The colours of an edit before its mask mixed them with what lies below: the layer's mask does that again. */
function unmixed(pixels: PixelData, beneath: PixelData, weights: PixelData): PixelData {
  const { width, height } = pixels;
  if (beneath.width !== width || beneath.height !== height) return pixels;
  return { width, height, data: unblendInside(asRaster(pixels), asRaster(beneath), asRaster(weights), 4) };
}

function asRaster({ data }: PixelData): { readonly data: Uint8ClampedArray } {
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

/** RGBA, as the format's library wants them; of a grey picture each channel is the same. */
async function readPixels(file: Uint8Array): Promise<PixelData> {
  const { data, info } = await openPicture(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** The label by itself, so that layers below stay as they are, and the whole with it. */
function labelLayer(plain: PixelData, text: VisibleLabelText): { layer: Layer; whole: PixelData } {
  const { width, height } = plain;
  const before = asRaster(plain).data;
  const drawn = drawVisibleLabel({ width, height, channels: 4, data: before }, text);
  const data = new Uint8ClampedArray(drawn.data);
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === before[at] && data[at + 1] === before[at + 1] && data[at + 2] === before[at + 2])
      data[at + 3] = 0;
  return {
    layer: { name: text, left: 0, top: 0, right: width, bottom: height, imageData: { width, height, data } },
    whole: { width, height, data: drawn.data },
  };
}
