import { Button } from '@plumbline/web/ui/Button.tsx';
import { Icon } from '@plumbline/web/ui/Icon.tsx';
import { failureText, useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './Settings.module.css';

const ICONS = { ok: 'check', warning: 'info', failed: 'warning' } as const;

/** What was looked at before the first render, and what is missing. */
export function Checks() {
  const { state, call } = useClient();
  const t = useTexts();
  return (
    <section className={styles['section']}>
      <div className={styles['title']}>
        <h2>{t('checksTitle')}</h2>
        <Button size="small" onClick={() => void call('runChecks')}>
          {t('runChecks')}
        </Button>
      </div>
      <ul className={styles['checks']} aria-label={t('checksTitle')}>
        {state.checks?.map(({ id, state: found, failure }) => (
          <li key={id} data-state={found}>
            <Icon name={ICONS[found]} size={16} />
            <span>{t(`check_${id}`)}</span>
            <small>{failure ? failureText(failure, state.locale) : t('ok')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
