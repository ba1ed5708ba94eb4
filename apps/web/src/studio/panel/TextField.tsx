import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface Props extends FieldProps {
  readonly rows?: number;
  /** Under the box. */
  readonly children?: ReactNode;
}

export function TextField({ tool, field, rows = 1, children }: Props) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  return (
    <Field field={field}>
      <Input.TextArea
        aria-label={localised(field.label)}
        placeholder={field.hint && localised(field.hint)}
        autoSize={{ minRows: rows, maxRows: 8 }}
        {...(field.max === undefined ? {} : { maxLength: field.max })}
        value={String(value ?? '')}
        onChange={(event) => set(event.target.value)}
      />
      {children}
    </Field>
  );
}
