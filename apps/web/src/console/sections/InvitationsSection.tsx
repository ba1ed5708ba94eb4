import { INVITATION_STATES } from '@plumbline/contract/api/administration/invitations.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { invitationsQuery } from '../console-queries.ts';
import { formatDay } from '../format.ts';
import styles from '../growth/Growth.module.css';
import { InvitationPanel } from '../growth/InvitationPanel.tsx';
import { NewInvitationPanel } from '../growth/NewInvitationPanel.tsx';
import { STATE_TONES } from '../growth/state-tones.ts';
import { useInvitationTexts } from '../growth/use-invitation-texts.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { useListState } from '../use-list-state.ts';

/** Invitation codes: made, handed out, revoked, and who came by them. */
export function InvitationsSection() {
  const { t } = useTranslation('growth');
  const { t: shared } = useTranslation('console');
  const locale = useLocale();
  const list = useListState();
  const [making, setMaking] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { usesOf } = useInvitationTexts();
  const state = list.oneOf('state', INVITATION_STATES);
  const invitations = useQuery(invitationsQuery({ ...list.query, state }));
  const shown = invitations.data?.items.find(({ code }) => code === opened);
  return (
    <>
      <SectionHead title={shared('invitations')}>
        <ExportLink list="invitations" />
        <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
          {t('newInvitation')}
        </Button>
      </SectionHead>
      <ListBar
        search={t('searchInvitations')}
        q={list.q}
        onChange={list.change}
        filters={[
          {
            name: 'state',
            any: t('anyState'),
            value: state,
            options: INVITATION_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
      />
      {invitations.isError && !invitations.data ? (
        <LoadFailed onRetry={() => void invitations.refetch()} />
      ) : (
        <DataTable
          label={shared('invitations')}
          empty={list.isNarrowed ? undefined : t('noInvitations')}
          rows={invitations.data?.items}
          keyOf={({ code }) => code}
          onOpen={({ code }) => setOpened(code)}
          columns={[
            {
              key: 'code',
              title: t('code'),
              cell: ({ code }) => <span className={styles['code']}>{code}</span>,
            },
            { key: 'note', title: t('note'), wideOnly: true, cell: ({ note }) => note },
            {
              key: 'state',
              title: t('state'),
              cell: (row) => <StatusDot tone={STATE_TONES[row.state]}>{t(`state_${row.state}`)}</StatusDot>,
            },
            { key: 'uses', title: t('uses'), align: 'end', cell: usesOf },
            {
              key: 'gives',
              title: t('gives'),
              align: 'end',
              wideOnly: true,
              cell: ({ tickets }) => (tickets === 0 ? shared('none') : t('givesRenders', { count: tickets })),
            },
            {
              key: 'until',
              title: t('until'),
              align: 'end',
              wideOnly: true,
              cell: ({ expiresAt }) => (expiresAt === null ? t('noEnd') : formatDay(expiresAt, locale)),
            },
            {
              key: 'created',
              title: shared('created'),
              align: 'end',
              wideOnly: true,
              cell: ({ createdAt }) => formatDay(createdAt, locale),
            },
          ]}
        />
      )}
      <Pager
        page={list.page}
        total={invitations.data?.total}
        onPage={(page) => list.change({ page: String(page) })}
      />
      {making && <NewInvitationPanel onClose={() => setMaking(false)} onMade={setOpened} />}
      {shown && <InvitationPanel invitation={shown} onClose={() => setOpened(undefined)} />}
    </>
  );
}
