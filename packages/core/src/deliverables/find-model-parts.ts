import { type LocalisedText, type Locale } from '@plumbline/contract/text.ts';
import type { ImageRecord } from '../images/image.ts';
import type { PictureParts } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { EditStep } from './find-edit-steps.ts';

/** What a render of a model shows by material, before the file with the numbers is read. */
export interface ModelParts {
  readonly numbers: ImageRecord;
  readonly words: Omit<PictureParts, 'numbers'>;
}

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });
const GROUP = text('按材质', 'By material', '素材別');
const UNNAMED = text('材质', 'Material', '素材');
const NONE = text('背景', 'Background', '背景');
const OTHERS = text('其余材质', 'Other materials', 'その他の素材');

/** The materials of the model that a step rendered; undefined where it rendered none, or their numbers are no longer there. */
export async function findModelParts(
  { images, models, tasks }: Pick<Database, 'images' | 'models' | 'tasks'>,
  step: EditStep | undefined,
  locale: Locale,
): Promise<ModelParts | undefined> {
  const { modelId, modelHash } = step?.request ?? {};
  if (!step || modelId === undefined) return undefined;
  const made = (await tasks.listImages([step.taskId])).find(({ imageId }) => imageId === step.image.imageId);
  if (!made?.layers) return undefined;
  const [numbers] = await images.findMany([made.layers.materials]);
  if (!numbers || numbers.deletedAt) return undefined;
  // Of the very export that was rendered: in another one the numbers mean other materials.
  const version = (await models.versionsOf([modelId])).find(({ hash }) => hash === modelHash);
  return {
    numbers,
    words: {
      name: GROUP[locale],
      names: version?.content?.materials.map(({ name }) => name) ?? [],
      unnamed: UNNAMED[locale],
      none: NONE[locale],
      others: OTHERS[locale],
    },
  };
}
