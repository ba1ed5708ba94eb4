import type { AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import { TICKET_COUNTERS } from '@plumbline/contract/ticket-counters.ts';
import { isCounted } from '@plumbline/contract/capabilities/capabilities.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCapabilities } from '../../session/capabilities.ts';
import { consoleApi } from '../console-api.ts';
import { accountQuery } from '../console-queries.ts';
import { formatTime } from '../format.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { useChange } from '../use-change.ts';
import { AccessActions } from './AccessActions.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './AccountPanel.module.css';
import { changesOf, draftOf } from './account-draft.ts';
import { GrantForms } from './GrantForms.tsx';

interface Props {
  readonly accountId: string;
  /** Nobody takes their own rights away. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** One account beside the list: what it has, what it is, and what can be done about it. */
export function AccountPanel({ accountId, isOwn, onClose }: Props) {
  const account = useQuery(accountQuery(accountId));
  return (
    <Drawer open title={account.data?.name ?? ''} size={520} onClose={onClose}>
      {account.data && (
        <AccountBody
          // Another state of the account is another form.
          key={JSON.stringify(draftOf(account.data))}
          account={account.data}
          isOwn={isOwn}
          onGone={onClose}
        />
      )}
      {account.isError && <LoadFailed onRetry={() => void account.refetch()} />}
    </Drawer>
  );
}

interface BodyProps {
  readonly account: AccountDetails;
  readonly isOwn: boolean;
  readonly onGone: () => void;
}

function AccountBody({ account, isOwn, onGone }: BodyProps) {
  const { t } = useTranslation('console');
  const before = draftOf(account);
  const [draft, setDraft] = useState(before);
  const { busy, run } = useChange();
  const changes = changesOf(before, draft);
  const changed = Object.keys(changes).length > 0;
  const isAdministrator = account.role === 'administrator';
  const { accountId } = account;
  const save = () =>
    run(() => consoleApi('updateAccount', { params: { accountId }, body: changes }), t('saved'));
  return (
    <div className={styles['body']}>
      <Holdings account={account} />
      <section>
        <h2>{t('details')}</h2>
        <AccountFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          isAdministrator={isAdministrator}
          password={isOwn || draft.account === '' ? 'none' : 'replace'}
        />
        <Button
          type="primary"
          className={styles['save'] ?? ''}
          disabled={!changed || draft.name.trim() === ''}
          loading={busy}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      </section>
      {!isAdministrator && <GrantForms accountId={accountId} />}
      {isOwn ? (
        <p className={styles['own']}>{t('own')}</p>
      ) : (
        <AccessActions account={account} onGone={onGone} />
      )}
    </div>
  );
}

function Holdings({ account }: { readonly account: AccountDetails }) {
  const { t } = useTranslation('console');
  const capabilities = useCapabilities();
  const locale = useLocale();
  const facts: readonly [string, string | number][] = [
    ...TICKET_COUNTERS.filter(
      (counter) => isCounted(counter, capabilities) || account.tickets[counter] !== 0,
    ).map((counter): [string, number] => [t(`counter_${counter}`), account.tickets[counter]]),
    [t('taskCount'), account.tasks],
    [t('imageCount'), account.images],
    [t('sessionsOpen'), account.sessions],
  ];
  return (
    <section>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{typeof value === 'number' ? value.toLocaleString(locale) : value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['meta']}>
        {t('created')} {formatTime(account.createdAt, locale)} · {t('seen')}{' '}
        {formatTime(account.seenAt, locale)}
      </p>
      {account.faceVerifiedAt !== null && (
        <p className={styles['meta']}>
          {t('faceVerified')} {formatTime(account.faceVerifiedAt, locale)}
        </p>
      )}
      <p className={styles['meta']}>
        <code>{account.accountId}</code>
        <Link to={`?section=tasks&accountId=${account.accountId}`}>{t('showTasks')}</Link>
      </p>
    </section>
  );
}
