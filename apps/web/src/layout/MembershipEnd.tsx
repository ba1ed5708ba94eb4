import { openDialog } from '../dialogs/dialog-store.ts';
import styles from './MembershipEnd.module.css';
import { useMembershipEnd } from './use-membership-end.ts';

/** Says quietly that a membership is about to end or has ended, and leads to extending it. */
export function MembershipEnd() {
  const end = useMembershipEnd();
  if (end === undefined) return null;
  return (
    <button type="button" className={styles['end']} onClick={() => openDialog('extension')}>
      {end}
    </button>
  );
}
