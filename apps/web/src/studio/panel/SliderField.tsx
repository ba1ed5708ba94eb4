import { useLocalised } from '../../i18n/use-locale.ts';
import { Slider } from '../../ui/slider/Slider.tsx';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function SliderField({ tool, field }: FieldProps) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const number = Number(value ?? field.min ?? 0);
  return (
    <Field field={field} value={number.toFixed(2)}>
      <Slider
        label={localised(field.label)}
        min={field.min ?? 0}
        max={field.max ?? 1}
        step={field.step ?? 0.05}
        value={number}
        onChange={set}
      />
    </Field>
  );
}
