import { userMessage } from '@plumbline/client/server-error.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { deviceName } from '../account/sessions/device-name.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { siteQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './PhonePage.module.css';
import { toast } from '../ui/toast/toast.ts';

/** What the person who scanned is asked on the phone: whether that browser may be signed in. */
export function ConfirmPage() {
  const { t } = useTranslation('wechat');
  const locale = useLocale();
  const token = useSearchParams()[0].get('token') ?? '';
  const company = useQuery(siteQuery).data?.companyName ?? '';
  const key = ['wechat-confirm', token];
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('wechatConfirm', { query: { token }, signal }),
    retry: false,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: 'confirmed' | 'cancelled') => api('wechatAnswer', { body: { token, answer } }),
    onSuccess: (answered) => queryClient.setQueryData(key, answered),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  const scan = asked.data;
  if (asked.isPending) return null;
  return (
    <div className={styles['page']}>
      <Mark size={40} />
      <div role="status">
        {!scan && <h1>{t('unknownLink')}</h1>}
        {scan && scan.state !== 'scanned' && <h1>{t(`phone_${scan.state}`)}</h1>}
      </div>
      {scan?.state === 'scanned' && (
        <>
          <h1>{t(scan.purpose === 'join' ? 'askJoin' : 'askLogin', { company })}</h1>
          <dl className={styles['facts']}>
            <dt>{t('device')}</dt>
            <dd>{deviceName(scan.device)}</dd>
            <dt>{t('asked')}</dt>
            <dd className="tabular">
              {new Date(scan.createdAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
            </dd>
          </dl>
          <p className={styles['warning']}>{t('warning')}</p>
          <div className={styles['buttons']}>
            <Button
              type="primary"
              size="large"
              block
              loading={isPending && variables === 'confirmed'}
              onClick={() => mutate('confirmed')}
            >
              {t('confirm')}
            </Button>
            <Button size="large" block disabled={isPending} onClick={() => mutate('cancelled')}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
