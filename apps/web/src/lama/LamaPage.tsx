import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { useDropZone } from '../studio/base/use-drop-zone.ts';
import { StartButton } from '../studio/panel/StartButton.tsx';
import { Stage } from '../studio/stage/Stage.tsx';
import { StudioContext } from '../studio/studio-context.ts';
import { useWorkspace } from '../studio/use-workspace.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './LamaPage.module.css';

/** Quick removal with nothing around it: the picture, the brush and one button. */
export function LamaPage() {
  const { t } = useTranslation(['stage', 'panel']);
  const localised = useLocalised();
  const { studio, input } = useWorkspace(TOOLS.clean);
  const { over, handlers } = useDropZone(studio.upload.take);
  return (
    <StudioContext value={studio}>
      <div className={styles['page']} data-over={over} {...handlers}>
        <h1 className="visually-hidden">{localised(TOOLS.clean.title)}</h1>
        {input}
        <Stage />
        <div className={styles['bar']}>
          <IconButton icon="upload" label={t('choose')} onClick={studio.choosePicture} />
          <div className={styles['start']}>
            <StartButton />
          </div>
        </div>
      </div>
    </StudioContext>
  );
}
