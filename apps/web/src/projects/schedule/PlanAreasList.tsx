import type { Areas, PlanAreas } from '@plumbline/contract/api/schedules.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { useViews } from '../views/use-views.ts';
import styles from './Schedule.module.css';

interface Props {
  readonly projectId: string;
  readonly query: UseQueryResult<Areas>;
}

const WIDTH_MIN_M = 0.1;
const WIDTH_MAX_M = 10_000;

/** The floor plans that areas come from, and how their size is known. */
export function PlanAreasList({ projectId, query }: Props) {
  const { t } = useTranslation('projects');
  const plans = query.data?.plans ?? [];
  if (query.isPending) return null;
  return (
    <section className={styles['areas']} aria-label={t('areas')}>
      <h2>{t('areas')}</h2>
      {query.isError && (
        <p>
          {t('areasFailed')}{' '}
          <Button size="small" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {query.isSuccess && plans.length === 0 && <p>{t('areasNone')}</p>}
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.imageId} projectId={projectId} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ projectId, plan }: { readonly projectId: string; readonly plan: PlanAreas }) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const id = useId();
  const { change } = useViews(projectId);
  const [width, setWidth] = useState<string>();
  const metres = Number(width);
  const isWidth = metres >= WIDTH_MIN_M && metres <= WIDTH_MAX_M;
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const save = async () => {
    if (isWidth && (await change(plan.viewId, { scale: { metres } }))) setWidth(undefined);
  };
  return (
    <li>
      <strong>{plan.name}</strong>
      {plan.state === 'read' ? (
        <span>
          {[
            t('roomCount', { count: plan.rooms.length }),
            ...(plan.areaM2 === null ? [] : [t('squareMetres', { area: number(plan.areaM2) })]),
            t(`scale-${plan.scale}`),
          ].join(' · ')}
        </span>
      ) : (
        <span>{t(`plan-${plan.state}`)}</span>
      )}
      {plan.state === 'read' && width === undefined && (
        <Button size="small" aria-label={t('setScaleOf', { name: plan.name })} onClick={() => setWidth('')}>
          {t('setScale')}
        </Button>
      )}
      {width !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <label htmlFor={id}>{t('buildingWidth')}</label>
          <input
            id={id}
            ref={(input) => input?.focus()}
            type="number"
            min={WIDTH_MIN_M}
            max={WIDTH_MAX_M}
            step="0.01"
            value={width}
            onChange={({ target }) => setWidth(target.value)}
          />
          <Button size="small" disabled={!isWidth} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button size="small" kind="text" onClick={() => setWidth(undefined)}>
            {t('cancel')}
          </Button>
        </form>
      )}
    </li>
  );
}
