import { CHAT_BONUS_AFTER_LOGIN } from '@plumbline/contract/constants.ts';

type Origin = 'daily' | 'sign-in' | 'bought';

interface Part {
  readonly origin: Origin;
  readonly day: string;
  readonly amount: number;
}

/**
 * What a ledger of one user and counter must do, in the plainest way: purses with numbers in them. No entries, no keys,
 * no sums; one thing after the other.
 */
export class LedgerModel {
  readonly #freePerDay: number;
  #day: string;
  #daily: number;
  #bought = 0;
  #everBought = false;
  readonly #signIn = new Map<string, number>();
  readonly #open = new Map<string, Part[][]>();
  readonly #given = new Set<string>();

  constructor(freePerDay: number, day: string) {
    this.#freePerDay = freePerDay;
    this.#day = day;
    this.#daily = freePerDay;
  }

  get left(): number {
    return this.#daily + this.#signInToday + this.#bought;
  }

  get reserved(): number {
    const parts = [...this.#open.values()].flat(2);
    return parts.reduce((sum, { amount }) => sum + amount, 0);
  }

  get #signInToday(): number {
    return this.#signIn.get(this.#day) ?? 0;
  }

  begin(day: string): void {
    this.#day = day;
    this.#daily = this.#freePerDay;
  }

  grant(key: string, amount: number): void {
    if (this.#given.has(key)) return;
    this.#given.add(key);
    this.#bought += amount;
    this.#everBought = true;
  }

  takeBack(key: string, amount: number): void {
    if (this.#given.has(`back ${key}`)) return;
    const taken = Math.min(amount, this.#bought);
    if (taken === 0) return;
    this.#given.add(`back ${key}`);
    this.#bought -= taken;
  }

  signIn(tomorrow: string): void {
    if (!this.#signIn.has(tomorrow)) this.#signIn.set(tomorrow, CHAT_BONUS_AFTER_LOGIN);
  }

  /** What is left, or the code of the refusal. */
  reserve(task: string, variants: number, cost: number): number | string {
    if (this.left < variants * cost) {
      const usedUp = this.#freePerDay > 0 && this.#daily + this.#signInToday <= 0 && !this.#everBought;
      return usedUp ? 'DAILY_COUNT_USED_UP' : 'NOT_ENOUGH_TICKETS';
    }
    this.#open.set(
      task,
      Array.from({ length: variants }, () => this.#take(cost)),
    );
    return this.left;
  }

  close(task: string, variant: number, outcome: 'settle' | 'return'): void {
    const parts = this.#open.get(task)?.[variant] ?? [];
    for (const { origin, day, amount } of parts.splice(0)) {
      if (outcome === 'settle') continue;
      if (origin === 'bought') this.#bought += amount;
      else if (day !== this.#day) continue;
      else if (origin === 'daily') this.#daily += amount;
      else this.#signIn.set(day, this.#signInToday + amount);
    }
  }

  #take(cost: number): Part[] {
    const daily = Math.min(cost, this.#daily);
    const signIn = Math.min(cost - daily, this.#signInToday);
    const bought = cost - daily - signIn;
    this.#daily -= daily;
    if (signIn > 0) this.#signIn.set(this.#day, this.#signInToday - signIn);
    this.#bought -= bought;
    const part = (origin: Origin, amount: number): Part => ({ origin, day: this.#day, amount });
    return [part('daily', daily), part('sign-in', signIn), part('bought', bought)].filter(
      ({ amount }) => amount > 0,
    );
  }
}
