import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { CaseSection } from '@plumbline/contract/works/work-lists.ts';
import type { AuthorKey } from './authors.ts';
import type { PictureRecipe } from './picture-recipe.ts';

/** A work of the feed: its cover, and what it is shown beside. */
export interface WorkSpec {
  readonly id: string;
  readonly author: AuthorKey;
  readonly cover: PictureRecipe;
  /** The drawing of the same design that stands beside the cover. */
  readonly base: PictureRecipe;
  /** More views of the design. */
  readonly more?: readonly PictureRecipe[];
}

/** The story of one project; its cover stands first. */
export interface CaseSpec {
  readonly id: string;
  readonly author: AuthorKey;
  readonly cover: PictureRecipe;
  readonly sections: readonly {
    readonly kind: CaseSection;
    readonly pictures: readonly PictureRecipe[];
  }[];
}

/** Title and story of a work. */
export interface WorkWords {
  readonly title: LocalisedText;
  readonly story: LocalisedText;
}

/** Title and story of a case, and what each of its sections tells, in their order. */
export interface CaseWords extends WorkWords {
  readonly captions: readonly LocalisedText[];
}
