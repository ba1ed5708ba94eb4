import {
  ROW_IDLE_REASONS,
  type ScheduleEffect,
  type ScheduleRow,
} from '@plumbline/contract/api/schedules.ts';
import { PART_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './Apply.module.css';

interface Props {
  readonly view: ScheduleEffect;
  readonly rows: readonly ScheduleRow[];
  readonly picture: string | undefined;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

/** A view, what it costs, which rows act on it and why the others do not. */
export function EffectRow({ view, rows, picture, checked, onToggle }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const markOf = (id: string) => {
    const row = rows.find(({ rowId }) => rowId === id);
    return row?.mark || (row ? PART_NAMES[row.part][locale] : '');
  };
  const join = (parts: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
  const acting = view.rows.filter(({ idle }) => idle === null).map(({ rowId }) => markOf(rowId));
  // A view without a picture says so itself.
  const why = view.idle === 'no-picture' ? [] : ROW_IDLE_REASONS;
  const idle = why.flatMap((reason) => {
    const marks = view.rows.filter((row) => row.idle === reason).map(({ rowId }) => markOf(rowId));
    return marks.length === 0 ? [] : [t('doesNotAct', { marks: join(marks), reason: t(`row-${reason}`) })];
  });
  const cover = picture ?? view.from?.thumbnailUrl;
  return (
    <li data-idle={view.idle !== null}>
      <label className={styles['view']}>
        <input type="checkbox" checked={checked} disabled={view.idle !== null} onChange={onToggle} />
        <span className={styles['cover']}>{cover !== undefined && <img src={cover} alt="" />}</span>
        <span className={styles['words']}>
          <strong>{view.name}</strong>
          {view.idle !== null && <span>{t(`view-${view.idle}`)}</span>}
          {acting.length > 0 && <span>{t('acts', { marks: join(acting) })}</span>}
          {idle.map((words) => (
            <small key={words}>{words}</small>
          ))}
          {view.from && view.from.laterEdits > 0 && (
            <small>{t('laterEdits', { count: view.from.laterEdits })}</small>
          )}
        </span>
        {view.idle === null && (
          <span className={styles['price']}>
            {view.tickets === 0 ? t('free') : t('tickets', { count: view.tickets })}
          </span>
        )}
      </label>
    </li>
  );
}
