import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import { PLAN_DESCRIPTION_MAX, PLAN_TITLE_MAX } from '@plumbline/contract/plans/plan-content.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { Checkbox, Input, Segmented, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../../layout/use-setting-items.ts';
import { shownCounters, useCapabilities } from '../../session/capabilities.ts';
import { Field } from '../parts/Field.tsx';
import type { PlanDraft } from './plan-draft.ts';
import styles from './Plans.module.css';

interface Props {
  readonly draft: PlanDraft;
  readonly onChange: (change: Partial<PlanDraft>) => void;
}

/** What a plan says: its words in every language, its price, and what it gives. */
export function PlanFields({ draft, onChange }: Props) {
  const { t } = useTranslation('consolePlans');
  const id = useId();
  const words = (field: 'title' | 'description', label: 'nameIn' | 'descriptionIn', max: number) =>
    LOCALES.map((locale) => (
      <Field
        key={field + locale}
        id={id + field + locale}
        label={t(label, { language: LANGUAGE_NAMES[locale] })}
      >
        <Input.TextArea
          id={id + field + locale}
          lang={locale}
          autoSize
          maxLength={max}
          value={draft[field][locale]}
          onChange={(event) => onChange({ [field]: { ...draft[field], [locale]: event.target.value } })}
        />
      </Field>
    ));
  return (
    <>
      <div className={styles['words']}>{words('title', 'nameIn', PLAN_TITLE_MAX)}</div>
      <div className={styles['words']}>{words('description', 'descriptionIn', PLAN_DESCRIPTION_MAX)}</div>
      <GiftFields draft={draft} onChange={onChange} />
      <div className={styles['pair']}>
        <Field id={`${id}yuan`} label={t('yuan')} hint={t('yuanHint')}>
          <Input
            id={`${id}yuan`}
            inputMode="decimal"
            maxLength={9}
            value={draft.yuan}
            onChange={(event) => onChange({ yuan: event.target.value })}
          />
        </Field>
        <Field id={`${id}position`} label={t('position')} hint={t('positionHint')}>
          <Input
            id={`${id}position`}
            inputMode="numeric"
            maxLength={4}
            value={draft.position}
            onChange={(event) => onChange({ position: event.target.value })}
          />
        </Field>
      </div>
      <div className={styles['checks']}>
        <Checkbox checked={draft.visible} onChange={(event) => onChange({ visible: event.target.checked })}>
          {t('show')}
        </Checkbox>
        <Checkbox
          checked={draft.recommended}
          onChange={(event) => onChange({ recommended: event.target.checked })}
        >
          {t('recommend')}
        </Checkbox>
      </div>
    </>
  );
}

/** Only what this installation can do is offered. */
function GiftFields({ draft, onChange }: Props) {
  const { t } = useTranslation('consolePlans');
  const locale = useLocale();
  const id = useId();
  const capabilities = useCapabilities();
  const counters = shownCounters(capabilities, undefined);
  const tiers = (['member', 'enterprise'] as const).filter(
    (tier) => tier === 'member' || capabilities.has('dedicated-server'),
  );
  return (
    <>
      <Segmented
        block
        className={styles['kind'] ?? ''}
        aria-label={t('kind')}
        value={draft.kind}
        options={(['membership', 'tickets'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'tickets' ? (
        <div className={styles['pair']}>
          {counters.length > 1 && (
            <Field id={`${id}counter`} label={t('counter')}>
              <Select
                id={`${id}counter`}
                value={draft.counter}
                options={counters.map((value) => ({ value, label: COUNTER_NAMES[value][locale] }))}
                onChange={(counter) => onChange({ counter })}
              />
            </Field>
          )}
          <Field id={`${id}amount`} label={t('amount')} hint={t('amountHint')}>
            <Input
              id={`${id}amount`}
              inputMode="numeric"
              maxLength={7}
              value={draft.amount}
              onChange={(event) => onChange({ amount: event.target.value })}
            />
          </Field>
        </div>
      ) : (
        <div className={styles['pair']}>
          <Field id={`${id}months`} label={t('duration')} hint={t('durationHint')}>
            <Input
              id={`${id}months`}
              inputMode="numeric"
              maxLength={3}
              value={draft.months}
              onChange={(event) => onChange({ months: event.target.value })}
            />
          </Field>
          {tiers.length > 1 && (
            <Field id={`${id}tier`} label={t('tier')}>
              <Select
                id={`${id}tier`}
                value={draft.tier}
                options={tiers.map((value) => ({ value, label: t(`tier_${value}`) }))}
                onChange={(tier) => onChange({ tier })}
              />
            </Field>
          )}
        </div>
      )}
    </>
  );
}
