import { Input } from 'antd';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function TextField({ tool, field }: FieldProps) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  return (
    <Field field={field}>
      <Input.TextArea
        aria-label={localised(field.label)}
        placeholder={field.hint && localised(field.hint)}
        autoSize={{ minRows: 3, maxRows: 8 }}
        {...(field.max === undefined ? {} : { maxLength: field.max })}
        value={String(value ?? '')}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}
