/** What works are called: those that ship, and those that people publish. Nothing else in the app has such an id. */
const WORK = /^#(seed-[a-z0-9-]{1,59}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The work that a URL's hash opens over any page; undefined where it names a place of the page itself. */
export function workOfHash(hash: string): string | undefined {
  return WORK.exec(hash)?.[1];
}

export function hashOfWork(workId: string): string {
  return `#${workId}`;
}

/** The address of a work for others: over the page of its kind, without what its finder had filtered by. */
export function shareAddress(
  origin: string,
  work: { readonly workId: string; readonly kind: string },
): string {
  return `${origin}${work.kind === 'case' ? '/caseHome' : '/tupianHome'}${hashOfWork(work.workId)}`;
}
