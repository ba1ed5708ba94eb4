import styles from './Charts.module.css';

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly tone?: 'ink' | 'accent';
  readonly rows: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

/** Named values under one another, each with a bar of its share of the largest. */
export function ValueBars({ title, empty, tone = 'ink', rows }: Props) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <span className={styles['title']}>{title}</span>
      </figcaption>
      {rows.length === 0 && <p className={styles['none']}>{empty}</p>}
      <ul className={styles['values']}>
        {rows.map(({ name, value, text }) => (
          <li key={name}>
            <span className={styles['valueName']}>{name}</span>
            <span className="tabular">{text}</span>
            <span className={styles['track']} aria-hidden>
              <span className={styles[tone]} style={{ width: `${(value / largest) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
