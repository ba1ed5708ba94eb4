import type { ReactNode } from 'react';

interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** Shown as the one chosen of several. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** A page that it leads to; `onClick` prepares it. */
  readonly to?: string;
  readonly onClick?: () => void;
}

/** What stands in a menu: something to choose, a line between groups, or a word on what follows. */
export type MenuItem =
  | Choice
  | { readonly type: 'divider' }
  | { readonly type: 'heading'; readonly label: ReactNode };
