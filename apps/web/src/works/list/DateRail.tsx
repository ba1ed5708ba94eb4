import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './DateRail.module.css';
import { dayName, monthName, monthsOf } from './day-names.ts';
import type { Day } from './lay-out-days.ts';

interface Props {
  readonly days: readonly Day[];
  /** The day that is looked at. */
  readonly current: string | undefined;
  readonly onGo: (day: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -6, PageDown: 6 };

/** Every month with works, and the days of the one that is looked at, each with its number: a click leads there. */
export function DateRail({ days, current, onGo }: Props) {
  const { t } = useTranslation('works');
  const locale = useLocale();
  const nav = useRef<HTMLElement>(null);
  const months = useMemo(() => monthsOf(days), [days]);
  const open = current?.slice(0, 7);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...(nav.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    <nav ref={nav} className={styles['rail']} aria-label={t('dates')} onKeyDown={onKeyDown}>
      <ul>
        {months.map(({ month, count, days: inMonth }) => (
          <li key={month}>
            <button
              type="button"
              className={styles['month']}
              aria-expanded={month === open}
              onClick={() => inMonth[0] && onGo(inMonth[0].day)}
            >
              <span>{monthName(month, locale)}</span>
              <span className={styles['count']}>{count.toLocaleString(locale)}</span>
            </button>
            {month === open && (
              <ul className={styles['days']}>
                {inMonth.map(({ day, count: ofDay }) => (
                  <li key={day}>
                    <button
                      type="button"
                      className={styles['day']}
                      aria-current={day === current ? 'date' : undefined}
                      onClick={() => onGo(day)}
                    >
                      <span>
                        <span className="visually-hidden">{dayName(day, locale)}: </span>
                        {Number(day.slice(8))}
                      </span>
                      <span className={styles['count']}>{ofDay.toLocaleString(locale)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
