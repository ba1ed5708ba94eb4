import { z } from 'zod';
import { TICKET_TYPES } from '../ticket-counters.ts';
import { type Capabilities, type Capability, capabilityOfCounter } from '../capabilities/capabilities.ts';
import { numberField, textField } from '../scalars.ts';
import { LOCALES } from '../text.ts';

/** Money: whole fen. The highest is far above any plan and far below what a provider takes. */
export const AMOUNT_FEN = { min: 1, max: 10_000_000 } as const;
export const amountFenSchema = z.int().min(AMOUNT_FEN.min).max(AMOUNT_FEN.max);

export const PLAN_TITLE_MAX = 60;
export const PLAN_DESCRIPTION_MAX = 200;
export const PLAN_MONTHS_MAX = 120;
export const PLAN_TICKETS_MAX = 1_000_000;
export const PLAN_POSITION_MAX = 9_999;

/** What a paid order gives: a membership, or tickets on one counter. */
export const planGiftSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('membership'),
      tier: z.enum(['member', 'enterprise']),
      level: z.enum(['month', 'year', 'permanent']),
      /** null = for good. */
      months: z.int().min(1).max(PLAN_MONTHS_MAX).nullable(),
    })
    .refine(({ level, months }) => level === levelOf(months), {
      path: ['level'],
      message: 'does not fit months',
    }),
  z.strictObject({
    kind: z.literal('tickets'),
    counter: z.enum(Object.values(TICKET_TYPES)),
    amount: z.int().min(1).max(PLAN_TICKETS_MAX),
  }),
]);
export type PlanGift = z.infer<typeof planGiftSchema>;

/** The level of a membership that lasts so long: whole years are yearly, null is for good. */
export function levelOf(months: number | null): 'month' | 'year' | 'permanent' {
  if (months === null) return 'permanent';
  return months % 12 === 0 ? 'year' : 'month';
}

/** Readable in every language of the interface. */
function words(max: number) {
  const field = textField(max)
    .trim()
    .min(1)
    .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), 'has control characters');
  return z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, field])) as Record<
      (typeof LOCALES)[number],
      typeof field
    >,
  );
}

/** What one version of a plan says. */
export const planContentSchema = z.strictObject({
  title: words(PLAN_TITLE_MAX),
  description: words(PLAN_DESCRIPTION_MAX),
  amountFen: numberField({ ...AMOUNT_FEN, integer: true }),
  gift: planGiftSchema,
  /** The one that a page points out. */
  recommended: z.boolean(),
  /** Its place among the others of its kind, from low to high. */
  position: numberField({ min: 0, max: PLAN_POSITION_MAX, integer: true }),
  /** Whether people see it and can buy it. */
  visible: z.boolean(),
});
export type PlanContent = z.output<typeof planContentSchema>;

/** What an installation must be able to do for a plan to be worth its money; undefined: nothing beside renders. */
function capabilityOfGift(gift: PlanGift): Capability | undefined {
  if (gift.kind === 'tickets') return capabilityOfCounter(gift.counter);
  // Beside what members have, an enterprise pays for its own server.
  return gift.tier === 'enterprise' ? 'dedicated-server' : undefined;
}

export function isGiftThere(gift: PlanGift, capabilities: Capabilities): boolean {
  const capability = capabilityOfGift(gift);
  return capability === undefined || capabilities.has(capability);
}
