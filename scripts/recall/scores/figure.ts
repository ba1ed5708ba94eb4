/** Hits among what was asked, in units of its own: pictures, pixels, things. */
export interface Figure {
  readonly hits: number;
  readonly of: number;
}

/** Hits and questions by name, added up over many pictures. */
export type Figures = Record<string, Figure>;

/** Adds to a figure, which begins at nothing. */
export function count(figures: Figures, name: string, hits: number, of = 1): void {
  const before = figures[name] ?? { hits: 0, of: 0 };
  figures[name] = { hits: before.hits + hits, of: before.of + of };
}

/** The figures of many pictures as one. */
export function addUp(parts: readonly Figures[]): Figures {
  const all: Figures = {};
  for (const part of parts)
    for (const [name, { hits, of }] of Object.entries(part)) count(all, name, hits, of);
  return all;
}

/** 0…1; undefined where nothing was asked. */
export function shareOf(figure: Figure | undefined): number | undefined {
  return figure === undefined || figure.of === 0 ? undefined : figure.hits / figure.of;
}
