import { type EnginePolicy, OPEN_RULE, ruleOf } from '@plumbline/contract/engines/engine-policy.ts';
import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngineTitle } from '../../studio/panel/engine/use-engine-title.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { EngineFacts } from './EngineFacts.tsx';
import styles from './Engines.module.css';
import type { KnownEngine } from './known-engines.ts';
import { readTickets, withRule } from './policy-draft.ts';

interface Props {
  readonly engine: KnownEngine;
  readonly policy: EnginePolicy;
  readonly onChange: (policy: EnginePolicy) => void;
}

/** What is said of one engine: on or off, for whom, and what it adds to the price. */
export function EngineRuleCard({ engine: { id, report }, policy, onChange }: Props) {
  const { t } = useTranslation('consoleEngines');
  const title = useEngineTitle()(id);
  const field = useId();
  const { enabled, roles, extraTickets } = ruleOf(policy, id);
  const change = (to: Parameters<typeof withRule>[2]) => onChange(withRule(policy, id, to));
  return (
    <section className={styles['card']} aria-label={title}>
      <header>
        <h2>
          <StatusDot tone={report?.healthy ? 'ink' : report ? 'accent' : 'faint'}>{title}</StatusDot>
        </h2>
        <Switch
          label={t('enabled', { engine: title })}
          checked={enabled}
          onChange={(on) => change({ enabled: on })}
        />
      </header>
      {report ? <EngineFacts report={report} /> : <p>{t('absent')}</p>}
      {enabled && (
        <div className={styles['terms']}>
          <fieldset>
            <legend>{t('roles')}</legend>
            <Checkbox.Group
              value={roles}
              options={OPEN_RULE.roles.map((role) => ({ value: role, label: t(`role_${role}`) }))}
              onChange={(chosen) =>
                change({ roles: OPEN_RULE.roles.filter((role) => chosen.includes(role)) })
              }
            />
            {roles.length === 0 && <p role="alert">{t('nobody')}</p>}
          </fieldset>
          <div className={styles['extra']}>
            <label htmlFor={field}>{t('extraTickets')}</label>
            <Input
              id={field}
              style={{ width: 88 }}
              inputMode="numeric"
              maxLength={5}
              prefix="+"
              value={String(extraTickets)}
              onChange={(event) => change({ extraTickets: readTickets(event.target.value) })}
            />
          </div>
        </div>
      )}
    </section>
  );
}
