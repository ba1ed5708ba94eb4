import type { LocalisedText } from '@plumbline/contract/text.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** A node of the category tree as everybody sees it, with what it is rendered as. */
export interface CategoryPlace {
  readonly id: string;
  readonly name: LocalisedText;
  /** Of the third level. */
  readonly style: string | undefined;
}

/** The category tree and the library as works are described by them. */
export interface WorkVocabulary {
  /** The nodes of a path, each below the one before; undefined where it is none. */
  readonly path: (ids: readonly string[]) => readonly CategoryPlace[] | undefined;
  readonly styleName: (id: string) => LocalisedText | undefined;
  readonly materialName: (id: string) => LocalisedText | undefined;
  /** Ids of the materials that a style is made of. */
  readonly materialsOfStyle: (id: string) => readonly string[];
}

export interface Classification {
  readonly classifyIds: readonly string[];
  readonly space: string | null;
  readonly style: string | null;
  readonly names: readonly LocalisedText[];
}

/** @throws AppError `VALIDATION_FAILED` where the ids are no path of the tree */
export function classifyWork(ids: readonly string[], vocabulary: WorkVocabulary): Classification {
  const path = vocabulary.path(ids);
  if (path === undefined) {
    const details = { classifyIds: 'nodes of the category tree, each below the one before' };
    throw new AppError('VALIDATION_FAILED', ids.join('-'), { details });
  }
  return {
    classifyIds: ids,
    space: path[1]?.id ?? null,
    style: path[2]?.style ?? null,
    names: path.map(({ name }) => name),
  };
}
