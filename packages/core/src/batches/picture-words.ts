import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { PictureWords } from '@plumbline/contract/batches/name-pictures.ts';
import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Catalogue } from '../own-content/catalogue.ts';

export interface NamedPicture {
  readonly request: RenderRequest;
  readonly seed: number;
}

export interface WordSources {
  readonly bases: readonly ImageRecord[];
  readonly catalogue: Pick<Catalogue, 'categoryName' | 'itemName'>;
  readonly locale: Locale;
}

/** What a request's look is called, in the order of the looks' fields; empty where it says nothing. */
export function lookWords(
  request: Pick<RenderRequest, 'function' | 'classifyId3' | 'engine'> & {
    readonly atmosphere?: string | undefined;
    readonly environment?: string | undefined;
  },
  { catalogue, locale }: Omit<WordSources, 'bases'>,
): Pick<PictureWords, 'style' | 'atmosphere' | 'environment' | 'engine'> {
  const optionName = (field: string, value: string | undefined) => {
    if (value === undefined) return '';
    const known = TOOLS[request.function].fields.find(({ name }) => name === field);
    const label = known?.options?.find((option) => option.value === value)?.label;
    return (label ?? catalogue.itemName(value))?.[locale] ?? value;
  };
  const nameOf = (id: string | undefined, find: (id: string) => LocalisedText | undefined) =>
    id === undefined ? '' : (find(id)?.[locale] ?? id);
  return {
    style: nameOf(request.classifyId3, catalogue.categoryName),
    atmosphere: optionName('atmosphere', request.atmosphere),
    environment: optionName('environment', request.environment),
    engine: request.engine ?? '',
  };
}

/** What the files of a batch can be called by, in the order of its pictures. */
export function pictureWords(
  pictures: readonly NamedPicture[],
  { bases, total, ...sources }: WordSources & { readonly total: number },
): PictureWords[] {
  const names = new Map(bases.map((image) => [image.imageId, baseName(image)]));
  const digits = Math.max(2, String(total).length);
  return pictures.map(({ request, seed }, index) => ({
    number: String(index + 1).padStart(digits, '0'),
    base: names.get(request.upload_img ?? '') ?? 'base',
    ...lookWords(request, sources),
    seed: String(seed),
  }));
}

/** As its file was called, without its ending; a picture that was made here has no name of its own. */
export function baseName({ name, imageId }: Pick<ImageRecord, 'name' | 'imageId'>): string {
  return name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || imageId.slice(0, 8);
}
