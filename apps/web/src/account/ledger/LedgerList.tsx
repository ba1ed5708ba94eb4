import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ledgerQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import section from '../Section.module.css';
import { entriesByDay } from './entries-by-day.ts';
import { LedgerRow } from './LedgerRow.tsx';
import styles from './LedgerSection.module.css';

export function LedgerList({ counter }: { readonly counter: TicketCounter | undefined }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const [opened] = useState(() => new Date());
  const query = useInfiniteQuery(ledgerQuery(counter));
  const entries = query.data?.pages.flatMap((page) => page.items) ?? [];
  const dayName = (day: Date, ago: number) => {
    if (ago === 0) return t('today');
    if (ago === 1) return t('yesterday');
    return day.toLocaleDateString(locale, { year: 'numeric', month: 'long', day: 'numeric' });
  };

  if (query.isError)
    return (
      <div className={`${section['card']} ${styles['empty']}`} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
    );
  if (query.isSuccess && entries.length === 0)
    return (
      <div className={`${section['card']} ${styles['empty']}`}>
        <Icon name="history" size={28} />
        <h2>{t('empty')}</h2>
        <p>{t('emptyBody')}</p>
        <Link className={styles['start']} to={TOOLS.indoorRender.route}>
          {t('start')}
        </Link>
      </div>
    );
  return (
    <>
      {entriesByDay(entries, opened).map(({ day, ago, items }) => (
        <section key={day.getTime()} className={styles['day']} aria-label={dayName(day, ago)}>
          <h2>{dayName(day, ago)}</h2>
          <ul className={section['card']}>
            {items.map((item, index) => (
              <LedgerRow
                key={`${item.at} ${item.kind} ${item.taskId ?? item.orderId ?? index}`}
                item={item}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <div className={styles['more']}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
