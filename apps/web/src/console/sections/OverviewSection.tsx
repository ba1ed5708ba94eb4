import type { Overview } from '@plumbline/contract/api/administration/operations.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { overviewQuery } from '../console-queries.ts';
import { formatDuration } from '../format.ts';
import { DayBars } from '../parts/DayBars.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { ValueBars } from '../parts/ValueBars.tsx';
import { toolTitle } from '../tool-title.ts';
import styles from './OverviewSection.module.css';
import { WorkerList } from './WorkerList.tsx';

/** The installation at one look, asked for again while it is open. */
export function OverviewSection() {
  const { t } = useTranslation('console');
  const overview = useQuery(overviewQuery);
  return (
    <>
      <SectionHead title={t('overview')} />
      {overview.data ? (
        <OverviewBody overview={overview.data} />
      ) : (
        overview.isError && <LoadFailed onRetry={() => void overview.refetch()} />
      )}
    </>
  );
}

function OverviewBody({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const localised = useLocalised();
  const { accounts, queue, days, failures, durations, workers, parts } = overview;
  const duration = (milliseconds: number) => {
    const { unit, value } = formatDuration(milliseconds, locale);
    return t(unit, { value });
  };
  return (
    <div className={styles['body']}>
      <ul className={styles['parts']} aria-label={t('parts')}>
        {parts.map(({ name, ready }) => (
          <li key={name}>
            <StatusDot tone={ready ? 'ink' : 'accent'}>
              {`${partName(t, name)} · ${t(ready ? 'ready' : 'notReady')}`}
            </StatusDot>
          </li>
        ))}
      </ul>
      <dl className={styles['tiles']}>
        <Tile name={t('accounts')} value={accounts.total} to="?section=accounts" />
        <Tile name={t('members')} value={accounts.members} to="?section=accounts&userType=vip" />
        <Tile
          name={t('enterprises')}
          value={accounts.enterprises}
          to="?section=accounts&userType=enterprise"
        />
        <Tile name={t('suspendedCount')} value={accounts.suspended} to="?section=accounts&status=suspended" />
        <Tile name={t('queued')} value={queue.queued} to="?section=tasks&state=queued" />
        <Tile
          name={t('running')}
          value={`${queue.running} / ${queue.slots}`}
          to="?section=tasks&state=running"
        />
        <Tile
          name={t('oldest')}
          value={duration(queue.oldestSeconds * 1_000)}
          to="?section=tasks&state=queued"
        />
      </dl>
      <div className={styles['charts']}>
        <DayBars
          title={t('tasksByDay')}
          parts={[
            { name: t('done'), tone: 'ink' },
            { name: t('failedTasks'), tone: 'accent' },
            { name: t('cancelled'), tone: 'faint' },
          ]}
          days={days.map(({ day, done, failed, cancelled }) => ({ day, values: [done, failed, cancelled] }))}
        />
        <DayBars
          title={t('accountsByDay')}
          parts={[{ name: t('accounts'), tone: 'ink' }]}
          days={days.map((each) => ({ day: each.day, values: [each.accounts] }))}
        />
        <ValueBars
          title={t('failures')}
          empty={t('noFailures')}
          tone="accent"
          rows={failures.map(({ code, count }) => ({
            name: isErrorCode(code) ? errorText(code, locale) : code,
            value: count,
            text: count.toLocaleString(locale),
          }))}
        />
        <ValueBars
          title={t('durations')}
          empty={t('noDurations')}
          rows={durations.map((each) => ({
            name: toolTitle(each.function, localised),
            value: each.medianMs,
            text: duration(each.medianMs),
          }))}
        />
      </div>
      <WorkerList workers={workers} />
    </div>
  );
}

function Tile({
  name,
  value,
  to,
}: {
  readonly name: string;
  readonly value: number | string;
  readonly to: string;
}) {
  const locale = useLocale();
  return (
    <div className={styles['tile']}>
      <dt>
        <Link to={to}>{name}</Link>
      </dt>
      <dd className="tabular">{typeof value === 'number' ? value.toLocaleString(locale) : value}</dd>
    </div>
  );
}

function partName(t: ReturnType<typeof useTranslation<'console'>>['t'], name: string): string {
  if (name === 'database' || name === 'queue' || name === 'storage') return t(`part_${name}`);
  return name;
}
