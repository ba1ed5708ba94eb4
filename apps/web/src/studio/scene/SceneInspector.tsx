import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '@plumbline/client/server-error.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import styles from './SceneInspector.module.css';
import { SceneSummary } from './SceneSummary.tsx';
import type { SceneEditor } from './use-scene-editor.ts';

interface Props {
  readonly editor: SceneEditor;
  readonly onClose: () => void;
}

/** Beside the picture, on a phone a sheet under it: what was understood, or what is selected of it. */
export function SceneInspector({ editor, onClose }: Props) {
  const { t } = useTranslation('scene');
  const locale = useLocale();
  const { scene, error, saved, selected, select } = editor;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Dialogs and menus over the page keep their own Escape.
      if (document.querySelector('[role=dialog]:not([popover]), [popover=auto]:popover-open')) return;
      if (selected.length > 0) select([]);
      else onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose, select, selected]);
  return (
    <section className={styles['inspector']} aria-label={t('title')}>
      <header className={styles['head']}>
        <h2>{t('title')}</h2>
        <span className={styles['saved']} role="status" data-state={saved}>
          {saved === 'saved' && <Icon name="check" size={14} />}
          {saved !== 'idle' && t(saved)}
        </span>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      {scene ? (
        <div className={styles['body']}>
          {selected.length > 0 ? (
            <RegionPanel editor={editor} scene={scene} />
          ) : (
            <SceneSummary editor={editor} scene={scene} />
          )}
        </div>
      ) : error ? (
        <div className={styles['failed']} role="alert">
          <strong>{t('failed')}</strong>
          <p>{userMessage(error, locale)}</p>
          <Button onClick={editor.retry}>{t('retry')}</Button>
        </div>
      ) : (
        <p className={styles['reading']} role="status">
          {t('reading')}
        </p>
      )}
    </section>
  );
}
