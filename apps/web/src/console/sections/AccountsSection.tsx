import {
  type Account,
  ACCOUNT_ROLES,
  ACCOUNT_STATUSES,
  ACCOUNT_TYPES,
} from '@plumbline/contract/api/administration/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AccountPanel } from '../accounts/AccountPanel.tsx';
import { NewAccountPanel } from '../accounts/NewAccountPanel.tsx';
import { accountsQuery } from '../console-queries.ts';
import { formatDay, formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { useListState } from '../use-list-state.ts';

const TONES = { active: 'ink', suspended: 'accent', leaving: 'faint' } as const;

export function AccountsSection({ ownId }: { readonly ownId: string }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const state = useListState();
  const [making, setMaking] = useState(false);
  const userType = state.oneOf('userType', ACCOUNT_TYPES);
  const status = state.oneOf('status', ACCOUNT_STATUSES);
  const role = state.oneOf('role', ACCOUNT_ROLES);
  const opened = state.text('account');
  const list = useQuery(accountsQuery({ ...state.query, userType, status, role }));
  const until = ({ userType: type, expiresAt }: Account) =>
    type === 'user' ? t('none') : expiresAt === null ? t('forever') : formatDay(expiresAt, locale);
  return (
    <>
      <SectionHead title={t('accounts')}>
        <ExportLink list="accounts" />
        <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
          {t('newAccount')}
        </Button>
      </SectionHead>
      <ListBar
        search={t('searchAccounts')}
        q={state.q}
        onChange={state.change}
        filters={[
          {
            name: 'userType',
            any: t('anyType'),
            value: userType,
            options: ACCOUNT_TYPES.map((value) => ({ value, label: t(`type_${value}`) })),
          },
          {
            name: 'status',
            any: t('anyStatus'),
            value: status,
            options: ACCOUNT_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
          },
          {
            name: 'role',
            any: t('anyRole'),
            value: role,
            options: ACCOUNT_ROLES.map((value) => ({ value, label: t(`role_${value}`) })),
          },
        ]}
      />
      {list.isError && !list.data ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          label={t('accounts')}
          rows={list.data?.items}
          keyOf={({ accountId }) => accountId}
          onOpen={({ accountId }) => state.change({ account: accountId, page: String(state.page) })}
          columns={[
            { key: 'name', title: t('name'), cell: ({ name }) => name },
            {
              key: 'type',
              title: t('type'),
              cell: (each) =>
                t(each.role === 'administrator' ? 'role_administrator' : `type_${each.userType}`),
            },
            {
              key: 'status',
              title: t('status'),
              cell: (each) => <StatusDot tone={TONES[each.status]}>{t(`status_${each.status}`)}</StatusDot>,
            },
            {
              key: 'company',
              title: t('company'),
              wideOnly: true,
              cell: ({ company }) => company || t('none'),
            },
            {
              key: 'way',
              title: t('account'),
              wideOnly: true,
              cell: ({ account, phoneNo, email }) => account ?? phoneNo ?? email ?? t('none'),
            },
            { key: 'until', title: t('until'), wideOnly: true, cell: until },
            {
              key: 'seen',
              title: t('seen'),
              wideOnly: true,
              cell: ({ seenAt }) => formatTime(seenAt, locale),
            },
            {
              key: 'created',
              title: t('created'),
              wideOnly: true,
              cell: ({ createdAt }) => formatDay(createdAt, locale),
            },
          ]}
        />
      )}
      <Pager
        page={state.page}
        total={list.data?.total}
        onPage={(page) => state.change({ page: String(page) })}
      />
      {opened !== undefined && (
        <AccountPanel
          accountId={opened}
          isOwn={opened === ownId}
          onClose={() => state.change({ account: undefined, page: String(state.page) })}
        />
      )}
      {making && <NewAccountPanel onClose={() => setMaking(false)} />}
    </>
  );
}
