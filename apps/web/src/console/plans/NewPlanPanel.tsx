import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consoleApi } from '../console-api.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import { PlanFields } from './PlanFields.tsx';
import { NEW_PLAN, planContentOf } from './plan-draft.ts';

const PLAN_ID = /^[a-z0-9][a-z0-9-]{1,39}$/;

export function NewPlanPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('consolePlans');
  const id = useId();
  const [planId, setPlanId] = useState('');
  const [draft, setDraft] = useState(NEW_PLAN);
  const { busy, run } = useChange();
  const content = planContentOf(draft);
  const save = async () => {
    if (!content) return;
    if (await run(() => consoleApi('createPlan', { body: { planId, content } }), t('saved'))) onClose();
  };
  return (
    <Drawer
      open
      title={t('newPlan')}
      size={560}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          size="large"
          block
          loading={busy}
          disabled={!content || !PLAN_ID.test(planId)}
          onClick={() => void save()}
        >
          {t('create')}
        </Button>
      }
    >
      <Field id={`${id}planId`} label={t('planId')} hint={t('planIdHint')}>
        <Input
          id={`${id}planId`}
          maxLength={40}
          autoComplete="off"
          value={planId}
          onChange={(event) => setPlanId(event.target.value)}
        />
      </Field>
      <PlanFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
    </Drawer>
  );
}
