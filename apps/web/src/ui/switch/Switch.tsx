import styles from './Switch.module.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. The browser's own checkbox, told as a switch. */
export function Switch({ label, checked, disabled = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles['switch']}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
