import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allowanceQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { shownCounters, useCapabilities } from '../../session/capabilities.ts';
import styles from './LedgerSection.module.css';

/** The counters side by side: what is left, and how it comes anew. */
export function AllowanceCards() {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const number = useNumber();
  const allowance = useQuery(allowanceQuery).data;
  const counters = shownCounters(useCapabilities(), allowance);
  const time =
    allowance &&
    new Date(allowance.renewsAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const limited = allowance && counters.some((counter) => allowance[counter].perDay > 0);
  return (
    <section aria-label={t('counters')}>
      <ul className={styles['counters']}>
        {counters.map((counter) => {
          const count = allowance?.[counter];
          return (
            <li key={counter} className={styles['counter']}>
              <h2>{COUNTER_NAMES[counter][locale]}</h2>
              <p className={styles['left']} data-words={count?.left === -1}>
                {count === undefined ? '–' : count.left < 0 ? t('unlimited') : number(count.left)}
              </p>
              {count && count.perDay > 0 && <small>{t('perDay', { amount: number(count.perDay) })}</small>}
              {count && count.left >= 0 && count.kept > 0 && (
                <small>{t('kept', { amount: number(count.kept) })}</small>
              )}
              {count && count.tomorrow > 0 && (
                <small>{t('tomorrow', { amount: number(count.tomorrow) })}</small>
              )}
            </li>
          );
        })}
      </ul>
      {limited && <p className={styles['renews']}>{t('renews', { time })}</p>}
      {allowance?.realTimeServer === 'dedicated' && <p className={styles['renews']}>{t('dedicated')}</p>}
    </section>
  );
}
