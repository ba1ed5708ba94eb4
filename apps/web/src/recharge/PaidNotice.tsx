import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../dialogs/dialog-store.ts';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { useMembershipState } from '../membership/use-membership-state.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Purchase } from './recharge-store.ts';
import styles from './Recharge.module.css';

interface Props {
  readonly purchase: Purchase;
  /** `paid`: the money is there, what was bought is not. */
  readonly state: 'paid' | 'completed';
}

/** What one has now. */
export function PaidNotice({ purchase, state }: Props) {
  const { t } = useTranslation('recharge');
  const locale = useLocale();
  const localised = useLocalised();
  const membership = useMembershipState();
  const until = 'until' in membership ? membership.until : null;
  const day = until?.toLocaleDateString(locale, { dateStyle: 'long' }) ?? '';
  const { gift } = purchase;
  const said = () => {
    if (state === 'paid') return t('donePaid');
    if (gift.kind === 'tickets') return t('doneTickets');
    if (gift.level === 'permanent') return t('donePermanent');
    // Until the user has been read again there is no day to name.
    if (day === '') return '';
    return t(gift.tier === 'enterprise' ? 'doneEnterprise' : 'doneMember', { day });
  };
  return (
    <div className={styles['done']} role="status">
      <span className={styles['doneMark']}>
        <Icon name="check" size={28} />
      </span>
      <h2>{t('doneTitle')}</h2>
      <p>
        {localised(purchase.title)}
        <br />
        {said()}
      </p>
      <Button type="primary" size="large" onClick={closeDialog}>
        {t('finish')}
      </Button>
    </div>
  );
}
