import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_ROWS,
  type CampaignGroup,
  type Campaigns,
} from '@plumbline/contract/api/administration/campaigns.ts';
import type { Repositories } from '../ports/database.ts';
import { quotaDayEnd, quotaDayStart } from '../tickets/quota-day.ts';

export interface CampaignQuestion {
  readonly by: CampaignGroup;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** How many visits, sign-ups and paying people each campaign has brought, with what they have paid. */
export async function readCampaigns(
  { campaigns }: Pick<Repositories, 'campaigns'>,
  { by, from, to }: CampaignQuestion,
): Promise<Campaigns> {
  const range = {
    from: from === undefined ? undefined : quotaDayStart(new Date(`${from}T12:00:00+08:00`)),
    to: to === undefined ? undefined : quotaDayEnd(to),
  };
  const rows = await campaigns.sum(by === 'all' ? CAMPAIGN_FIELDS : [by], range, CAMPAIGN_ROWS);
  const [total = { visits: 0, signUps: 0, paying: 0, paidFen: 0 }] = await campaigns.sum([], range, 1);
  const { visits, signUps, paying, paidFen } = total;
  return { rows, total: { visits, signUps, paying, paidFen } };
}
