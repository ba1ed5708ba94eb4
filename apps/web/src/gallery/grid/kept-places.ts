/** Where a list was left, by the visit of the page that it stood on: the way back leads to the same picture. */
export interface KeptPlace {
  /** A picture. */
  readonly place: number;
  /** Of its row's top from the window's upper edge. */
  readonly offset: number;
}

const MOST = 50;
const kept = new Map<string, KeptPlace>();

export function keepPlace(visit: string, place: KeptPlace): void {
  kept.delete(visit);
  kept.set(visit, place);
  const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

export function keptPlace(visit: string): KeptPlace | undefined {
  return kept.get(visit);
}
