import { type TaskDaysQuery, taskDaysQuerySchema } from '@plumbline/contract/api/tasks.ts';

/** What the list is narrowed down to; its state is the page's address. */
export type WorkFilter = Readonly<Partial<Record<FilterName, string>>>;

export const FILTER_NAMES = [
  'q',
  'favourite',
  'tag',
  'project',
  'view',
  'function',
  'space',
  'style',
  'atmosphere',
  'environment',
  'size',
  'hasPrompt',
  'seed',
  'engine',
  'engineVersion',
  'from',
  'to',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What a filter is a part of goes with it: styles belong to a space, views to a project. */
export function withoutParts(name: FilterName): WorkFilter {
  if (name === 'space') return { style: '' };
  return name === 'project' ? { view: '' } : {};
}

/** What the address says; what the server would refuse is left out, so that an old or mistyped address still opens. */
export function readFilter(search: URLSearchParams): WorkFilter {
  const filter: Partial<Record<FilterName, string>> = {};
  for (const name of FILTER_NAMES) {
    const value = search.get(name);
    if (value === null || value.trim() === '') continue;
    if (taskDaysQuerySchema.safeParse({ [name]: value }).success) filter[name] = value;
  }
  return filter;
}

/** The address of a filter; what else stands in it stays. */
export function writeFilter(search: URLSearchParams, change: WorkFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of FILTER_NAMES) {
    if (!Object.hasOwn(change, name)) continue;
    const value = change[name] ?? '';
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The same for the server, by the reader's own days. */
export function asQuery(filter: WorkFilter): TaskDaysQuery {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = taskDaysQuerySchema.safeParse({ ...filter, zone });
  // A browser whose zone has no name of the database's counts in UTC.
  return known.success ? known.data : taskDaysQuerySchema.parse(filter);
}
