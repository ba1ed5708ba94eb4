import type { Project } from '@plumbline/contract/api/projects.ts';
import type { Areas, ProjectModelAreas, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { PART_NAMES, ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PrintRoom } from '../print/PrintRoom.tsx';
import { Sheets } from '../print/Sheets.tsx';
import { AreaOf } from './AreaOf.tsx';
import { listOfRooms } from './list-of-rooms.ts';
import styles from './PrintedSchedule.module.css';
import { usePrintedModels } from './use-printed-models.tsx';

interface Props {
  readonly project: Project;
  readonly rows: readonly ScheduleRow[];
  readonly areas: Areas['rows'];
  readonly models: readonly ProjectModelAreas[];
  readonly onClose: () => void;
}

/** The schedule on sheets of paper, each with the table's head and a title block. */
export function PrintedSchedule({ project, rows, areas, models, onClose }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const words = {
    project: project.title,
    client: project.client,
    site: project.address,
    drawing: t('schedule'),
  };
  const hasAreas = areas.length > 0;
  const head = (
    <>
      <h2 className={styles['title']}>{t('schedule')}</h2>
      <div className={styles['head']} data-areas={hasAreas}>
        <span>{t('mark')}</span>
        <span />
        <span>{t('material')}</span>
        <span>{t('part')}</span>
        <span>{t('product')}</span>
        <span>{t('rowNote')}</span>
        {hasAreas && <span data-number>{t('area')}</span>}
      </div>
    </>
  );
  const lines = useMemo(
    () =>
      rows.map((row) => ({
        key: row.rowId,
        heading: false,
        content: (
          <div className={styles['line']} data-areas={hasAreas}>
            <strong>{row.mark}</strong>
            <span className={styles['swatch']}>
              {row.material && <img src={row.material.coverUrl} alt="" />}
            </span>
            <span>
              {row.material?.name[locale] ?? '–'}
              {row.finish !== '' && <small>{row.finish}</small>}
            </span>
            <span>
              {PART_NAMES[row.part][locale]}
              {row.rooms.length > 0 && (
                <small>
                  {listOfRooms(
                    row.rooms.map((room) => ROOM_NAMES[room][locale]),
                    '',
                    locale,
                  )}
                </small>
              )}
            </span>
            <span>{row.product}</span>
            <span className={styles['note']}>{row.note}</span>
            {hasAreas && (
              <span data-number>
                <AreaOf area={areas.find(({ rowId }) => rowId === row.rowId)} />
              </span>
            )}
          </div>
        ),
      })),
    [areas, hasAreas, locale, rows],
  );
  const modelLines = usePrintedModels(models);
  const printed = useMemo(() => [...lines, ...modelLines], [lines, modelLines]);
  return (
    <PrintRoom
      title={t('schedule')}
      papers={['a4-portrait', 'a4-landscape']}
      sheets={(paper) => <Sheets paper={paper} words={words} head={head} rows={printed} gap={0} least={1} />}
      onClose={onClose}
    />
  );
}
