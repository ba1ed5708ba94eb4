import type { LedgerItem } from '@plumbline/contract/api/ledger.ts';
import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { entryNote, entryTitle } from './entry-title.ts';
import styles from './LedgerSection.module.css';

/** What, when, for which task, how many, and what was left. */
export function LedgerRow({ item }: { readonly item: LedgerItem }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const number = useNumber();
  const tool = item.function && TOOLS[item.function];
  // Only renders are tasks that one can open again.
  const isGone = item.taskId !== null && !tool && item.counter === 'tickets';
  const note = entryNote(item);
  const time = new Date(item.at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const unlimited = item.origins.includes('unlimited');
  const direction = item.change > 0 ? 'in' : item.change < 0 ? 'out' : 'none';
  return (
    <li className={styles['entry']}>
      <div className={styles['words']}>
        <strong>{t(entryTitle(item))}</strong>
        <span>
          <time dateTime={item.at}>{time}</time>
          {tool ? (
            <Link to={`${tool.route}?task=${item.taskId}`} title={t('openTask')}>
              {tool.title[locale]}
            </Link>
          ) : (
            <span>{COUNTER_NAMES[item.counter][locale]}</span>
          )}
          {item.orderId !== null && <Link to="?section=membership">{t('order')}</Link>}
          {isGone && <span>{t('deletedTask')}</span>}
          {note !== undefined && <q className={styles['note']}>{note}</q>}
        </span>
      </div>
      <div className={`${styles['figures']} tabular`}>
        <strong data-direction={direction}>
          {direction === 'none'
            ? t('times', { count: item.amount, amount: number(item.amount) })
            : number(item.change, 'signed')}
        </strong>
        <span>{unlimited ? t('notCounted') : t('balance', { amount: number(item.balance) })}</span>
      </div>
    </li>
  );
}
