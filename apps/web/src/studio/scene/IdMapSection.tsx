import type { Scene } from '@plumbline/contract/api/scene.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useFilePicker } from '../base/use-file-picker.tsx';
import { usePictureUpload } from '../base/use-picture-upload.ts';
import { IdMapSample } from './IdMapSample.tsx';
import styles from './SceneInspector.module.css';
import type { SceneEditor } from './use-scene-editor.ts';

/** Importing a material ID map, with what that is; or taking it out again. */
export function IdMapSection({ editor, scene }: { readonly editor: SceneEditor; readonly scene: Scene }) {
  const { t } = useTranslation('reading');
  // A map is its base's size to the pixel, and its colours are names.
  const upload = usePictureUpload('mask', ({ imageId }) => editor.change({ idMap: imageId }), {
    exact: true,
  });
  const busy = upload.sending !== undefined || editor.saved === 'saving';
  const picker = useFilePicker(t('idMapImport'), (file) => upload.take({ kind: 'file', file }));
  return (
    <section className={styles['map']} aria-label={t('idMap')}>
      {picker.input}
      <div className={styles['row']}>
        <span>
          {t('idMap')}
          {scene.idMap !== null && <small>{t('idMapInUse')}</small>}
        </span>
        {scene.idMap === null ? (
          <Button size="small" loading={busy} onClick={picker.choose}>
            {t(upload.sending ? 'idMapSending' : 'idMapImport')}
          </Button>
        ) : (
          <Button size="small" loading={busy} onClick={() => editor.change({ idMap: null })}>
            {t('idMapRemove')}
          </Button>
        )}
      </div>
      {scene.idMap === null && (
        <>
          <IdMapSample label={t('idMapSample')} />
          <p className={styles['hint']}>{t('idMapBody')}</p>
        </>
      )}
    </section>
  );
}
