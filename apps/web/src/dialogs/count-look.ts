/** How often a visitor may look before they are told what logging in gives. */
const LOOKS = 4;
const DAY_MS = 86_400_000;

export interface LookMemory {
  readonly looks: number;
  /** When they were last told, ms since 1970; 0: never. */
  readonly toldAt: number;
}

/** What another look changes, and whether now is the moment: after a few looks, and at most once a day. */
export function countLook(
  { looks, toldAt }: LookMemory,
  now: number,
): { readonly memory: LookMemory; readonly tell: boolean } {
  const tell = looks + 1 >= LOOKS && now - toldAt >= DAY_MS;
  return tell ? { memory: { looks: 0, toldAt: now }, tell } : { memory: { looks: looks + 1, toldAt }, tell };
}
