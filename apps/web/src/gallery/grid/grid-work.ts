import type { WorkCard } from '@plumbline/contract/api/works.ts';

export interface GridWork extends WorkCard {
  /** Of one's own that not everybody sees: what is said of it. */
  readonly mark?: string | undefined;
}
