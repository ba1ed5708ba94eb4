import { userMessage } from '@plumbline/client/server-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import styles from './PhonePage.module.css';
import { StandInPeople } from './StandInPeople.tsx';
import { toast } from '../ui/toast/toast.ts';

/** Development: the phone that has scanned the QR code, with the message that WeChat would show in the chat. */
export function StandInScanPage() {
  const { t } = useTranslation('wechat');
  const locale = useLocale();
  const ticket = useSearchParams()[0].get('ticket') ?? '';
  const [person, setPerson] = useState('anna');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => api('standInScan', { body: { ticket, person } }),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  return (
    <div className={styles['page']}>
      <h1>{t('standInTitle')}</h1>
      {!data && (
        <>
          <p className={styles['warning']}>{t('standInScanLead')}</p>
          <StandInPeople value={person} onChange={setPerson} />
          <Button type="primary" size="large" block loading={isPending} onClick={() => mutate()}>
            {t('scan')}
          </Button>
        </>
      )}
      {data && (
        <>
          <p className={styles['bubble']}>{data.message || t('noMessage')}</p>
          {data.link !== null && (
            <Button type="primary" size="large" block href={data.link}>
              {t('openLink')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
