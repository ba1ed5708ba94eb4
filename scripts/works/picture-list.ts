import { CASES } from './list/cases.ts';
import { WORKS } from './list/works.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import type { CaseSpec, WorkSpec } from './work-spec.ts';

/** A file below `content/public/works/` and how it is made. */
export interface WorkPicture {
  readonly file: string;
  readonly recipe: PictureRecipe;
}

/** The pictures of a work: cover, base, then more views. */
export function picturesOfWork({ id, cover, base, more = [] }: WorkSpec) {
  return {
    cover: { file: `${id}/cover.webp`, recipe: cover },
    base: { file: `${id}/base.webp`, recipe: base },
    more: more.map((recipe, k) => ({ file: `${id}/${k + 2}.webp`, recipe })),
  };
}

/** The pictures of a case: its cover, then section by section. */
export function picturesOfCase({ id, cover, sections }: CaseSpec) {
  return {
    cover: { file: `${id}/cover.webp`, recipe: cover },
    sections: sections.map(({ pictures }, s) =>
      pictures.map((recipe, k) => ({ file: `${id}/${s + 1}-${k + 1}.webp`, recipe })),
    ),
  };
}

/** Every picture that ships with the works. */
export function everyPicture(): readonly WorkPicture[] {
  return [
    ...WORKS.flatMap((work) => {
      const { cover, base, more } = picturesOfWork(work);
      return [cover, base, ...more];
    }),
    ...CASES.flatMap((project) => {
      const { cover, sections } = picturesOfCase(project);
      return [cover, ...sections.flat()];
    }),
  ];
}
