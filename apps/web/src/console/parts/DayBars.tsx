import { useLocale } from '../../i18n/use-locale.ts';
import styles from './Charts.module.css';

export interface DayPart {
  readonly name: string;
  readonly tone: 'ink' | 'accent' | 'faint';
}

export interface DayValue {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** One for each part, from the bottom up. */
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  readonly parts: readonly DayPart[];
  readonly days: readonly DayValue[];
}

const HEIGHT = 96;
const SLOT = 24;
const BAR = 14;

/** Bars by day, each made of parts. What it shows is also a table for those who cannot see it. */
export function DayBars({ title, parts, days }: Props) {
  const locale = useLocale();
  const sums = days.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const highest = Math.max(1, ...sums);
  const scale = (value: number) => (value / highest) * HEIGHT;
  const short = (day: string) =>
    new Date(`${day}T00:00:00`).toLocaleDateString(locale, { month: 'numeric', day: 'numeric' });
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <span className={styles['title']}>{title}</span>
        <ul className={styles['legend']}>
          {parts.map(({ name, tone }) => (
            <li key={name}>
              <span className={styles[tone]} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className={styles['plot']}>
        <span className={styles['highest']} aria-hidden>
          {highest.toLocaleString(locale)}
        </span>
        <svg
          aria-hidden
          viewBox={`0 -4 ${days.length * SLOT} ${HEIGHT + 22}`}
          className={styles['bars']}
          preserveAspectRatio="none"
        >
          <line x1={0} x2={days.length * SLOT} y1={HEIGHT} y2={HEIGHT} className={styles['axis']} />
          <line x1={0} x2={days.length * SLOT} y1={0} y2={0} className={styles['grid']} />
          {days.map(({ day, values }, column) => {
            let top = HEIGHT;
            return (
              <g key={day}>
                <title>{`${short(day)}: ${values.join(' / ')}`}</title>
                <rect x={column * SLOT} y={0} width={SLOT} height={HEIGHT} fill="transparent" />
                {values.map((value, index) => {
                  const part = parts[index];
                  if (!part || value === 0) return null;
                  const height = Math.max(1.5, scale(value));
                  top -= height;
                  return (
                    <rect
                      key={part.name}
                      x={column * SLOT + (SLOT - BAR) / 2}
                      y={top}
                      width={BAR}
                      height={height}
                      rx={1.5}
                      className={styles[part.tone]}
                    />
                  );
                })}
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles['ends']} aria-hidden>
        <span>{days[0] && short(days[0].day)}</span>
        <span>{days.at(-1) && short(days.at(-1)?.day ?? '')}</span>
      </div>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {days.map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {values.map((value, index) => (
                <td key={parts[index]?.name}>{`${parts[index]?.name}: ${value}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
