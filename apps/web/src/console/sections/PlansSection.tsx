import type { ManagedPlan } from '@plumbline/contract/api/administration/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { managedPlansQuery } from '../console-queries.ts';
import { formatMoney, formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { NewPlanPanel } from '../plans/NewPlanPanel.tsx';
import { PlanEditor } from '../plans/PlanEditor.tsx';
import styles from '../plans/Plans.module.css';
import { ToolPrices } from '../plans/ToolPrices.tsx';
import { useListState } from '../use-list-state.ts';
import { useGiftWords } from '../plans/use-gift-words.ts';

const TONES = { visible: 'ink', hidden: 'hollow', retired: 'faint' } as const;

function stateOf({ retired, content }: ManagedPlan): keyof typeof TONES {
  if (retired) return 'retired';
  return content.visible ? 'visible' : 'hidden';
}

const VIEWS = ['plans', 'tools'] as const;

/** What can be bought here, and what the tools cost. */
export function PlansSection() {
  const { t } = useTranslation('consolePlans');
  const list = useListState();
  const view = list.oneOf('kind', VIEWS) ?? 'plans';
  const choice = (
    <div className={styles['views']}>
      <ChipChoice
        label={t('view')}
        layout="row"
        options={VIEWS.map((value) => ({ value, name: t(`view_${value}`) }))}
        value={view}
        onChange={(value) => list.change({ kind: value })}
      />
    </div>
  );
  return view === 'plans' ? <PlanList choice={choice} /> : <ToolPrices choice={choice} />;
}

/** Plans are read, made, changed, taken out of the shop and brought back. */
function PlanList({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation('consolePlans');
  const locale = useLocale();
  const localised = useLocalised();
  const giftWords = useGiftWords();
  const plans = useQuery(managedPlansQuery);
  const [opened, setOpened] = useState<string>();
  const [making, setMaking] = useState(false);
  const plan = plans.data?.items.find(({ planId }) => planId === opened);
  return (
    <>
      <SectionHead title={t('title')}>
        <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
          {t('newPlan')}
        </Button>
      </SectionHead>
      {choice}
      {plans.isError && !plans.data ? (
        <LoadFailed onRetry={() => void plans.refetch()} />
      ) : (
        <DataTable
          label={t('title')}
          rows={plans.data?.items}
          keyOf={({ planId }) => planId}
          onOpen={({ planId }) => setOpened(planId)}
          columns={[
            { key: 'name', title: t('name'), cell: ({ content }) => localised(content.title) },
            {
              key: 'gives',
              title: t('gives'),
              wideOnly: true,
              cell: ({ content }) => giftWords(content.gift),
            },
            {
              key: 'state',
              title: t('state'),
              cell: (each) => <StatusDot tone={TONES[stateOf(each)]}>{t(stateOf(each))}</StatusDot>,
            },
            {
              key: 'price',
              title: t('price'),
              align: 'end',
              cell: ({ content }) => formatMoney(content.amountFen, locale),
            },
            { key: 'planId', title: t('planId'), wideOnly: true, cell: ({ planId }) => planId },
            {
              key: 'changed',
              title: t('changed'),
              wideOnly: true,
              cell: ({ changedBy, changedAt, planVersion }) =>
                `${t('version', { version: planVersion })} · ${formatTime(changedAt, locale)} · ${changedBy ?? t('release')}`,
            },
          ]}
        />
      )}
      {plan && <PlanEditor key={plan.planId} plan={plan} onClose={() => setOpened(undefined)} />}
      {making && <NewPlanPanel onClose={() => setMaking(false)} />}
    </>
  );
}
