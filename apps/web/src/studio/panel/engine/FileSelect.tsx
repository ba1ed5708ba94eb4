import { fileTitle } from './file-title.ts';
import styles from './ModelFields.module.css';

interface Props {
  readonly label: string;
  readonly files: readonly string[];
  readonly value: string | undefined;
  /** What stands there while none is chosen. */
  readonly none: string;
  readonly onChange: (name: string | undefined) => void;
}

/** One of a server's files. The browser's own list: it is searched by typing, however long it is. */
export function FileSelect({ label, files, value, none, onChange }: Props) {
  return (
    <label className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <select
        className={styles['select']}
        value={value ?? ''}
        title={value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{none}</option>
        {files.map((name) => (
          <option key={name} value={name}>
            {fileTitle(name, files)}
          </option>
        ))}
      </select>
    </label>
  );
}
