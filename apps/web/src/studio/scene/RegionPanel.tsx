import type { Scene } from '@plumbline/contract/api/scene.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useMedia } from '../../app/use-media.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { classesFor } from './class-list.ts';
import { CLASS_TEXTS } from './class-texts.ts';
import { ClassSwatch } from './ClassSwatch.tsx';
import { confidenceWord } from './confidence.ts';
import { MaterialRow } from './MaterialRow.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './SceneInspector.module.css';
import type { SceneEditor } from './use-scene-editor.ts';

/** What can be said of the selected regions: lock, class, material, or nothing after all. */
export function RegionPanel({ editor, scene }: { readonly editor: SceneEditor; readonly scene: Scene }) {
  const { t } = useTranslation('reading');
  const localised = useLocalised();
  const touch = useMedia('(hover: none)');
  const { selected } = editor;
  const [first] = selected;
  if (!first) return null;
  const same = selected.every((region) => region.class === first.class);
  const locked = selected.every((region) => region.lock);
  const percent = Math.max(1, Math.round(100 * selected.reduce((sum, region) => sum + region.areaShare, 0)));
  const present = scene.regions.map((region) => region.class);
  return (
    <>
      <div className={styles['title']}>
        <IconButton icon="chevron-left" label={t('deselect')} onClick={() => editor.select([])} />
        <ClassSwatch name={same ? first.class : 'unknown'} size={20} />
        <p>
          <strong>{same ? localised(CLASS_TEXTS[first.class]) : t('mixed')}</strong>
          <small>
            {[
              selected.length > 1 ? t('selected', { count: selected.length }) : t(confidenceWord(first)),
              t('share', { percent }),
            ].join(' · ')}
          </small>
        </p>
      </div>
      {touch && (
        <button
          type="button"
          className={styles['lock']}
          aria-pressed={editor.adding}
          onClick={() => editor.setAdding(!editor.adding)}
        >
          <Icon name="plus" />
          <strong>{t('several')}</strong>
        </button>
      )}
      <button
        type="button"
        className={styles['lock']}
        aria-pressed={locked}
        onClick={() => editor.changeSelected({ lock: !locked })}
      >
        <Icon name={locked ? 'lock' : 'unlock'} />
        <span>
          <strong>{t('lockThis')}</strong>
          <small>{t('lockHint')}</small>
        </span>
      </button>
      {!editor.locksOnly && (
        <>
          <MaterialRow editor={editor} />
          {scene.geometry && (
            <PlaceRow key={selected.map(({ id }) => id).join()} editor={editor} geometry={scene.geometry} />
          )}
          <div className={styles['section']}>
            <h3>{t('whatIsIt')}</h3>
            <div className={styles['classes']} role="group" aria-label={t('whatIsIt')}>
              {classesFor(scene.space, present).map((name) => (
                <button
                  key={name}
                  type="button"
                  className={styles['class']}
                  aria-pressed={same && first.class === name}
                  onClick={() => editor.changeSelected({ class: name })}
                >
                  <ClassSwatch name={name} />
                  <span className={styles['words']}>{localised(CLASS_TEXTS[name])}</span>
                </button>
              ))}
            </div>
          </div>
        </>
      )}
      {selected.some((region) => region.corrected || region.lock) && (
        <div className={styles['foot']}>
          <Button size="small" block onClick={() => editor.changeSelected({ reset: true })}>
            {t('resetRegion')}
          </Button>
        </div>
      )}
    </>
  );
}
