import type { Sessions } from '@plumbline/contract/api/account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sessionsQuery } from '../account-queries.ts';
import styles from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { deviceName, readDevice } from './device-name.ts';

/** Where one is signed in. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const { busy, act } = useAccountAction();
  const sessions = query.data ?? [];
  const end = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    });
  return (
    <SectionState query={query}>
      <p className={styles['lead']}>{t('sessionsLead')}</p>
      <ul className={styles['card']}>
        {sessions.map((session) => (
          <li key={session.sessionId} className={styles['row']}>
            <SessionWords session={session} />
            {session.current ? (
              <span className={styles['badge']}>{t('thisDevice')}</span>
            ) : (
              <Button
                disabled={busy}
                onClick={() =>
                  void end(() => api('endSession', { params: { sessionId: session.sessionId } }))
                }
              >
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles['foot']}>
          <Button disabled={busy} onClick={() => void end(() => api('endOtherSessions', {}))}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </SectionState>
  );
}

function SessionWords({ session }: { readonly session: Sessions['items'][number] }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { system } = readDevice(session.device);
  const seen = new Date(session.seenAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <span className={styles['mark']}>
        <Icon name={system === 'iPhone' || system === 'Android' ? 'phone' : 'monitor'} size={20} />
      </span>
      <div className={styles['words']}>
        <strong title={session.device}>
          {session.client === 'desktop'
            ? t('desktopClient')
            : deviceName(session.device) || t('unknownDevice')}
        </strong>
        <span>{t('seenAt', { time: seen })}</span>
      </div>
    </>
  );
}
