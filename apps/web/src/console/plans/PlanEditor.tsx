import type { ManagedPlan } from '@plumbline/contract/api/administration/plans.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { managedPlansQuery } from '../console-queries.ts';
import { useChange } from '../use-change.ts';
import { PlanFields } from './PlanFields.tsx';
import { PlanHistory } from './PlanHistory.tsx';
import { planContentOf, planDraftOf } from './plan-draft.ts';
import styles from './Plans.module.css';

interface Props {
  /** As the list has it, which may be newer than what the form began with. */
  readonly plan: ManagedPlan;
  readonly onClose: () => void;
}

/** One plan beside the list: what it says, and every version that it had. Saving adds one. */
export function PlanEditor({ plan, onClose }: Props) {
  const { t } = useTranslation('consolePlans');
  const localised = useLocalised();
  const client = useQueryClient();
  const [seen, setSeen] = useState(plan);
  const [draft, setDraft] = useState(() => planDraftOf(plan.content));
  const { busy, run } = useChange();
  const { planId } = plan;
  const begin = (from: ManagedPlan) => {
    setSeen(from);
    setDraft(planDraftOf(from.content));
  };
  const change = async (work: () => Promise<ManagedPlan>) => {
    const done = await run(async () => begin(await work()), t('saved'));
    // Perhaps somebody else was quicker: what they wrote is shown beside what was typed.
    if (!done) void client.invalidateQueries({ queryKey: managedPlansQuery.queryKey });
  };
  const params = { planId };
  const seenVersion = seen.planVersion;
  const content = planContentOf(draft);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(planDraftOf(seen.content));
  const isOutdated = plan.planVersion > seenVersion;
  const retire = (retired: boolean) =>
    change(() => consoleApi('retirePlan', { params, body: { seenVersion, retired } }));
  return (
    <Drawer
      open
      size={560}
      title={localised(plan.content.title)}
      onClose={onClose}
      footer={
        <div className={styles['buttons']}>
          {seen.retired ? (
            <Button type="primary" loading={busy} disabled={isOutdated} onClick={() => void retire(false)}>
              {t('restore')}
            </Button>
          ) : (
            <>
              <Button
                type="primary"
                loading={busy}
                disabled={!content || !isChanged || isOutdated}
                onClick={() =>
                  content &&
                  void change(() => consoleApi('editPlan', { params, body: { seenVersion, content } }))
                }
              >
                {t('save')}
              </Button>
              <Button disabled={busy || isOutdated} onClick={() => void retire(true)}>
                {t('retire')}
              </Button>
            </>
          )}
        </div>
      }
    >
      {isOutdated && (
        <div className={styles['notice']} role="alert">
          <p>{t('changedMeanwhile', { version: plan.planVersion })}</p>
          <Button onClick={() => begin(plan)}>{t('showNow')}</Button>
        </div>
      )}
      <p className={styles['hint']}>
        <code>{planId}</code> · {t('version', { version: seenVersion })}
      </p>
      {seen.retired ? (
        <p className={styles['hint']}>{t('retiredNote')}</p>
      ) : (
        <>
          <PlanFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
          <p className={styles['hint']}>{t('saveHint')}</p>
        </>
      )}
      <PlanHistory
        planId={planId}
        current={plan.planVersion}
        {...(seen.retired ? {} : { onUse: (version) => setDraft(planDraftOf(version.content)) })}
      />
    </Drawer>
  );
}
