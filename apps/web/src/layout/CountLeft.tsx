import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import { CAPABILITY_NAMES, descriptorOf } from '@plumbline/contract/capabilities/capabilities.ts';
import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { allowanceQuery, ticketsQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useNumber } from '../i18n/use-number.ts';
import { shownCounters, useCapabilities } from '../session/capabilities.ts';
import { useCurrentUser } from '../session/current-user.ts';
import styles from './CountLeft.module.css';

/** Pages that spend something else than renders. */
function counterOfPage(pathname: string): TicketCounter {
  const own = CAPABILITY_NAMES.map(descriptorOf).find(({ page }) => page?.path === pathname);
  return own?.counter ?? 'tickets';
}

/** What is left of the counter that the page spends; all that there are, and how they come anew, when it is pressed. */
export function CountLeft() {
  const { t } = useTranslation('layout');
  const { signedIn } = useCurrentUser();
  const { pathname } = useLocation();
  const number = useNumber();
  const [open, setOpen] = useState(false);
  const counter = counterOfPage(pathname);
  const renders = useQuery({ ...ticketsQuery, enabled: signedIn }).data;
  const allowance = useQuery({
    ...allowanceQuery,
    enabled: signedIn && (open || counter !== 'tickets'),
  }).data;
  const left = counter === 'tickets' ? renders : allowance?.[counter].left;
  if (!signedIn || left === undefined) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={<AllCounts onLeave={() => setOpen(false)} />}
    >
      <button type="button" className={`${styles['count']} tabular`} aria-expanded={open}>
        {left < 0 ? t('unlimited') : t('left', { count: left, amount: number(left) })}
      </button>
    </Popover>
  );
}

function AllCounts({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const number = useNumber();
  const allowance = useQuery(allowanceQuery).data;
  const counters = shownCounters(useCapabilities(), allowance);
  const daily = counters.some((counter) => (allowance?.[counter].perDay ?? 0) > 0);
  return (
    <div className={styles['panel']}>
      <dl>
        {counters.map((counter) => {
          const left = allowance?.[counter].left;
          return (
            <div key={counter} className={styles['row']}>
              <dt>{COUNTER_NAMES[counter][locale]}</dt>
              <dd className="tabular">
                {left === undefined ? '–' : left < 0 ? t('unlimited') : number(left)}
              </dd>
            </div>
          );
        })}
      </dl>
      {daily && <p>{t('leftHint')}</p>}
      <Link to="/myPersonCenter?section=ledger" onClick={onLeave}>
        {t('usage')}
      </Link>
    </div>
  );
}
