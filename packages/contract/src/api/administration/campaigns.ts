import { z } from 'zod';
import { daySchema, versionField } from '../../scalars.ts';

/** The four fields of a campaign's link; `all` tells every combination of them apart. */
export const CAMPAIGN_FIELDS = ['source', 'plan', 'unit', 'keyWord'] as const;
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number];
export const CAMPAIGN_GROUPS = [...CAMPAIGN_FIELDS, 'all'] as const;
export type CampaignGroup = (typeof CAMPAIGN_GROUPS)[number];

/** Rows that are shown; those with the most sign-ups come first. */
export const CAMPAIGN_ROWS = 500;

/** Days of the business, both included; absent: without a bound. */
export const campaignQueryFields = {
  by: z.enum(CAMPAIGN_GROUPS).default('source'),
  from: daySchema.optional(),
  to: daySchema.optional(),
};
export const campaignQuerySchema = z.strictObject({ ...campaignQueryFields, ...versionField });

const count = z.int().nonnegative();
const figures = {
  /** Visitors a day: the same browser counts once a day. */
  visits: count,
  signUps: count,
  /** How many of them have paid and kept what they bought. */
  paying: count,
  paidFen: count,
};
/** Null: this field is not told apart, or the link had none. */
const name = z.string().nullable();
export const campaignRowSchema = z.strictObject({
  source: name,
  plan: name,
  unit: name,
  keyWord: name,
  ...figures,
});
export type CampaignRow = z.infer<typeof campaignRowSchema>;
export const campaignsSchema = z.strictObject({
  rows: z.array(campaignRowSchema),
  total: z.strictObject(figures),
});
export type Campaigns = z.infer<typeof campaignsSchema>;
