import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { PrintedRow } from '../print/Sheets.tsx';
import { groupSurfaces } from './group-surfaces.ts';
import styles from './PrintedSchedule.module.css';
import { useAreaWords } from './use-area-words.ts';

/** What models have by material and room, as rows on paper below the schedule. */
export function usePrintedModels(models: readonly ProjectModelAreas[]): readonly PrintedRow[] {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const words = useAreaWords();
  // Sheets measure their rows anew when these change, not whenever the page is drawn.
  return useMemo(
    () =>
      models.flatMap(({ modelId, name, surfaces }) => {
        const groups = groupSurfaces(surfaces, locale);
        if (groups.length === 0) return [];
        const hasRooms = surfaces.some(({ room }) => room !== null);
        const title = (
          <div className={styles['models']}>
            {t('modelAreas')} · {name}
          </div>
        );
        return [
          { key: modelId, heading: true, content: title },
          ...groups.flatMap((group) => [
            {
              key: `${modelId} ${group.key}`,
              heading: true,
              content: (
                <div className={styles['material']}>
                  <strong>{group.name || t('noName')}</strong>
                  <span />
                  <strong data-number>{words.area(group.areaM2)}</strong>
                </div>
              ),
            },
            ...group.surfaces.map((surface, at) => ({
              key: `${modelId} ${group.key} ${at}`,
              heading: false,
              content: (
                <div className={styles['surface']}>
                  <span>{hasRooms && words.roomOf(surface)}</span>
                  <span>{words.classOf(surface)}</span>
                  <span data-number>{words.area(surface.areaM2)}</span>
                </div>
              ),
            })),
          ]),
        ];
      }),
    [locale, models, t, words],
  );
}
