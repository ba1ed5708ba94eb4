/** How the result is looked at. `base` is what holding space shows. */
export type View = 'compare' | 'result' | 'ink' | 'fidelity' | 'base';

export const CHOOSABLE_VIEWS = ['compare', 'result', 'ink', 'fidelity'] as const satisfies readonly View[];
