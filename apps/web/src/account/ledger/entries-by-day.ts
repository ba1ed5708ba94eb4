import type { LedgerItem } from '@plumbline/contract/api/ledger.ts';

export interface LedgerDay {
  /** Its midnight, where the reader is. */
  readonly day: Date;
  /** How many days ago; 0 = today. */
  readonly ago: number;
  readonly items: readonly LedgerItem[];
}

/** Entries, newest first, parted where a new day begins for the reader; deliveries of one task in a row are one. */
export function entriesByDay(entries: readonly LedgerItem[], now: Date): LedgerDay[] {
  const days: (LedgerDay & { items: LedgerItem[] })[] = [];
  for (const item of entries) {
    const day = midnight(new Date(item.at));
    const last = days.at(-1);
    const before = last?.items.at(-1);
    if (last?.day.getTime() !== day.getTime()) {
      // Rounded, because a day of the clock's change is an hour longer or shorter.
      const ago = Math.round((midnight(now).getTime() - day.getTime()) / DAY_MS);
      days.push({ day, ago, items: [item] });
    } else if (before && isDeliveryOfSame(before, item)) {
      last.items[last.items.length - 1] = { ...before, amount: before.amount + item.amount };
    } else last.items.push(item);
  }
  return days;
}

function isDeliveryOfSame(one: LedgerItem, other: LedgerItem): boolean {
  return one.kind === 'settle' && other.kind === 'settle' && one.taskId === other.taskId;
}

const DAY_MS = 86_400_000;

function midnight(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}
