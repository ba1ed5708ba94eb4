import type { DeliveryProblem } from '@plumbline/contract/api/webhooks.ts';

export interface WebhookAnswer {
  /** Null where nothing was answered. */
  readonly status: number | null;
  /** Null where it arrived. */
  readonly problem: DeliveryProblem | null;
}

/** Posts to addresses that users name: expected failures are answers, and nothing of what is answered is kept. */
export type WebhookSender = (
  url: string,
  post: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<WebhookAnswer>;
