import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSettingsStore } from '../settings/settings-store.ts';
import { changedFields, type SettingValue } from '../settings/workspace-settings.ts';
import { useStudio } from '../studio-context.ts';
import styles from './FoldedGroup.module.css';
import { ToolFieldRow } from './ToolFieldRow.tsx';

interface Props {
  readonly title: string;
  readonly fields: readonly ToolField[];
  /** What differs from the default besides the fields, in words. */
  readonly also?: string | undefined;
  /** Its name in the tour of the workspace. */
  readonly guide?: string;
  /** Under the fields. */
  readonly children?: ReactNode;
}

/** Rare settings under a name; folded, it says what differs from the default. */
export function FoldedGroup({ title, fields, also, guide, children }: Props) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { tool, settings } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  const [open, setOpen] = useState(false);
  const body = useId();
  const changed = changedFields(fields, settings.values);

  const inWords = (field: ToolField, value: SettingValue | undefined) => {
    if (typeof value === 'boolean') return localised(field.label);
    if (field.control === 'text') return localised(field.label);
    const option = field.options?.find((each) => each.value === value);
    const shown = typeof value === 'number' && field.control === 'slider' ? value.toFixed(2) : String(value);
    return `${localised(field.label)} ${option ? localised(option.label) : shown}${field.control === 'sun' ? '°' : ''}`;
  };
  // What is not drawn belongs to another field, which says it.
  const shown = changed.filter(({ control }) => control !== 'fixed');
  const summary = shown.map((field) => inWords(field, settings.values[field.name]));
  if (also !== undefined) summary.push(also);
  const reset = () => {
    const names = new Set<string>(changed.map((field) => field.name));
    const rest = Object.entries(settings.values).filter(([name]) => !names.has(name));
    setValues(tool.function, Object.fromEntries(rest));
  };
  return (
    <section className={styles['group']} data-guide={guide}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
            {title}
          </button>
        </h3>
        {!open && (
          <span className={styles['summary']}>
            {summary.length === 0 ? t('allDefault') : summary.join(' · ')}
          </span>
        )}
        {open && changed.length > 0 && (
          <button type="button" className={styles['reset']} onClick={reset}>
            {t('reset')}
          </button>
        )}
      </div>
      {open && (
        <div className={styles['body']} id={body}>
          {fields.map((field) => (
            <ToolFieldRow key={field.name} field={field} />
          ))}
          {children}
        </div>
      )}
    </section>
  );
}
