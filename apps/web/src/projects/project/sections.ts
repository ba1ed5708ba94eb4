export const SECTIONS = ['views', 'boards', 'materials'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part of a project that an address opens; the views where it says nothing that is known. */
export function readSection(search: URLSearchParams): Section {
  return SECTIONS.find((section) => section === search.get('section')) ?? 'views';
}

interface Place {
  readonly section?: Section;
  readonly view?: string;
  readonly board?: string;
}

export function projectPath(projectId: string, { section = 'views', ...place }: Place = {}): string {
  const search = new URLSearchParams({ ...(section === 'views' ? {} : { section }), ...place });
  return `/projects/${projectId}${search.size > 0 ? `?${search.toString()}` : ''}`;
}
