import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import {
  AMOUNT_FEN,
  levelOf,
  PLAN_MONTHS_MAX,
  PLAN_POSITION_MAX,
  PLAN_TICKETS_MAX,
  type PlanContent,
} from '@plumbline/contract/plans/plan-content.ts';
import { LOCALES, type LocalisedText } from '@plumbline/contract/text.ts';

/** A plan as it stands in the form: numbers as they are typed. */
export interface PlanDraft {
  readonly title: LocalisedText;
  readonly description: LocalisedText;
  readonly yuan: string;
  readonly kind: 'membership' | 'tickets';
  readonly tier: 'member' | 'enterprise';
  /** Empty: for good. */
  readonly months: string;
  readonly counter: TicketCounter;
  readonly amount: string;
  readonly recommended: boolean;
  readonly position: string;
  readonly visible: boolean;
}

const NO_WORDS: LocalisedText = { 'zh-CN': '', en: '', ja: '' };

/** A new one is not shown before somebody says so. */
export const NEW_PLAN: PlanDraft = {
  title: NO_WORDS,
  description: NO_WORDS,
  yuan: '',
  kind: 'tickets',
  tier: 'member',
  months: '1',
  counter: 'tickets',
  amount: '',
  recommended: false,
  position: '100',
  visible: false,
};

export function planDraftOf(content: PlanContent): PlanDraft {
  const { title, description, amountFen, gift, recommended, position, visible } = content;
  const draft = {
    ...NEW_PLAN,
    title,
    description,
    yuan: yuanOf(amountFen),
    recommended,
    position: String(position),
    visible,
  };
  return gift.kind === 'tickets'
    ? { ...draft, kind: 'tickets', counter: gift.counter, amount: String(gift.amount) }
    : {
        ...draft,
        kind: 'membership',
        tier: gift.tier,
        months: gift.months === null ? '' : String(gift.months),
      };
}

/** What the form says, undefined as long as something of it is missing or out of its range. */
export function planContentOf(draft: PlanDraft): PlanContent | undefined {
  const { title, description, recommended, visible } = draft;
  const amountFen = fenOf(draft.yuan);
  const position = wholeOf(draft.position, 0, PLAN_POSITION_MAX);
  const gift = giftOf(draft);
  const isWritten = [title, description].every((words) =>
    LOCALES.every((locale) => words[locale].trim() !== ''),
  );
  if (!isWritten || amountFen === undefined || position === undefined || gift === undefined) return undefined;
  return {
    title: trimmed(title),
    description: trimmed(description),
    amountFen,
    gift,
    recommended,
    position,
    visible,
  };
}

function giftOf({ kind, tier, months, counter, amount }: PlanDraft): PlanContent['gift'] | undefined {
  if (kind === 'tickets') {
    const tickets = wholeOf(amount, 1, PLAN_TICKETS_MAX);
    return tickets === undefined ? undefined : { kind, counter, amount: tickets };
  }
  if (months.trim() === '') return { kind, tier, level: levelOf(null), months: null };
  const whole = wholeOf(months, 1, PLAN_MONTHS_MAX);
  return whole === undefined ? undefined : { kind, tier, level: levelOf(whole), months: whole };
}

/** Yuan as they are typed, in fen: by their digits, because 0.29 times 100 is not 29. */
export function fenOf(yuan: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(yuan.trim());
  if (!match) return undefined;
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen >= AMOUNT_FEN.min && fen <= AMOUNT_FEN.max ? fen : undefined;
}

function yuanOf(fen: number): string {
  const rest = fen % 100;
  return rest === 0 ? String(fen / 100) : `${Math.floor(fen / 100)}.${String(rest).padStart(2, '0')}`;
}

function wholeOf(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,7}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

function trimmed(words: LocalisedText): LocalisedText {
  return { 'zh-CN': words['zh-CN'].trim(), en: words.en.trim(), ja: words.ja.trim() };
}
