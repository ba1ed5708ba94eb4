import { userMessage } from '@plumbline/client/server-error.ts';
import type { AnalysisAnswer } from '@plumbline/contract/api/analysis.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { allowanceQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Analysis.module.css';
import { wordsQueryKey } from './analysis-query.ts';

const OUT_OF_CHATS: ReadonlySet<string> = new Set(['NOT_ENOUGH_TICKETS', 'DAILY_COUNT_USED_UP']);

interface Props {
  readonly imageId: string;
  readonly describer: NonNullable<AnalysisAnswer['describer']>;
}

/** What a language model says of the picture. It is sent there by a press alone, which says so first. */
export function DescriptionInWords({ imageId, describer }: Props) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const client = useQueryClient();
  const { signedIn } = useCurrentUser();
  const key = wordsQueryKey(imageId, locale);
  // What was written stays while one looks at other pictures; another one costs another chat.
  const { data: words } = useQuery<string>({ queryKey: key, queryFn: skipToken, staleTime: Infinity });
  const describe = useMutation({
    mutationKey: key,
    mutationFn: () => api('analyseInWords', { body: { imageId } }),
    onSuccess: ({ text }) => client.setQueryData(key, text),
    onSettled: () => client.invalidateQueries({ queryKey: allowanceQuery.queryKey }),
  });
  const failed = describe.error;
  const lacksChats = failed instanceof AppError && OUT_OF_CHATS.has(failed.code);
  return (
    <section
      className={styles['words']}
      aria-label={t('words')}
      data-empty={words === undefined || undefined}
    >
      <h2>{t('words')}</h2>
      {words !== undefined && (
        <>
          <p className={styles['said']}>{words}</p>
          <p className={styles['quiet']}>{t('wordsBy', { writer: describer })}</p>
        </>
      )}
      {words === undefined && <p className={styles['quiet']}>{t('wordsOffer', { writer: describer })}</p>}
      {failed && (
        <p role="alert" className={styles['wrong']}>
          {userMessage(failed, locale)}
        </p>
      )}
      <div className={styles['ways']}>
        <Button loading={describe.isPending} onClick={() => describe.mutate()}>
          {t(words === undefined ? 'describe' : 'describeAgain')}
        </Button>
        {lacksChats && (
          <Button kind="text" onClick={() => (signedIn ? openRecharge() : openDialog('login'))}>
            {t(signedIn ? 'moreChats' : 'logIn')}
          </Button>
        )}
        <span role="status" className={styles['quiet']}>
          {describe.isPending && t('describing')}
        </span>
      </div>
    </section>
  );
}
