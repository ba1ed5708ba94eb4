import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { ROLES } from '@plumbline/contract/access/access-rules.ts';
import type { RouteRules } from '@plumbline/contract/api/route-access.ts';
import { ROUTES } from '@plumbline/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { routeRulesQuery } from '../console-queries.ts';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useChange } from '../use-change.ts';
import styles from './AuditSection.module.css';

type RouteRule = RouteRules['items'][number];

const USER_ROLES = ROLES.filter((role): role is UserRole => role !== 'administrator');

/** Which pages and menus each role sees. */
export function PagesSection() {
  const { t } = useTranslation('console');
  const localised = useLocalised();
  const rules = useQuery(routeRulesQuery);
  const { busy, run } = useChange();
  const titleOf = ({ accessKey }: RouteRule) => {
    const title = ROUTES.find((route) => route.accessKey === accessKey)?.title;
    return title ? localised(title) : t('toolMenu');
  };
  const show = ({ accessKey, hiddenFrom }: RouteRule, role: UserRole, seen: boolean) => {
    const others = hiddenFrom.filter((each) => each !== role);
    const body = { accessKey, hiddenFrom: seen ? others : [...others, role] };
    void run(() => consoleApi('setRouteRule', { body }), t('saved'));
  };
  const columns: readonly Column<RouteRule>[] = [
    { key: 'page', title: t('page'), cell: titleOf },
    ...USER_ROLES.map(
      (role): Column<RouteRule> => ({
        key: role,
        title: t(`sees_${role}`),
        cell: (rule) => (
          <Checkbox
            aria-label={t('seenBy', { page: titleOf(rule), role: t(`sees_${role}`) })}
            checked={!rule.hiddenFrom.includes(role)}
            disabled={!rule.hideable || busy}
            onChange={(event) => show(rule, role, event.target.checked)}
          />
        ),
      }),
    ),
  ];
  return (
    <>
      <SectionHead title={t('pages')}>
        <span className={styles['note']}>{t('pagesNote')}</span>
      </SectionHead>
      {rules.isError && !rules.data ? (
        <LoadFailed onRetry={() => void rules.refetch()} />
      ) : (
        <DataTable
          label={t('pages')}
          columns={columns}
          rows={rules.data?.items}
          keyOf={({ accessKey }) => accessKey}
        />
      )}
    </>
  );
}
