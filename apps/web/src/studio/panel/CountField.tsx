import { useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function CountField({ tool, field }: FieldProps) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const first = field.min ?? 1;
  const counts = Array.from({ length: (field.max ?? first) - first + 1 }, (_, index) => first + index);
  return (
    <Field field={field}>
      <ChipChoice
        label={localised(field.label)}
        layout="row"
        options={counts.map((count) => ({ value: count, name: String(count) }))}
        value={Number(value)}
        onChange={set}
      />
    </Field>
  );
}
