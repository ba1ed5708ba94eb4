import { type EnginePolicy, OPEN_RULE } from '@plumbline/contract/engines/engine-policy.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useEngineTitle } from '../../studio/panel/engine/use-engine-title.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Engines.module.css';
import type { KnownEngine } from './known-engines.ts';
import { raised } from './policy-draft.ts';

interface Props {
  readonly engines: readonly KnownEngine[];
  readonly policy: EnginePolicy;
  readonly onChange: (policy: EnginePolicy) => void;
}

/** Which engine makes the pictures of whom and of which tools where nobody names one: the first line that fits. */
export function EngineDefaults({ engines, policy, onChange }: Props) {
  const { t } = useTranslation('consoleEngines');
  const title = useEngineTitle();
  const localised = useLocalised();
  const { defaults } = policy;
  const set = (next: EnginePolicy['defaults']) => onChange({ ...policy, defaults: next });
  const change = (at: number, to: Partial<EnginePolicy['defaults'][number]>) =>
    set(defaults.map((each, index) => (index === at ? { ...each, ...to } : each)));
  const [first] = engines;
  return (
    <section className={styles['defaults']} aria-labelledby="engine-defaults">
      <h2 id="engine-defaults">{t('defaults')}</h2>
      <p className={styles['note']}>{t('defaultsNote')}</p>
      <ol>
        {defaults.map(({ engine, roles, functions }, at) => (
          // Lines have no name but their place.
          <li key={at}>
            <Select
              aria-label={t('defaultEngine')}
              className={styles['engine'] ?? ''}
              value={engine}
              options={engines.map(({ id }) => ({ value: id, label: title(id) }))}
              onChange={(id) => change(at, { engine: id })}
            />
            <Select
              mode="multiple"
              aria-label={t('roles')}
              className={styles['many'] ?? ''}
              placeholder={t('everybody')}
              value={roles}
              options={OPEN_RULE.roles.map((role) => ({ value: role, label: t(`role_${role}`) }))}
              onChange={(chosen) => change(at, { roles: chosen })}
            />
            <Select
              mode="multiple"
              aria-label={t('tools')}
              className={styles['many'] ?? ''}
              placeholder={t('everyTool')}
              maxTagCount="responsive"
              optionFilterProp="label"
              value={functions}
              options={FUNCTION_NAMES.map((name) => ({ value: name, label: localised(TOOLS[name].title) }))}
              onChange={(chosen) => change(at, { functions: chosen })}
            />
            <span className={styles['buttons']}>
              <Button
                type="text"
                aria-label={t('raise')}
                disabled={at === 0}
                icon={<Icon name="arrow-up" size={16} />}
                onClick={() => set(raised(defaults, at))}
              />
              <Button
                type="text"
                aria-label={t('remove')}
                icon={<Icon name="trash" size={16} />}
                onClick={() => set(defaults.filter((_, index) => index !== at))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        icon={<Icon name="plus" size={16} />}
        disabled={!first || defaults.length >= 100}
        onClick={() => first && set([...defaults, { engine: first.id, roles: [], functions: [] }])}
      >
        {t('addDefault')}
      </Button>
    </section>
  );
}
