import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './InboxPage.module.css';
import { toast } from '../ui/toast/toast.ts';

const REFRESH_MS = 2000;

/** Development only: the messages that a real provider would have sent, newest first. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const locale = useLocale();
  const to = useSearchParams()[0].get('to');
  const inbox = useQuery({
    queryKey: ['inbox', to],
    queryFn: ({ signal }) => api('inbox', { query: to ? { to } : {}, signal }),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const items = inbox.data?.items ?? [];
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(code);
    toast.success(t('copied'));
  };
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      {inbox.isError && <p role="alert">{t('closed')}</p>}
      {inbox.isSuccess && items.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
      <ol className={styles['list']}>
        {items.map((item) => (
          <li key={`${item.at} ${item.to} ${item.code}`} className={styles['item']}>
            <div className={styles['meta']}>
              <span>{item.to}</span>
              <time dateTime={item.at}>{new Date(item.at).toLocaleTimeString(locale)}</time>
            </div>
            <p>{item.text}</p>
            {item.code !== null && (
              <div className={styles['code']}>
                <strong>{item.code}</strong>
                {'clipboard' in navigator && (
                  <IconButton
                    icon="copy"
                    label={t('copy', { code: item.code })}
                    onClick={() => void copy(item.code ?? '')}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
