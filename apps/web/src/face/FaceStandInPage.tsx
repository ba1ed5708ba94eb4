import { userMessage } from '@plumbline/client/server-error.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import styles from '../wechat/PhonePage.module.css';
import { toast } from '../ui/toast/toast.ts';

/** Development: the provider's page on the phone. There is no camera: a person says what it would have found. */
export function FaceStandInPage() {
  const { t } = useTranslation('face');
  const locale = useLocale();
  const reference = useSearchParams()[0].get('reference') ?? '';
  const key = ['face-stand-in', reference];
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('standInFace', { query: { reference }, signal }),
    retry: false,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'passed' | 'refused') => api('answerStandInFace', { body: { reference, outcome } }),
    onSuccess: (answered) => queryClient.setQueryData(key, answered),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  if (asked.isPending) return null;
  const state = asked.data?.state;
  return (
    <div className={styles['page']}>
      <h1>{t('standInTitle')}</h1>
      {!state && <p role="alert">{t('standInUnknown')}</p>}
      {state && state !== 'waiting' && <p role="status">{t(`standIn_${state}`)}</p>}
      {state === 'waiting' && (
        <>
          <p className={styles['warning']}>{t('standInLead')}</p>
          <div className={styles['buttons']}>
            <Button
              type="primary"
              size="large"
              block
              loading={isPending && variables === 'passed'}
              onClick={() => mutate('passed')}
            >
              {t('standInPass')}
            </Button>
            <Button size="large" block disabled={isPending} onClick={() => mutate('refused')}>
              {t('standInRefuse')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
