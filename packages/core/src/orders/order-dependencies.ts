import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Logger } from '../ports/logger.ts';
import type { PaymentPorts } from '../ports/payment-port.ts';

/** What the use cases of orders need from outside. */
export interface OrderDependencies {
  readonly database: Database;
  readonly payments: PaymentPorts;
  readonly clock: Clock;
  readonly logger: Logger;
}
