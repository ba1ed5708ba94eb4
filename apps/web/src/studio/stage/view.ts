/**
 * How the picture is looked at. `base` is what holding space shows, `scene` what was understood of the base, `mask` the
 * base with what is painted on it.
 */
export type View = 'compare' | 'result' | 'ink' | 'fidelity' | 'base' | 'scene' | 'mask';

export const CHOOSABLE_VIEWS = ['compare', 'result', 'ink', 'fidelity'] as const satisfies readonly View[];
