import type { Invitation } from '@plumbline/contract/api/administration/invitations.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import accountStyles from '../accounts/AccountPanel.module.css';
import { consoleApi } from '../console-api.ts';
import { invitedQuery } from '../console-queries.ts';
import { formatDay, formatMoney, formatTime } from '../format.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import styles from './Growth.module.css';
import { useInvitationTexts } from './use-invitation-texts.ts';
import { toast } from '../../ui/toast/toast.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

interface Props {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** One code: its link to send, what is left of it, and who came by it. */
export function InvitationPanel({ invitation, onClose }: Props) {
  const { t } = useTranslation('growth');
  const locale = useLocale();
  const id = useId();
  const { usesOf } = useInvitationTexts();
  const { code, note, state, tickets, expiresAt } = invitation;
  const invited = useQuery(invitedQuery(code)).data;
  const { busy, run } = useChange();
  const link = `${location.origin}/?inviteCode=${encodeURIComponent(code)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t('copied'));
  };
  const revoke = () =>
    askToConfirm({
      title: t('revokeTitle', { code }),
      content: t('revokeBody'),
      okText: t('revoke'),
      danger: true,
      onOk: async () => {
        await run(() => consoleApi('revokeInvitation', { params: { code } }), t('revoked'));
      },
    });
  return (
    <Drawer open title={<span className={styles['code']}>{code}</span>} size={480} onClose={onClose}>
      <div className={accountStyles['body']}>
        <div>
          <dl className={accountStyles['facts']}>
            {(
              [
                [t('state'), t(`state_${state}`)],
                [t('uses'), usesOf(invitation)],
                [t('gives'), tickets === 0 ? t('nothing') : t('givesRenders', { count: tickets })],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={accountStyles['meta']}>
            <span>{note}</span>
            <span>
              {t('until')}: {expiresAt === null ? t('noEnd') : formatTime(expiresAt, locale)}
            </span>
          </p>
        </div>
        {state === 'open' && (
          <Field id={`${id}link`} label={t('link')}>
            <div className={styles['link']}>
              <Input id={`${id}link`} readOnly value={link} onFocus={(event) => event.target.select()} />
              <Button onClick={() => void copy()}>{t('copyLink')}</Button>
            </div>
          </Field>
        )}
        <section>
          <h2>{t('people')}</h2>
          {invited?.items.length === 0 && <p className={styles['unnamed']}>{t('nobody')}</p>}
          <ul className={styles['people']}>
            {invited?.items.map(({ accountId, accountName, createdAt, paidFen }) => (
              <li key={accountId}>
                <Link to={`?section=accounts&account=${accountId}`}>{accountName}</Link>
                <span>
                  {paidFen > 0 && `${formatMoney(paidFen, locale)} · `}
                  {formatDay(createdAt, locale)}
                </span>
              </li>
            ))}
          </ul>
          {invited && invited.total > invited.items.length && (
            <p className={styles['unnamed']}>
              {t('andMore', { total: invited.total, shown: invited.items.length })}
            </p>
          )}
        </section>
        {state === 'open' && (
          <div>
            <Button danger loading={busy} onClick={revoke}>
              {t('revoke')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}
