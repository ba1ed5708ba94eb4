import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';

/** What can be chosen at a moment: what ships and what operators have published. */
export interface Catalogue {
  /** Name of a category node; undefined where there is none of that id. */
  readonly categoryName: (id: string) => LocalisedText | undefined;
  /** The built-in nodes that a node stands below; none for what operators added. */
  readonly categoryParents: (id: string) => readonly string[];
  /** Whether the library has a material of that id; one that was hidden since stays what earlier tasks are made of. */
  readonly isMaterial: (id: string) => boolean;
  /** The same of an object. */
  readonly isObject: (id: string) => boolean;
  /** Name of a material, an object or a background; undefined where the library has none of that id. */
  readonly itemName: (id: string) => LocalisedText | undefined;
  /**
   * The operators' content that a request uses, whole; null where it uses none.
   *
   * @throws AppError `CONTENT_GONE` where an entry was removed
   */
  readonly contentOf: (request: RenderRequest) => UsedContent | null;
}
