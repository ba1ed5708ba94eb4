import { useTranslation } from 'react-i18next';
import { userMessage } from '@plumbline/client/server-error.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import styles from './SceneInspector.module.css';
import { SceneSummary } from './SceneSummary.tsx';
import { useSceneEditor } from './use-scene-editor.ts';

/** Beside the picture, on a phone a sheet under it: what was understood, or what is selected of it. */
export function SceneInspector() {
  const { t } = useTranslation(['reading', 'scene']);
  const locale = useLocale();
  const editor = useSceneEditor();
  const { scene, error, saved, selected, leave } = editor;
  return (
    <section className={styles['inspector']} aria-label={t('scene:title')}>
      <header className={styles['head']}>
        <h2>{t('scene:title')}</h2>
        <span className={styles['saved']} role="status" data-state={saved}>
          {saved === 'saved' && <Icon name="check" size={14} />}
          {saved !== 'idle' && t(saved)}
        </span>
        <IconButton icon="close" label={t('close')} onClick={leave} />
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
