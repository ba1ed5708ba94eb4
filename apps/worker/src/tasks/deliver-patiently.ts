import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import {
  type Delivery,
  type DeliveryDependencies,
  deliverImage,
} from '@plumbline/core/tasks/run/deliver-image.ts';
import { waitOut } from './wait-out.ts';

/** Keeps a picture that is made until the database and the storage take it: making it again would cost its time, and elsewhere money. */
export async function deliverPatiently(
  dependencies: DeliveryDependencies,
  claimed: ClaimedTask,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const { taskId } = claimed.task;
  let tried = false;
  await waitOut(async () => {
    // A connection that breaks at the commit does not tell whether the rows are there.
    const delivered = tried ? await dependencies.database.tasks.listImages([taskId]) : [];
    tried = true;
    if (delivered.some(({ variant }) => variant === delivery.variant)) return;
    await deliverImage(dependencies, claimed, delivery);
  }, signal);
}
