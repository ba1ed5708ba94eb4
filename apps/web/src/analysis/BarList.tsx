import styles from './Analysis.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  /** 0…1 of the bar. */
  readonly share: number;
  readonly value: string;
}

/** Names with bars and figures. */
export function BarList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className={styles['bars']}>
      {rows.map(({ key, name, share, value }) => (
        <li key={key}>
          <span>{name}</span>
          <span className="tabular">{value}</span>
          <span className={styles['track']} aria-hidden>
            <span style={{ width: `${100 * Math.min(1, share)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
