import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../app/use-media.ts';
import { useStudio } from '../studio-context.ts';
import { BottomBar } from './BottomBar.tsx';
import { EmptyStage } from './EmptyStage.tsx';
import { Layer } from './Layer.tsx';
import { onStage } from './on-stage.ts';
import { StageToolbar } from './StageToolbar.tsx';
import styles from './Stage.module.css';
import { TaskCard } from './TaskCard.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { useViewport } from './use-viewport.ts';
import type { View } from './view.ts';

const MARGINS = { wide: { top: 64, bottom: 80, side: 32 }, narrow: { top: 60, bottom: 96, side: 12 } };

/** The picture on neutral grey, with what can be done to it floating around. */
export function Stage() {
  const { t } = useTranslation('stage');
  const { settings, upload, task, shown } = useStudio();
  const narrow = useNarrow();
  const [view, setView] = useState<View>('compare');
  const content = onStage(settings.base, task, shown.variant);
  const [frame, viewport] = useViewport(content?.size, narrow ? MARGINS.narrow : MARGINS.wide);
  const peeking = useStageKeys(viewport);

  const picture = content?.result?.imageId;
  const [divider, setDivider] = useState<{ picture: string | undefined; position: number }>();
  // Every other result begins as a comparison at the middle.
  const position = divider?.picture === picture ? (divider?.position ?? 50) : 50;

  return (
    <section className={styles['stage']} aria-label={t('stage')}>
      <div className={styles['frame']} ref={frame} {...viewport.handlers}>
        {upload.sending ? (
          <img className={styles['sending']} src={upload.sending.preview} alt={t('base')} />
        ) : content ? (
          <Layer
            content={content}
            view={peeking ? 'base' : view}
            viewport={viewport}
            position={position}
            onPosition={(next) => setDivider({ picture, position: next })}
          />
        ) : (
          <EmptyStage />
        )}
      </div>
      {content && !upload.sending && (
        <>
          <div className={styles['above']}>
            <StageToolbar content={content} view={view} onView={setView} viewport={viewport} />
          </div>
          <div className={styles['below']}>
            <TaskCard />
            {content.result && task && <BottomBar task={task} result={content.result} />}
          </div>
        </>
      )}
    </section>
  );
}
