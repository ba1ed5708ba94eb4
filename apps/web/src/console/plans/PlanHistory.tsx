import type { ManagedPlan } from '@plumbline/contract/api/administration/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { planHistoryQuery } from '../console-queries.ts';
import { formatMoney, formatTime } from '../format.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import styles from './Plans.module.css';
import { useGiftWords } from './use-gift-words.ts';

interface Props {
  readonly planId: string;
  /** Its newest version: the history is asked for again when there is another. */
  readonly current: number;
  /** Absent where nothing can be changed. */
  readonly onUse?: (version: ManagedPlan) => void;
}

/** Every version of a plan, newest first: what it said, since when, and who wrote it. */
export function PlanHistory({ planId, current, onUse }: Props) {
  const { t } = useTranslation('consolePlans');
  const locale = useLocale();
  const localised = useLocalised();
  const giftWords = useGiftWords();
  const history = useQuery(planHistoryQuery(planId, current));
  return (
    <section className={styles['history']}>
      <h2>{t('history')}</h2>
      {history.isError && <LoadFailed onRetry={() => void history.refetch()} />}
      <ol>
        {history.data?.items.map((version) => {
          const { planVersion, content, retired, changedBy, changedAt } = version;
          const state = retired ? 'retired' : content.visible ? 'visible' : 'hidden';
          return (
            <li key={planVersion}>
              <div>
                <strong>
                  {t('version', { version: planVersion })}
                  {planVersion === current && <span className={styles['mark']}>{t('current')}</span>}
                </strong>
                <span>
                  {localised(content.title)} · {giftWords(content.gift)} ·{' '}
                  {formatMoney(content.amountFen, locale)} · {t(state)}
                </span>
                <small>
                  {formatTime(changedAt, locale)} · {changedBy ?? t('release')}
                </small>
              </div>
              {onUse && planVersion !== current && (
                <Button size="small" onClick={() => onUse(version)}>
                  {t('useVersion', { version: planVersion })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
