import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../parts/Field.tsx';
import type { FieldErrors } from '../entry-draft.ts';
import styles from '../OwnContent.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: FieldErrors[string] | undefined;
  readonly children: ReactNode;
}

/** A control under its name, and under it what is wrong with it. */
export function EntryField({ error, children, ...field }: Props) {
  const { t } = useTranslation('ownContent');
  return (
    <Field {...field}>
      {children}
      {error && (
        <span role="alert" className={styles['error']}>
          {t(error)}
        </span>
      )}
    </Field>
  );
}
