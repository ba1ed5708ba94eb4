import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { useStudio } from '../studio-context.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function CountField({ tool, field }: FieldProps) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const { t } = useTranslation('panel');
  const { price, unlimited } = useStudio().run;
  const each = price.perImage;
  const first = field.min ?? 1;
  const counts = Array.from({ length: (field.max ?? first) - first + 1 }, (_, index) => first + index);
  return (
    <Field
      field={field}
      {...(unlimited ? {} : { value: t('priceEach', { tickets: t('tickets', { count: each }) }) })}
    >
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
