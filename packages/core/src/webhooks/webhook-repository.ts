import type { DeliveryProblem, TEST_EVENT, WebhookEvent } from '@plumbline/contract/api/webhooks.ts';

export interface WebhookRecord {
  readonly id: string;
  readonly userId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
}

export interface DeliveryRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly event: WebhookEvent | typeof TEST_EVENT;
  readonly taskId: string | null;
  readonly batchId: string | null;
  /** JSON as it is sent, the same at every attempt. */
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  readonly createdAt: Date;
  readonly nextAt: Date;
}

/** One attempt that a worker has taken over: nobody else makes it before its time is over. */
export interface ClaimedDelivery extends DeliveryRecord {
  readonly url: string;
  /** Undefined where it cannot be opened any more. */
  readonly secret: string | undefined;
}

export interface AttemptOutcome {
  readonly state: DeliveryRecord['state'];
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** When it is tried next, of one that waits. */
  readonly nextAt: Date;
}

export interface WebhookRepository {
  /** The secret is sealed on its way in. */
  add(webhook: WebhookRecord, secret: string): Promise<void>;
  /** Newest first. */
  list(userId: string): Promise<WebhookRecord[]>;
  find(webhookId: string): Promise<WebhookRecord | undefined>;
  remove(userId: string, webhookId: string): Promise<boolean>;
  /** `failingSince` and `disabledAt`. */
  change(
    webhookId: string,
    change: Partial<Pick<WebhookRecord, 'failingSince' | 'disabledAt'>>,
  ): Promise<void>;
  /** One for each address of the user that wants the event: in the transaction of what it tells of. */
  addDeliveries(
    event: WebhookEvent,
    of: Pick<DeliveryRecord, 'taskId' | 'batchId' | 'body'> & { readonly userId: string; readonly at: Date },
  ): Promise<void>;
  addDelivery(delivery: DeliveryRecord): Promise<void>;
  /** Newest first. */
  listDeliveries(webhookId: string, most: number): Promise<DeliveryRecord[]>;
  /** Tries an ended one again from the beginning. @returns undefined where there is none that has ended */
  renew(webhookId: string, deliveryId: string, at: Date): Promise<DeliveryRecord | undefined>;
  /** Takes over attempts that are due, of addresses that are on; of one that a worker left behind once its time is over. */
  claim(at: Date, until: Date, most: number): Promise<ClaimedDelivery[]>;
  /** Only of the attempt that was claimed: one that took too long may be somebody else's by now. @returns whether it was */
  finish(delivery: ClaimedDelivery, outcome: AttemptOutcome): Promise<boolean>;
  deleteEndedBefore(at: Date): Promise<void>;
}
