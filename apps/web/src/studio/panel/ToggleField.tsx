import { useLocalised } from '../../i18n/use-locale.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import styles from './ToggleField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A setting that is on or off, in one line. */
export function ToggleField({ tool, field }: FieldProps) {
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  return (
    <label className={styles['row']}>
      <span>
        <strong>{localised(field.label)}</strong>
        {field.hint && <small>{localised(field.hint)}</small>}
      </span>

      <Switch label={localised(field.label)} checked={value === true} onChange={set} />
    </label>
  );
}
