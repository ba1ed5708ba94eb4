import { userMessage } from '@plumbline/client/server-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
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

/** Development: WeChat's own page, which leads back with a code or, refused, without one. */
export function StandInAgreePage() {
  const { t } = useTranslation('wechat');
  const locale = useLocale();
  const state = useSearchParams()[0].get('state') ?? '';
  const [person, setPerson] = useState('anna');
  // Back to this site alone, whatever the address asks for.
  const leadBack = (answer: Record<string, string>) =>
    location.assign(`${OTHER_PATHS.wechatCallback}?${new URLSearchParams({ ...answer, state })}`);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('standInAgree', { body: { person } }),
    onSuccess: ({ code }) => leadBack({ code }),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  return (
    <div className={styles['page']}>
      <h1>{t('standInTitle')}</h1>
      <p className={styles['warning']}>{t('standInAgreeLead')}</p>
      <StandInPeople value={person} onChange={setPerson} />
      <div className={styles['buttons']}>
        <Button type="primary" size="large" block loading={isPending} onClick={() => mutate()}>
          {t('agree')}
        </Button>
        <Button size="large" block onClick={() => leadBack({})}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
