import { Checkbox, InputNumber, Select, Slider } from 'antd';
import { useId } from 'react';
import type { FieldErrors } from '../entry-draft.ts';
import { EntryField } from './EntryField.tsx';

interface Common {
  readonly label: string;
  readonly hint?: string;
  readonly error?: FieldErrors[string] | undefined;
}

interface Named<T extends string> {
  readonly value: T;
  readonly label: string;
}

export function SelectField<T extends string>({
  value,
  options,
  onChange,
  ...field
}: Common & {
  readonly value: T | undefined;
  readonly options: readonly Named<T>[];
  readonly onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <EntryField id={id} {...field}>
      <Select
        id={id}
        aria-label={field.label}
        showSearch={{ optionFilterProp: 'label' }}
        value={value ?? null}
        options={[...options]}
        onChange={onChange}
      />
    </EntryField>
  );
}

export function ManyField<T extends string>({
  value,
  options,
  onChange,
  ...field
}: Common & {
  readonly value: readonly T[];
  readonly options: readonly Named<T>[];
  readonly onChange: (value: T[]) => void;
}) {
  const id = useId();
  return (
    <EntryField id={id} {...field}>
      <Checkbox.Group value={[...value]} options={[...options]} onChange={(chosen) => onChange(chosen)} />
    </EntryField>
  );
}

export function NumberField({
  value,
  min,
  max,
  onChange,
  ...field
}: Common & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <EntryField id={id} {...field}>
      <InputNumber
        id={id}
        style={{ width: 160 }}
        min={min}
        max={max}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </EntryField>
  );
}

export function ShareField({
  value,
  min,
  max,
  onChange,
  ...field
}: Common & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <EntryField id={id} {...field}>
      <Slider
        id={id}
        min={min}
        max={max}
        step={0.01}
        value={value}
        ariaLabelForHandle={field.label}
        onChange={onChange}
      />
    </EntryField>
  );
}
