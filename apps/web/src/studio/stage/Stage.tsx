import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useNarrow } from '../../app/use-media.ts';
import { useStudio } from '../studio-context.ts';
import { Layer } from './Layer.tsx';
import { ModeButtons } from './ModeButtons.tsx';
import { useStageMode } from './modes/use-stage-mode.ts';
import { onStage } from './on-stage.ts';
import { StageToolbar } from './StageToolbar.tsx';
import styles from './Stage.module.css';
import { useStageKeys } from './use-stage-keys.ts';
import { useViewport } from './use-viewport.ts';

const MaskStage = lazyPart('masks', async () => (await import('../editor/canvas/MaskStage.tsx')).MaskStage);

/** The picture on neutral grey, with what the mode that is on (`modes/`) lays over it and around it. */
export function Stage() {
  const { t } = useTranslation('stage');
  const studio = useStudio();
  const { settings, task, shown, view, masks } = studio;
  const { mode, facts, buttons } = useStageMode();
  const content = onStage(settings.base, mode.picture === 'base' ? undefined : task, shown.variant);
  const isShown = mode.picture !== 'hidden';
  const plane = mode.plane?.(settings);
  const margins = mode.margins[useNarrow() ? 'narrow' : 'wide'];
  const [frame, viewport] = useViewport(plane ?? content?.size, margins);
  const ofBase = plane
    ? { ...viewport, x: viewport.x + plane.x * viewport.scale, y: viewport.y + plane.y * viewport.scale }
    : viewport;
  const measured = Boolean(content?.result?.fidelity);
  const held = useStageKeys({ mode, buttons, studio, viewport, measured });
  const peeking = held && mode.space === 'showBase';
  const [canPaint, setCanPaint] = useState(false);
  const parts = { content, viewport: ofBase, canPaint };
  const { OnPicture, OnStage, Options, Below, Beside } = mode;

  return (
    <section className={styles['stage']} aria-label={t('stage')} data-guide="result">
      <div
        className={styles['frame']}
        ref={frame}
        style={mode.cursor === undefined ? undefined : { cursor: mode.cursor }}
        {...viewport.handlers}
      >
        {isShown && content && (
          <Layer content={content} view={peeking ? 'base' : view} viewport={ofBase}>
            {OnPicture && !peeking && <OnPicture />}
          </Layer>
        )}
        {isShown && content?.isOwn && masks && (
          <MaskStage
            editor={masks}
            viewport={viewport}
            panning={held && mode.space === 'move'}
            shows={mode.masks(facts)}
            onShown={setCanPaint}
          />
        )}
        {OnStage && <OnStage {...parts} />}
      </div>
      {Beside && <Beside {...parts} />}
      {isShown && content && (
        <div className={styles['above']}>
          <StageToolbar content={content} viewport={viewport}>
            <ModeButtons buttons={buttons} />
            {Options && <Options />}
          </StageToolbar>
        </div>
      )}
      {Below && (
        <div className={styles['below']}>
          <Below {...parts} />
        </div>
      )}
    </section>
  );
}
