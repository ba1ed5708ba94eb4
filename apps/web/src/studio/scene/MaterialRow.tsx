import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { MaterialBrowser } from '../../library/MaterialBrowser.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './SceneInspector.module.css';
import type { SceneEditor } from './use-scene-editor.ts';

/** The material of the selected regions: the style's own until one of the library is chosen. */
export function MaterialRow({ editor }: { readonly editor: SceneEditor }) {
  const { t } = useTranslation('reading');
  const localised = useLocalised();
  const [browsing, setBrowsing] = useState(false);
  const items = useQuery(libraryQuery('material')).data ?? [];
  const { selected } = editor;
  const [id, ...others] = new Set(selected.map((region) => region.material));
  const item = items.find((each) => each.id === id);
  const name = others.length > 0 ? t('mixedMaterials') : item ? localised(item.name) : (id ?? t('styleOwn'));
  return (
    <div className={styles['section']}>
      <h3>{t('material')}</h3>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['material']}
          aria-haspopup="dialog"
          title={t('changeMaterial')}
          onClick={() => setBrowsing(true)}
        >
          {item && others.length === 0 ? (
            <Picture src={item.cover} />
          ) : (
            <span className={styles['none']}>
              <Icon name="layers" />
            </span>
          )}
          {name}
        </button>
        {(id !== null || others.length > 0) && (
          <IconButton
            icon="close"
            label={t('styleOwn')}
            onClick={() => editor.changeSelected({ material: null })}
          />
        )}
      </div>
      {browsing && (
        <MaterialBrowser
          title={t('changeMaterial')}
          value={id ?? undefined}
          onChoose={(chosen) => {
            editor.changeSelected({ material: chosen.id });
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </div>
  );
}
