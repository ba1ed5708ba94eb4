import { LEAD_KINDS, type ListedLead } from '@plumbline/contract/api/leads.ts';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { leadsQuery } from '../console-queries.ts';
import { formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useListState } from '../use-list-state.ts';
import styles from './LeadsSection.module.css';

/** Who wrote, or wanted to log in. */
export function LeadsSection() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const list = useListState();
  const [opened, setOpened] = useState<ListedLead>();
  const kind = list.oneOf('kind', LEAD_KINDS);
  const leads = useQuery(leadsQuery({ ...list.query, kind }));
  return (
    <>
      <SectionHead title={t('leads')} />
      <ListBar
        search={t('searchLeads')}
        q={list.q}
        onChange={list.change}
        filters={[
          {
            name: 'kind',
            any: t('anyLead'),
            value: kind,
            options: LEAD_KINDS.map((value) => ({ value, label: t(`lead_${value}`) })),
          },
        ]}
      />
      {leads.isError && !leads.data ? (
        <LoadFailed onRetry={() => void leads.refetch()} />
      ) : (
        <DataTable
          label={t('leads')}
          empty={list.isNarrowed ? undefined : t('noLeads')}
          rows={leads.data?.items}
          keyOf={({ leadId }) => leadId}
          onOpen={setOpened}
          columns={[
            { key: 'kind', title: t('leadKind'), cell: (lead) => t(`lead_${lead.kind}`) },
            {
              key: 'who',
              title: t('leadWho'),
              cell: ({ accountName, replyTo }) => replyTo ?? accountName ?? t('leadVisitor'),
            },
            {
              key: 'message',
              title: t('leadMessage'),
              wideOnly: true,
              cell: (lead) => <span className={styles['summary']}>{wordsOf(lead)}</span>,
            },
            {
              key: 'time',
              title: t('time'),
              wideOnly: true,
              align: 'end',
              cell: ({ createdAt }) => formatTime(createdAt, locale),
            },
          ]}
        />
      )}
      <Pager
        page={list.page}
        total={leads.data?.total}
        onPage={(page) => list.change({ page: String(page) })}
      />
      {opened && (
        <Modal
          open
          title={t(`lead_${opened.kind}`)}
          footer={null}
          width={560}
          onCancel={() => setOpened(undefined)}
        >
          <p className={styles['meta']}>
            {formatTime(opened.createdAt, locale)} · {opened.accountName ?? t('leadVisitor')} ·{' '}
            {opened.locale}
          </p>
          {opened.replyTo !== null && <p className={styles['reply']}>{opened.replyTo}</p>}
          <p className={styles['message']}>{wordsOf(opened)}</p>
        </Modal>
      )}
    </>
  );

  function wordsOf({ message, interest }: ListedLead): string {
    return message ?? (interest === null ? t('none') : t(`interest_${interest}`));
  }
}
