import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_GROUPS,
  type CampaignRow,
} from '@plumbline/contract/api/administration/campaigns.ts';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { campaignsQuery } from '../console-queries.ts';
import { formatMoney } from '../format.ts';
import { DayRange } from '../growth/DayRange.tsx';
import styles from '../growth/Growth.module.css';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import barStyles from '../parts/ListBar.module.css';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useListState } from '../use-list-state.ts';

/** What campaigns brought: visits, sign-ups, and who of them pays. */
export function CampaignsSection() {
  const { t } = useTranslation('growth');
  const { t: shared } = useTranslation('console');
  const locale = useLocale();
  const list = useListState();
  const by = list.oneOf('by', CAMPAIGN_GROUPS) ?? 'source';
  const [from, to] = [dayOf(list.text('from')), dayOf(list.text('to'))];
  const question = { by, ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const campaigns = useQuery(campaignsQuery(question));
  const number = (value: number) => value.toLocaleString(locale);
  const total = campaigns.data?.total;
  const named = by === 'all' ? CAMPAIGN_FIELDS : [by];
  const columns: readonly Column<CampaignRow>[] = [
    ...named.map((field, place) => ({
      key: field,
      title: t(`by_${field}`),
      wideOnly: place > 0,
      cell: (row: CampaignRow) => row[field] ?? <span className={styles['unnamed']}>{t('unnamed')}</span>,
    })),
    { key: 'visits', title: t('visits'), align: 'end', cell: ({ visits }) => number(visits) },
    { key: 'signUps', title: t('signUps'), align: 'end', cell: ({ signUps }) => number(signUps) },
    {
      key: 'share',
      title: t('share'),
      align: 'end',
      wideOnly: true,
      cell: ({ visits, signUps }) => (visits === 0 ? '—' : percent(signUps / visits, locale)),
    },
    { key: 'paying', title: t('paying'), align: 'end', cell: ({ paying }) => number(paying) },
    {
      key: 'paid',
      title: t('paid'),
      align: 'end',
      wideOnly: true,
      cell: ({ paidFen }) => formatMoney(paidFen, locale),
    },
  ];
  return (
    <>
      <SectionHead title={shared('campaigns')}>
        <ExportLink list="campaigns" query={question} />
      </SectionHead>
      <div className={barStyles['bar']}>
        <Segmented
          aria-label={t('groupBy')}
          value={by}
          options={CAMPAIGN_GROUPS.map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={(value) => list.change({ by: value })}
        />
        <DayRange from={from} to={to} onChange={list.change} />
      </div>
      {total && (
        <dl className={styles['figures']}>
          {(
            [
              ['visits', number(total.visits)],
              ['signUps', number(total.signUps)],
              ['paying', number(total.paying)],
              ['paid', formatMoney(total.paidFen, locale)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {campaigns.isError && !campaigns.data ? (
        <LoadFailed onRetry={() => void campaigns.refetch()} />
      ) : campaigns.data?.rows.length === 0 ? (
        <div className={styles['empty']}>
          <p>{t('noCampaigns')}</p>
        </div>
      ) : (
        <DataTable
          label={shared('campaigns')}
          rows={campaigns.data?.rows}
          keyOf={(row) => JSON.stringify(CAMPAIGN_FIELDS.map((field) => row[field]))}
          columns={columns}
        />
      )}
      <p className={styles['remark']}>{t('visitsNote')}</p>
    </>
  );
}

/** A day of the address, where it is one. */
function dayOf(value: string | undefined): string | undefined {
  return value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}

function percent(share: number, locale: string): string {
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
}
