import { z } from 'zod';
import { idSchema, textField, timeSchema } from '../scalars.ts';
import { LOCALES } from '../text.ts';
import { pageFields, pageOf } from './administration/page.ts';

/** A message to the operator; a visitor who wanted to log in. */
export const LEAD_KINDS = ['contact', 'interest'] as const;
/** Earlier versions also noted who wanted word of the desktop client; what was noted stays to be read. */
const LISTED_LEAD_KINDS = [...LEAD_KINDS, 'client'] as const;
export type LeadKind = (typeof LISTED_LEAD_KINDS)[number];

/** What a visitor was at when they were told what logging in gives. */
export const INTERESTS = ['library', 'download', 'inspiration', 'case'] as const;
export type Interest = (typeof INTERESTS)[number];

export const LEAD_MESSAGE_MAX = 2_000;
export const LEAD_REPLY_MAX = 200;

const filled = (max: number) => textField(max).trim().min(1);

export const leadBodySchema = z
  .strictObject({
    kind: z.enum(LEAD_KINDS),
    /** A mail address, a number, a WeChat id: whatever they want their answer by. */
    replyTo: filled(LEAD_REPLY_MAX).optional(),
    message: filled(LEAD_MESSAGE_MAX).optional(),
    interest: z.enum(INTERESTS).optional(),
  })
  .superRefine(({ kind, replyTo, message }, context) => {
    const miss = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'is missing' });
    if (kind !== 'interest' && replyTo === undefined) miss('replyTo');
    if (kind === 'contact' && message === undefined) miss('message');
  });
export type LeadBody = z.infer<typeof leadBodySchema>;

export const leadPageQuerySchema = z.strictObject({ ...pageFields, kind: z.enum(LEAD_KINDS).optional() });
export const listedLeadSchema = z.strictObject({
  leadId: idSchema,
  kind: z.enum(LISTED_LEAD_KINDS),
  /** Null for visitors, and where the account is gone. */
  accountId: idSchema.nullable(),
  accountName: z.string().nullable(),
  replyTo: z.string().nullable(),
  message: z.string().nullable(),
  interest: z.enum(INTERESTS).nullable(),
  locale: z.enum(LOCALES),
  createdAt: timeSchema,
});
export type ListedLead = z.infer<typeof listedLeadSchema>;
export const leadPageSchema = pageOf(listedLeadSchema);
