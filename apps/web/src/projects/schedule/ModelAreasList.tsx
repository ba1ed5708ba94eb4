import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { groupSurfaces } from './group-surfaces.ts';
import styles from './ModelAreas.module.css';
import { useAreaWords } from './use-area-words.ts';

/** What the models that views are renders of have by material and room. */
export function ModelAreasList({ models }: { readonly models: readonly ProjectModelAreas[] }) {
  const { t } = useTranslation('projects');
  if (models.length === 0) return null;
  return (
    <section className={styles['models']} aria-label={t('modelAreas')}>
      <h2>{t('modelAreas')}</h2>
      <p>{t('modelAreasBody')}</p>
      {models.map((model) => (
        <ModelTable key={model.modelId} model={model} />
      ))}
    </section>
  );
}

function ModelTable({ model: { name, state, floorM2, surfaces } }: { readonly model: ProjectModelAreas }) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const words = useAreaWords();
  // Where a file has no rooms at all, that nothing lies in one says nothing.
  const hasRooms = surfaces.some(({ room }) => room !== null);
  if (state !== 'measured')
    return (
      <p>
        <strong>{name}</strong> {t(`model-${state}`)}
      </p>
    );
  return (
    <details open className={styles['model']}>
      <summary>
        <strong>{name}</strong>
        {floorM2 !== null && <span>{t('modelFloor', { area: words.area(floorM2) })}</span>}
      </summary>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('material')}</th>
              {hasRooms && <th scope="col">{t('room')}</th>}
              <th scope="col">{t('part')}</th>
              <th scope="col" data-number>
                {t('area')}
              </th>
            </tr>
          </thead>
          {groupSurfaces(surfaces, locale).map((group) => (
            <tbody key={group.key}>
              <tr data-total>
                <th scope="rowgroup" colSpan={hasRooms ? 3 : 2}>
                  {group.name || t('noName')}
                </th>
                <td data-number>{words.area(group.areaM2)}</td>
              </tr>
              {group.surfaces.map((surface, at) => (
                <tr key={at}>
                  <td />
                  {hasRooms && <td>{words.roomOf(surface)}</td>}
                  <td>{words.classOf(surface)}</td>
                  <td data-number>{words.area(surface.areaM2)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}
