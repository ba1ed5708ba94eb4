import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import { daysUntilEnd } from '../membership/ends-soon.ts';
import { useMembershipState } from '../membership/use-membership-state.ts';
import styles from './MembershipEnd.module.css';

/** Says quietly that a membership is about to end or has ended, and leads to extending it. */
export function MembershipEnd() {
  const { t } = useTranslation('layout');
  const [now] = useState(() => new Date());
  const days = daysUntilEnd(useMembershipState(), now);
  if (days === undefined) return null;
  return (
    <button type="button" className={styles['end']} onClick={() => openDialog('extension')}>
      {days < 0 ? t('memberEnded') : days === 0 ? t('memberEndsToday') : t('memberEnds', { count: days })}
    </button>
  );
}
