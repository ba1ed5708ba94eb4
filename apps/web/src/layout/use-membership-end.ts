import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntilEnd } from '../membership/ends-soon.ts';
import { useMembershipState } from '../membership/use-membership-state.ts';

/** That a membership is about to end or has ended lately, in words; undefined where there is nothing to say. */
export function useMembershipEnd(): string | undefined {
  const { t } = useTranslation('layout');
  const [now] = useState(() => new Date());
  const days = daysUntilEnd(useMembershipState(), now);
  if (days === undefined) return undefined;
  if (days < 0) return t('memberEnded');
  return days === 0 ? t('memberEndsToday') : t('memberEnds', { count: days });
}
