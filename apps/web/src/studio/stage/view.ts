/** Ways of looking at a result; `base` is what holding space shows. */
type Look = 'compare' | 'result' | 'ink' | 'fidelity' | 'base';

/** What the workspace is asked to show: a result in one of its ways, or the base in a mode of its own (`modes/`). */
export type View = Look | 'scene' | 'standing' | 'sheet' | 'mask';

export const CHOOSABLE_VIEWS = ['compare', 'result', 'ink', 'fidelity'] as const satisfies readonly Look[];

const LOOKS: ReadonlySet<View> = new Set<Look>([...CHOOSABLE_VIEWS, 'base']);

/** Whether a view is of the workspace's base, and so has nothing to say of a render. */
export const isOfBase = (view: View): boolean => !LOOKS.has(view);
