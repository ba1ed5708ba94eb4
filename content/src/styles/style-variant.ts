import type { Style } from '@plumbline/contract/content/style.ts';

type Change = Pick<Style, 'id' | 'code' | 'name' | 'light' | 'grade'> &
  Partial<Pick<Style, 'finish'>> & { readonly palette?: Partial<Style['palette']> };

/** A further style of a family: what it does not name is as in the family's first one. */
export function styleVariant(family: Style, change: Change): Style {
  return {
    ...family,
    ...change,
    palette: { ...family.palette, ...change.palette },
  };
}
