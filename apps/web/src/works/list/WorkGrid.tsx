import type { Task, TaskDaysQuery } from '@plumbline/contract/api/tasks.ts';
import { Button } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useVirtualScroll } from '../../virtual-list/use-virtual-scroll.ts';
import { WorkCard } from '../WorkCard.tsx';
import { DateRail } from './DateRail.tsx';
import { dayName } from './day-names.ts';
import { gridShape } from './grid-shape.ts';
import { between, type Day, dayAt, heightOf, layOutDays } from './lay-out-days.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useWorkParts } from './use-work-parts.ts';
import styles from './WorkGrid.module.css';

interface Props {
  readonly filter: TaskDaysQuery;
  readonly days: readonly Day[];
  readonly total: number;
  readonly isSelected: (taskId: string) => boolean;
  readonly onToggle: (task: Task) => void;
  /** Whether a click on a picture selects it, because some are selected. */
  readonly selecting: boolean;
}

/** Of the header, above the sticky day. */
const HEADER = 52;
/** Drawn beyond what is in view, so that a step shows nothing empty. */
const READY = 700;

/** All works by their days, of which only those near the view are there. */
export function WorkGrid({ filter, days, total, isSelected, onToggle, selecting }: Props) {
  const { t } = useTranslation('works');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { columns, column, gap, row, heading } = gridShape(width);
  const layout = useMemo(
    () => (width === 0 ? undefined : layOutDays(days, { columns, row, heading })),
    [columns, days, heading, row, width],
  );
  const scroll = useVirtualScroll(box, layout ? heightOf(layout) : 0, HEADER);
  useKeptPlace(layout, scroll);
  const { headings, works } = layout
    ? between(layout, scroll.top - READY, scroll.bottom + READY)
    : { headings: [], works: [] };
  const { taskAt, failed, retry } = useWorkParts(
    filter,
    days,
    works[0]?.index ?? 0,
    works.at(-1)?.index ?? -1,
  );
  const current = layout?.days[dayAt(layout, scroll.top + heading)];
  const go = (day: string) => {
    const at = days.findIndex((each) => each.day === day);
    if (layout && at >= 0) scroll.scrollTo(layout.tops[at] ?? 0);
  };
  const place = (top: number) => `translateY(${Math.round(top - scroll.offset)}px)`;

  return (
    <div className={styles['frame']}>
      <div className={styles['list']}>
        <div className={styles['now']} aria-hidden>
          {current && scroll.top > 0 && <span>{dayName(current.day, locale)}</span>}
        </div>
        <div className={styles['dates']}>
          <PopoverButton
            label={t('dates')}
            placement="bottom-end"
            className={styles['datesButton']}
            buttonLabel={t('dates')}
            button={<Icon name="history" size={16} />}
          >
            {(close) => (
              <div className={styles['datesPanel']}>
                <DateRail
                  days={days}
                  current={current?.day}
                  onGo={(day) => {
                    go(day);
                    close();
                  }}
                />
              </div>
            )}
          </PopoverButton>
        </div>
        {failed && (
          <p className={styles['failed']} role="alert">
            {t('failed')} <Button onClick={retry}>{t('retry')}</Button>
          </p>
        )}
        <div ref={box} className={styles['grid']} style={{ height: scroll.height }}>
          {headings.map(({ day, top }) => (
            <div
              key={day.day}
              className={styles['heading']}
              style={{ height: heading, transform: place(top) }}
            >
              <h2>{dayName(day.day, locale)}</h2>
              <span>{t('count', { count: day.count })}</span>
            </div>
          ))}
          <ul aria-label={t('title')}>
            {works.map(({ index, top, column: at }) => {
              const task = taskAt(index);
              const style = {
                width: column,
                height: row - 24,
                transform: `translateX(${at * (column + gap)}px) ${place(top)}`,
              };
              return task ? (
                <WorkCard
                  key={task.taskId}
                  task={task}
                  style={style}
                  place={index + 1}
                  total={total}
                  selected={isSelected(task.taskId)}
                  selecting={selecting}
                  onToggle={() => onToggle(task)}
                />
              ) : (
                <li key={index} className={styles['ghost']} style={style} aria-hidden />
              );
            })}
          </ul>
        </div>
      </div>
      <div className={styles['rail']}>
        <DateRail days={days} current={current?.day} onGo={go} />
      </div>
    </div>
  );
}
