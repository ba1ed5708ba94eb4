import { createHash } from 'node:crypto';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp, { type Sharp } from 'sharp';
import type { GraphNode, Nodes } from './check-graph.ts';

/** A picture of the stand-in: RGB. */
type Picture = Raster & { readonly channels: 3 };

export interface PaintSettings {
  /** Bytes of a picture by the name that a node loads. */
  readonly file: (name: string) => Uint8Array | undefined;
  readonly isBlack: boolean;
}

/** Inputs along which a picture comes, best first. */
const SOURCES = ['images', 'image', 'samples', 'latent_image', 'pixels', 'samples_to', 'mask', 'latent'];
/** Share of a sampled picture that its words and its seed make. */
const TINT = 0.25;

/**
 * The picture that a graph's output node saves. Nothing is generated: what goes in comes out, of the size that the nodes say, tinted
 * by the words and the seed; a canvas without content shows the control picture in ink. The same graph gives the same bytes.
 */
export async function paintGraph(nodes: Nodes, outputNode: string, settings: PaintSettings): Promise<Buffer> {
  const { width, height, data } = await new Painter(nodes, settings).at(outputNode, 0);
  const pixels = settings.isBlack ? Buffer.alloc(width * height * 3) : Buffer.from(data);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

class Painter {
  readonly #nodes: Nodes;
  readonly #settings: PaintSettings;
  readonly #tint: readonly [number, number, number];

  constructor(nodes: Nodes, settings: PaintSettings) {
    this.#nodes = nodes;
    this.#settings = settings;
    this.#tint = tintOf(nodes);
  }

  async at(id: string, slot: number): Promise<Picture> {
    const node = this.#nodes[id];
    if (!node) throw new Error(`no node ${id}`);
    switch (node.class_type) {
      case 'LoadImage':
      case 'LoadImageMask':
        return this.#load(String(node.inputs['image']));
      case 'EmptyLatentImage':
      case 'EmptySD3LatentImage':
      case 'EmptyFlux2LatentImage':
        return this.#canvas(number(node, 'width'), number(node, 'height'));
      case 'KSampler':
      case 'KSamplerAdvanced':
      case 'SamplerCustomAdvanced':
      case 'INPAINT_InpaintWithModel':
        return tinted(await this.#source(node), this.#tint);
      case 'ImageScale':
        return resized(await this.#source(node), number(node, 'width'), number(node, 'height'));
      case 'ImageScaleBy':
        return scaled(await this.#source(node), number(node, 'scale_by'));
      case 'ImageUpscaleWithModel':
        return scaled(await this.#source(node), this.#factorOf(node));
      case 'ImageCrop':
      case 'CropMask':
        return cropped(await this.#source(node), node);
      case 'ImagePadForOutpaint':
        return padded(await this.#source(node), node, slot);
      case 'ImageInvert':
      case 'InvertMask':
        return mapped(await this.#source(node), (value) => 255 - value);
      case 'ImageCompositeMasked':
        return this.#composite(node);
      default:
        return this.#source(node);
    }
  }

  /** From the conditioning nodes that make latents, the pixels that they were given. */
  #source({ class_type, inputs }: GraphNode): Promise<Picture> {
    for (const name of SOURCES) {
      const link = inputs[name];
      if (isLink(link)) return this.at(link[0], link[1]);
    }
    throw new Error(`${class_type} has no picture`);
  }

  async #load(name: string): Promise<Picture> {
    const bytes = this.#settings.file(name);
    if (!bytes) throw new Error(`no file ${name}`);
    return decoded(sharp(bytes));
  }

  async #canvas(width: number, height: number): Promise<Picture> {
    const control = Object.values(this.#nodes).find(({ class_type: type }) =>
      /^ControlNet.*Apply/.test(type),
    );
    const link = control?.inputs['image'];
    if (!isLink(link)) return gradient(width, height);
    const shown = await resized(await this.at(link[0], link[1]), width, height);
    return isDark(shown) ? mapped(shown, (value) => 255 - value) : shown;
  }

  #factorOf(node: GraphNode): number {
    const link = node.inputs['upscale_model'];
    const file = isLink(link) ? String(this.#nodes[link[0]]?.inputs['model_name']) : '';
    return /x2|2x/i.test(file) ? 2 : 4;
  }

  async #composite({ inputs }: GraphNode): Promise<Picture> {
    const at = async (name: string): Promise<Picture | undefined> => {
      const link = inputs[name];
      return isLink(link) ? this.at(link[0], link[1]) : undefined;
    };
    const [under, over, mask] = [await at('destination'), await at('source'), await at('mask')];
    if (!under || !over) throw new Error('nothing to lay over');
    const top = await resized(over, under.width, under.height);
    const share = mask && (await resized(mask, under.width, under.height));
    const data = under.data.map((value, i) => {
      const k = share ? (share.data[i] as number) / 255 : 1;
      return value + ((top.data[i] as number) - value) * k;
    });
    return { ...under, data };
  }
}

function isLink(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[1] === 'number';
}

function number({ inputs }: GraphNode, name: string): number {
  return Number(inputs[name]);
}

function tintOf(nodes: Nodes): [number, number, number] {
  const words = Object.values(nodes).flatMap(({ inputs }) => [
    inputs['text'],
    inputs['prompt'],
    inputs['seed'],
    inputs['noise_seed'],
  ]);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest();
  return [hash[0] as number, hash[1] as number, hash[2] as number];
}

function tinted(picture: Picture, tint: readonly [number, number, number]): Picture {
  const data = picture.data.map((value, i) => value * (1 - TINT) + (tint[i % 3] as number) * TINT);
  return { ...picture, data };
}

function mapped(picture: Picture, change: (value: number) => number): Picture {
  return { ...picture, data: picture.data.map(change) };
}

function gradient(width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const y = Math.floor(at / width);
    data.fill(80 + (140 * y) / height + (20 * (at % width)) / width, at * 3, at * 3 + 3);
  }
  return { width, height, channels: 3, data };
}

function isDark({ data }: Picture): boolean {
  return data.reduce((sum, value) => sum + value, 0) / data.length < 100;
}

function opened({ width, height, data }: Picture) {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 3 } });
}

async function decoded(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .flatten({ background: '#000000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

async function resized(picture: Picture, width: number, height: number): Promise<Picture> {
  if (picture.width === width && picture.height === height) return picture;
  return decoded(opened(picture).resize(width || null, height || null, { fit: 'fill' }));
}

function scaled(picture: Picture, factor: number): Promise<Picture> {
  return resized(picture, Math.round(picture.width * factor), Math.round(picture.height * factor));
}

function cropped(picture: Picture, node: GraphNode): Promise<Picture> {
  const [left, top] = [number(node, 'x'), number(node, 'y')];
  const width = Math.min(number(node, 'width'), picture.width - left);
  const height = Math.min(number(node, 'height'), picture.height - top);
  return decoded(opened(picture).extract({ left, top, width, height }));
}

/** Slot 0 the picture on grey, slot 1 the mask of what is new. */
async function padded(picture: Picture, node: GraphNode, slot: number): Promise<Picture> {
  const [left, top] = [number(node, 'left'), number(node, 'top')];
  const [right, bottom] = [number(node, 'right'), number(node, 'bottom')];
  const shown = slot === 0 ? picture : mapped(picture, () => 0);
  const background = slot === 0 ? '#808080' : '#ffffff';
  return decoded(opened(shown).extend({ left, top, right, bottom, background }));
}
