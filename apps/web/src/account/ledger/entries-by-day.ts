import type { LedgerItem } from '@plumbline/contract/api/ledger.ts';

export interface LedgerDay {
  /** Its midnight, where the reader is. */
  readonly day: Date;
  /** How many days ago; 0 = today. */
  readonly ago: number;
  readonly items: readonly LedgerItem[];
}

/** Entries in their order, parted where a new day begins for the reader. */
export function entriesByDay(entries: readonly LedgerItem[], now: Date): LedgerDay[] {
  const days: (LedgerDay & { items: LedgerItem[] })[] = [];
  for (const item of entries) {
    const day = midnight(new Date(item.at));
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(item);
    // Rounded, because a day of the clock's change is an hour longer or shorter.
    else
      days.push({ day, ago: Math.round((midnight(now).getTime() - day.getTime()) / DAY_MS), items: [item] });
  }
  return days;
}

const DAY_MS = 86_400_000;

function midnight(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}
