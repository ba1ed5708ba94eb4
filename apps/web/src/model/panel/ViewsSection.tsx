import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import type { KeptModelView } from '@plumbline/contract/api/models.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { moved } from '../../ui/reorder/moved.ts';
import { useReorder } from '../../ui/reorder/use-reorder.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { sunOfRequest, sunOfView } from '../state/sun-setting.ts';
import { useStartViews } from '../use-start-views.ts';
import { useStudio } from '../../studio/studio-context.ts';
import { BatchList } from './BatchList.tsx';
import { Fold } from './Fold.tsx';
import styles from './Sections.module.css';
import { fileViewsOf, keptViewsOf, readOf } from '../read-model.ts';

/** Views of the file, and one's own: kept with the model, in their order, each with its cut, its sun and what it hides. */
export function ViewsSection() {
  const { t } = useTranslation('model');
  const { answer, camera, change } = useModelWork();
  const { section, sun, hidden, look } = useModelStore();
  const undo = useUndo();
  const [naming, setNaming] = useState<string>();
  const starting = useStartViews();
  const { run } = useStudio();
  const views = keptViewsOf(answer);
  const affordable = starting.affords(views.length);
  const fileViews = fileViewsOf(answer);
  const keep = (next: readonly KeptModelView[]) => change({ views: [...next] });
  const reorder = useReorder({
    ids: views.map(({ viewId }) => viewId),
    flow: 'list',
    onMove: (id, to) =>
      void keep(
        moved(
          views,
          views.findIndex(({ viewId }) => viewId === id),
          to,
        ),
      ),
  });
  if (!readOf(answer) || !camera) return null;
  const add = () => {
    const view: KeptModelView = {
      viewId: newIdempotencyKey(),
      name: t('viewName', { number: views.length + 1 }),
      camera,
      sun: sunOfRequest(sun),
      ...(section.length > 0 ? { section } : {}),
      ...(Object.keys(hidden).length > 0 ? { hidden } : {}),
    };
    void keep([...views, view]);
  };
  const remove = (view: KeptModelView) => {
    void keep(views.filter(({ viewId }) => viewId !== view.viewId));
    undo(t('viewDeleted', { name: view.name }), () => keep(views));
  };
  return (
    <Fold title={t('views')} summary={t('viewCount', { count: views.length + fileViews.length })} open>
      {views.length + fileViews.length > 0 && (
        <ul className={styles['list']}>
          {views.map((view) => (
            <li key={view.viewId} className={styles['item']} {...reorder.item(view.viewId)}>
              <button
                type="button"
                className={styles['handle']}
                aria-label={t('viewMove', { name: view.name })}
                {...reorder.handle(view.viewId)}
              >
                <Icon name="grip" size={16} />
              </button>
              {naming === view.viewId ? (
                <input
                  className={styles['select']}
                  aria-label={t('viewRename', { name: view.name })}
                  defaultValue={view.name}
                  maxLength={120}
                  autoFocus
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') event.currentTarget.blur();
                    if (event.key === 'Escape') setNaming(undefined);
                  }}
                  onBlur={(event) => {
                    const name = event.target.value.trim();
                    setNaming(undefined);
                    if (name !== '' && name !== view.name)
                      void keep(
                        views.map((each) => (each.viewId === view.viewId ? { ...each, name } : each)),
                      );
                  }}
                />
              ) : (
                <button
                  type="button"
                  className={styles['name']}
                  onClick={() =>
                    look({
                      camera: view.camera,
                      section: view.section ?? [],
                      hidden: view.hidden ?? {},
                      sun: sunOfView(view.sun, sun),
                    })
                  }
                >
                  {view.name}
                </button>
              )}
              <IconButton
                icon="ink"
                label={t('viewRename', { name: view.name })}
                onClick={() => setNaming(view.viewId)}
              />
              <IconButton
                icon="trash"
                label={t('viewDelete', { name: view.name })}
                onClick={() => remove(view)}
              />
            </li>
          ))}
          {fileViews.map((view) => (
            <li key={view.viewId} className={styles['item']}>
              <button
                type="button"
                className={styles['name']}
                // Views of a plan say what they hide; other files know nothing of it.
                onClick={() =>
                  look({
                    camera: view.camera,
                    ...(answer?.format === 'plan' ? { hidden: view.hidden ?? {} } : {}),
                  })
                }
              >
                {view.name}
              </button>
              <span className={styles['count']}>{t('ofFile')}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['row']}>
        <Button size="small" onClick={add}>
          {t('viewKeep')}
        </Button>
        {views.length > 1 && (
          <Button
            size="small"
            loading={starting.running}
            disabled={!starting.ready || !affordable}
            onClick={() => starting.start(views)}
          >
            {run.unlimited
              ? t('viewsRender', { count: views.length })
              : t('viewsRenderFor', {
                  count: views.length,
                  price: t('viewsPrice', { count: starting.costOf(views.length) }),
                })}
          </Button>
        )}
      </div>
      {views.length > 1 && <p className={styles['note']}>{t(affordable ? 'viewsAgree' : 'viewsTooFew')}</p>}
      <BatchList running={starting.running} onRest={starting.startRest} />
    </Fold>
  );
}
