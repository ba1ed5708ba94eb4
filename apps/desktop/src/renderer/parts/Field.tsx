import { useId } from 'react';
import styles from './Field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'password' | 'url';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
  /** When it is left, or Enter is pressed. */
  readonly onDone?: () => void;
}

/** A labelled line, or several, of text. */
export function Field({ label, value, type = 'text', hint, rows, onChange, onDone, ...rest }: Props) {
  const id = useId();
  const shared = { id, value, className: styles['input'], onBlur: onDone, ...rest };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onDone?.()}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
