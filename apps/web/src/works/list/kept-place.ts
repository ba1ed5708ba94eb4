/** Where a visit of the list was left: a day, and how far below its top. */
export interface KeptPlace {
  readonly day: string;
  readonly below: number;
}

const PREFIX = 'works-place ';

/** A visit of the page keeps its key over reloads and on the way back. */
export function keepPlace(visit: string, place: KeptPlace): void {
  try {
    sessionStorage.setItem(PREFIX + visit, JSON.stringify(place));
  } catch {
    // Full or switched off: the list opens at its top.
  }
}

export function keptPlace(visit: string): KeptPlace | undefined {
  try {
    const { day, below } = JSON.parse(sessionStorage.getItem(PREFIX + visit) ?? '{}') as Partial<KeptPlace>;
    return typeof day === 'string' && typeof below === 'number' ? { day, below } : undefined;
  } catch {
    return undefined;
  }
}
