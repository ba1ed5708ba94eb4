import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

/** The room of a choice made from pictures while these are on their way: what stands below does not move when they come. */
export function ComingField({ field }: { readonly field: ToolField }) {
  return (
    <Field field={field} value={'\u00a0'}>
      <div className={styles['coming']} data-control={field.control} aria-busy />
    </Field>
  );
}
