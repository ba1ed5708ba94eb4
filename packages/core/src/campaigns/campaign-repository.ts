import type { CampaignField, CampaignRow } from '@plumbline/contract/api/administration/campaigns.ts';

export interface CampaignVisit {
  /** Of the browser: a visitor or a user. */
  readonly ownerId: string;
  /** Day of the business. */
  readonly day: string;
  /** Empty where the link had none. */
  readonly fields: Readonly<Record<CampaignField, string>>;
  /** Hashed network address: carries the limit. */
  readonly requesterHash: string;
  readonly at: Date;
}

export interface CampaignRange {
  readonly from: Date | undefined;
  /** Not included. */
  readonly to: Date | undefined;
}

export interface CampaignRepository {
  /** Nothing where the same browser came from the same campaign that day already. */
  addVisit(visit: CampaignVisit): Promise<void>;
  countVisitsFrom(requesterHash: string, since: Date): Promise<number>;
  /** Those with the most sign-ups first; fields that are not told apart are null. */
  sum(told: readonly CampaignField[], range: CampaignRange, limit: number): Promise<CampaignRow[]>;
  deleteVisitsBefore(moment: Date): Promise<void>;
}
