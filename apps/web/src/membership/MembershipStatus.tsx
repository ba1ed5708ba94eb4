import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MembershipStatus.module.css';
import { useMembershipState } from './use-membership-state.ts';

const ACTIONS = { none: 'upgrade', active: 'renew', expired: 'renewNow' } as const;
const TITLES = {
  none: 'noneTitle',
  active: 'activeTitle',
  expired: 'expiredTitle',
  permanent: 'permanentTitle',
  enterprise: 'enterpriseTitle',
} as const;
const BODIES = {
  none: 'noneBody',
  active: 'activeBody',
  expired: 'expiredBody',
  permanent: 'permanentBody',
  enterprise: 'enterpriseBody',
} as const;

/** How one stands, and the one thing to do about it. */
export function MembershipStatus() {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const state = useMembershipState();
  const until = 'until' in state ? state.until : null;
  const day = until?.toLocaleDateString(locale, { dateStyle: 'long' }) ?? '';
  const title = state.kind === 'enterprise' && until ? 'enterpriseUntil' : TITLES[state.kind];
  const action = state.kind === 'permanent' || state.kind === 'enterprise' ? undefined : ACTIONS[state.kind];
  return (
    <section className={styles['status']} data-state={state.kind} aria-label={t('yours')}>
      <span className={styles['mark']}>
        <Icon name={state.kind === 'none' || state.kind === 'expired' ? 'user' : 'crown'} size={22} />
      </span>
      <div className={styles['words']}>
        <strong>{t(title, { day })}</strong>
        <span>{t(BODIES[state.kind])}</span>
      </div>
      {action && (
        <Button
          type={state.kind === 'active' ? 'default' : 'primary'}
          onClick={() => (state.kind === 'none' ? openRecharge() : openDialog('extension'))}
        >
          {t(action)}
        </Button>
      )}
    </section>
  );
}
