import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice, type ChipOption } from '../../ui/ChipChoice.tsx';
import { isIconName } from '../../ui/icon-paths.ts';
import type { SettingValue } from '../settings/workspace-settings.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A choice of named options: with icons where they have one, else as segments. Without a default it can be none. */
export function ChoiceField({ tool, field }: FieldProps) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const options: ChipOption<SettingValue | undefined>[] = (field.options ?? []).map((option) => ({
    value: option.value,
    name: localised(option.label),
    ...(isIconName(option.value) ? { icon: option.value } : {}),
  }));
  const pictured = options.some((option) => option.icon);
  if (field.default === undefined) options.unshift({ value: undefined, name: t('asDrawn'), icon: 'none' });
  return (
    <Field field={field}>
      <ChipChoice
        label={localised(field.label)}
        options={options}
        value={value}
        onChange={set}
        layout={pictured ? 'cells' : 'row'}
      />
    </Field>
  );
}
