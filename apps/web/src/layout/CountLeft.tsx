import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { CAPABILITY_NAMES, descriptorOf } from '@plumbline/contract/capabilities/capabilities.ts';
import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { allowanceQuery, ticketsQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useNumber } from '../i18n/use-number.ts';
import { shownCounters, useCapabilities } from '../session/capabilities.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { PopoverButton } from '../ui/floating/PopoverButton.tsx';
import styles from './CountLeft.module.css';

/** Pages that spend something else than renders. */
function counterOfPage(pathname: string): TicketCounter {
  const own = CAPABILITY_NAMES.map(descriptorOf).find(({ page }) => page?.path === pathname);
  return own?.counter ?? 'tickets';
}

/** What is left of the counter that the page spends; all that there are, and how they come anew, when it is pressed. */
export function CountLeft() {
  const { t } = useTranslation('layout');
  const { signedIn, expiredSince } = useCurrentUser();
  const { pathname } = useLocation();
  const number = useNumber();
  const counter = counterOfPage(pathname);
  const renders = useQuery({ ...ticketsQuery, enabled: signedIn }).data;
  const allowance = useQuery({ ...allowanceQuery, enabled: signedIn && counter !== 'tickets' }).data;
  const left = counter === 'tickets' ? renders : allowance?.[counter].left;
  // Whose term is over starts nothing, whatever is left.
  if (!signedIn || expiredSince !== null || left === undefined) return null;
  return (
    <PopoverButton
      label={t('usage')}
      placement="bottom-end"
      className={`${styles['count']} tabular`}
      button={left < 0 ? t('unlimited') : t('left', { count: left, amount: number(left) })}
    >
      {(close) => <AllCounts onLeave={close} />}
    </PopoverButton>
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
