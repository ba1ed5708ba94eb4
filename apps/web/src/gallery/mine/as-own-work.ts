import type { MineItem } from '@plumbline/contract/api/works.ts';
import type { WorkKind } from '@plumbline/contract/works/work-lists.ts';
import type { GridWork } from '../grid/grid-work.ts';

/** What of a list of one's own stands in a grid: works, with what not everybody sees marked. */
export function asOwnWork(
  item: MineItem,
  kind: WorkKind | undefined,
  words: Readonly<Record<'pending' | 'hidden', string>>,
): GridWork | undefined {
  const { workId, state } = item;
  if (workId === null || item.kind === 'image' || (kind !== undefined && item.kind !== kind))
    return undefined;
  const mark = state === 'pending' || state === 'hidden' ? words[state] : undefined;
  return { ...item, workId, kind: item.kind, mark };
}
