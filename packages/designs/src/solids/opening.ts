export interface Opening {
  /** Along the wall from its right end as seen from inside, to the opening's centre. */
  readonly at: number;
  readonly width: number;
  readonly sill: number;
  readonly height: number;
  readonly kind: 'window' | 'door' | 'void';
  /** Upright bars between panes. */
  readonly panes: number;
  /** Level bars. */
  readonly bars: number;
  /** Absent: a rectangle. */
  readonly shape?: 'round' | 'arched';
}
