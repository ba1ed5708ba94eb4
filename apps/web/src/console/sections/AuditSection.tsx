import type { AuditEntry } from '@plumbline/contract/api/administration/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'antd';
import { useLocale } from '../../i18n/use-locale.ts';
import { auditQuery } from '../console-queries.ts';
import { formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useListState } from '../use-list-state.ts';
import styles from './AuditSection.module.css';

/** The acts of the log and their words. */
const ACTS = {
  'sign-in': 'act_sign_in',
  'sign-out': 'act_sign_out',
  'password.change': 'act_password_change',
  'second-factor.enrol': 'act_second_factor_enrol',
  'second-factor.remove': 'act_second_factor_remove',
  'second-factor.recovery-codes': 'act_second_factor_recovery_codes',
  'second-factor.refuse': 'act_second_factor_refuse',
  'second-factor.reset': 'act_second_factor_reset',
  'administrator.reset': 'act_administrator_reset',
  'account.create': 'act_account_create',
  'account.update': 'act_account_update',
  'account.suspend': 'act_account_suspend',
  'account.delete': 'act_account_delete',
  'account.end-sessions': 'act_account_end_sessions',
  'account.password': 'act_account_password',
  'tickets.grant': 'act_tickets_grant',
  'membership.grant': 'act_membership_grant',
  'order.refund': 'act_order_refund',
  'plan.create': 'act_plan_create',
  'plan.edit': 'act_plan_edit',
  'plan.retire': 'act_plan_retire',
  'plan.restore': 'act_plan_restore',
  'invitation.create': 'act_invitation_create',
  'invitation.revoke': 'act_invitation_revoke',
  'content.add': 'act_content_add',
  'tool-price.edit': 'act_tool_price_edit',
  'engine-policy.edit': 'act_engine_policy_edit',
  'content.edit': 'act_content_edit',
  'content.remove': 'act_content_remove',
  'content.publish': 'act_content_publish',
  'route.access': 'act_route_access',
  'list.export': 'act_list_export',
  'work.approve': 'act_work_approve',
  'work.hide': 'act_work_hide',
} as const;
type KnownAct = keyof typeof ACTS;
const KNOWN_ACTS = Object.keys(ACTS) as KnownAct[];

function isKnown(act: string): act is KnownAct {
  return Object.hasOwn(ACTS, act);
}

export function AuditSection() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const list = useListState();
  const [opened, setOpened] = useState<AuditEntry>();
  const act = list.oneOf('act', KNOWN_ACTS);
  const entries = useQuery(auditQuery({ ...list.query, act }));
  const whoDid = ({ administrator }: AuditEntry) => administrator || t('accountOwner');
  const actName = (entry: AuditEntry) => (isKnown(entry.act) ? t(ACTS[entry.act]) : entry.act);
  return (
    <>
      <SectionHead title={t('audit')}>
        <ExportLink list="audit" />
      </SectionHead>
      <ListBar
        search={t('searchAudit')}
        q={list.q}
        onChange={list.change}
        filters={[
          {
            name: 'act',
            any: t('anyAct'),
            value: act,
            options: KNOWN_ACTS.map((value) => ({ value, label: t(ACTS[value]) })),
          },
        ]}
      >
        <span className={styles['note']}>{t('auditNote')}</span>
      </ListBar>
      {entries.isError && !entries.data ? (
        <LoadFailed onRetry={() => void entries.refetch()} />
      ) : (
        <DataTable
          label={t('audit')}
          rows={entries.data?.items}
          keyOf={({ id }) => String(id)}
          onOpen={setOpened}
          columns={[
            { key: 'act', title: t('act'), cell: actName },
            { key: 'administrator', title: t('administrator'), cell: whoDid },
            {
              key: 'subject',
              title: t('subject'),
              wideOnly: true,
              cell: ({ subject }) => <code className={styles['code']}>{subject || t('none')}</code>,
            },
            {
              key: 'details',
              title: t('details'),
              wideOnly: true,
              cell: ({ details }) => (
                <span className={styles['summary']}>
                  {Object.keys(details).length > 0 ? JSON.stringify(details) : t('none')}
                </span>
              ),
            },
            { key: 'time', title: t('time'), align: 'end', cell: ({ at }) => formatTime(at, locale) },
          ]}
        />
      )}
      <Pager
        page={list.page}
        total={entries.data?.total}
        onPage={(page) => list.change({ page: String(page) })}
      />
      {opened && (
        <Modal open title={actName(opened)} footer={null} width={560} onCancel={() => setOpened(undefined)}>
          <p className={styles['meta']}>
            {formatTime(opened.at, locale)} · {whoDid(opened)} · {opened.subject || t('none')}
          </p>
          <pre className={styles['details']}>{JSON.stringify(opened.details, null, 2)}</pre>
        </Modal>
      )}
    </>
  );
}
