import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
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
  const tip = field.hint && !explained ? localised(field.hint) : undefined;
  return (
    <section className={styles['field']} id={fieldId(field)}>
      <div className={styles['head']}>
        <h3 className={styles['label']} data-tip={tip} aria-description={tip}>
          {localised(field.label)}
        </h3>
        {value !== undefined && <span className={styles['value']}>{value}</span>}
      </div>
      {field.hint && explained && <p className={styles['hint']}>{localised(field.hint)}</p>}
      {children}
    </section>
  );
}
