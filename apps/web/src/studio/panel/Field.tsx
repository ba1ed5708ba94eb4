import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './Field.module.css';

interface Props {
  readonly field: ToolField;
  /** The value in words, at the right of the label. */
  readonly value?: ReactNode;
  /** Whether the hint is written out under the label; else it shows while a pointer rests on the label. */
  readonly explained?: boolean;
  readonly children: ReactNode;
}

/** Where a field is found on the page. */
export function fieldId(field: ToolField): string {
  return `field-${field.name}`;
}

/** A field's label with its value beside it, and the control below. */
export function Field({ field, value, explained = false, children }: Props) {
  const localised = useLocalised();
  const label = <h3 className={styles['label']}>{localised(field.label)}</h3>;
  return (
    <section className={styles['field']} id={fieldId(field)}>
      <div className={styles['head']}>
        {field.hint && !explained ? (
          <Tooltip title={localised(field.hint)} placement="topLeft" mouseEnterDelay={0.4}>
            {label}
          </Tooltip>
        ) : (
          label
        )}
        {value !== undefined && <span className={styles['value']}>{value}</span>}
      </div>
      {field.hint && explained && <p className={styles['hint']}>{localised(field.hint)}</p>}
      {children}
    </section>
  );
}
