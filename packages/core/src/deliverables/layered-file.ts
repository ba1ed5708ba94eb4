import { type LocalisedText, type Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { isMadeHere } from '../images/is-made-here.ts';
import type { ImageRecord } from '../images/image.ts';
import type { VisibleLabelText } from '../labels/visible-label.ts';
import type { Compute, PictureLayer } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { type EditStep, findEditSteps } from './find-edit-steps.ts';
import { findModelParts, type ModelParts } from './find-model-parts.ts';

export interface LayeredFileDependencies {
  readonly database: Pick<Database, 'images' | 'models' | 'tasks'>;
  readonly storage: Storage;
  readonly compute: Compute;
}

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });
const SOURCE = text('原图', 'Source', '元画像');
const MASK = text('蒙版', 'Mask', 'マスク');
const TEXTURE = text('材质', 'Material', '素材');

/** Pixels of all layers together; each takes four bytes, several times over while the file is written. */
const MOST_PIXELS = 80_000_000;

/** A layer before its files are read. */
interface PlannedLayer extends Omit<PictureLayer, 'picture' | 'mask' | 'parts'> {
  readonly image: ImageRecord;
  readonly modelParts?: ModelParts | undefined;
  readonly maskImage: ImageRecord | undefined;
}

/**
 * What was done to a picture as a layered file: the source lowest, above it each edit with its mask, and beside each,
 * hidden, the texture that was laid and a mask that is none of the layer's. Above a render of a model lies each of its materials.
 * Steps that are too many for one file lose their own layer, the earliest first.
 */
export async function layeredFile(
  { database, storage, compute }: LayeredFileDependencies,
  image: ImageRecord,
  { locale, visibleLabel }: { readonly locale: Locale; readonly visibleLabel: VisibleLabelText | null },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const steps = await findEditSteps(database, image);
  const modelParts = await findModelParts(database, steps.at(-1), locale);
  const planned = withinBudget(planLayers(image, steps, modelParts, locale));
  const layers: PictureLayer[] = [];
  for (const { image: shown, maskImage, modelParts: parts, ...layer } of planned) {
    signal.throwIfAborted();
    layers.push({
      ...layer,
      picture: await storage.get(shown.workingKey),
      mask: maskImage ? await storage.get(maskImage.workingKey) : null,
      ...(parts && { parts: { ...parts.words, numbers: await storage.get(parts.numbers.workingKey) } }),
    });
  }
  const picture = await storage.get(image.workingKey);
  const label = isMadeHere(image) ? visibleLabel : null;
  return compute.composeLayers({ picture, layers, visibleLabel: label }, signal);
}

/** From the lowest up. Pictures of earlier sizes lie where the canvas was extended around them, else they are hidden. */
function planLayers(
  image: ImageRecord,
  steps: readonly EditStep[],
  modelParts: ModelParts | undefined,
  locale: Locale,
): PlannedLayer[] {
  const layers: PlannedLayer[] = [];
  let place = { left: 0, top: 0 };
  let fits = true;
  for (const [index, { image: made, request, base, mask, texture }] of steps.entries()) {
    const tool = TOOLS[request.function];
    const title = `${steps.length - index} ${tool.title[locale]}`;
    const masks = tool.exactOutsideMask && mask?.width === made.width && mask.height === made.height;
    layers.unshift({
      name: title,
      image: made,
      maskImage: masks ? mask : undefined,
      hidden: !fits,
      ...place,
      ...(index === steps.length - 1 ? { modelParts } : {}),
    });
    const beside = { maskImage: undefined, hidden: true, ...place };
    if (mask && !masks) layers.unshift({ ...beside, name: `${title} · ${MASK[locale]}`, image: mask });
    if (texture) layers.unshift({ ...beside, name: `${title} · ${TEXTURE[locale]}`, image: texture });
    if (!base) return layers;
    const { outpaint } = request;
    if (outpaint) place = { left: place.left + outpaint.x, top: place.top + outpaint.y };
    else fits &&= base.width === made.width && base.height === made.height;
  }
  const root = steps.at(-1)?.base ?? image;
  return [{ name: SOURCE[locale], image: root, maskImage: undefined, hidden: !fits, ...place }, ...layers];
}

function withinBudget(layers: readonly PlannedLayer[]): readonly PlannedLayer[] {
  const kept = [...layers];
  const pixels = () => kept.reduce((sum, { image }) => sum + image.width * image.height, 0);
  // The lowest and the highest layer always stay.
  while (kept.length > 2 && pixels() > MOST_PIXELS) kept.splice(1, 1);
  if (kept.length === layers.length) return kept;
  // What the lost layers did shows in the first edit that is left: it covers all of what lies below.
  const first = kept.findIndex(({ hidden }, index) => index > 0 && !hidden);
  return kept.map((layer, index) => (index === first ? { ...layer, maskImage: undefined } : layer));
}
