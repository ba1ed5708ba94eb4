import type { WorkCard } from '@plumbline/contract/api/works.ts';

/** The works of all pages in their order. One that moved between two answers stands where it was first. */
export function flatWorks<T extends Pick<WorkCard, 'workId'>>(
  pages: readonly { readonly items: readonly T[] }[] | undefined,
): T[] {
  const seen = new Set<string>();
  const works: T[] = [];
  for (const page of pages ?? [])
    for (const work of page.items)
      if (!seen.has(work.workId)) {
        seen.add(work.workId);
        works.push(work);
      }
  return works;
}
