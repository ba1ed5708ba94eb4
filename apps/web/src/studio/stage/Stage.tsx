import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../app/use-media.ts';
import { useDropper } from '../editor/dropper/dropper.ts';
import { frameOf } from '../editor/frame/canvas-frame.ts';
import { useMaskKeys } from '../editor/keys/use-mask-keys.ts';
import { useQuadDraft } from '../editor/quad/quad-draft.ts';
import { useSceneEditor } from '../scene/use-scene-editor.ts';
import { useStudio } from '../studio-context.ts';
import { EmptyScene } from './EmptyScene.tsx';
import { EmptyWords } from './EmptyWords.tsx';
import { EmptyStage } from './EmptyStage.tsx';
import { Layer } from './Layer.tsx';
import { onStage } from './on-stage.ts';
import { StageToolbar } from './StageToolbar.tsx';
import styles from './Stage.module.css';
import { TaskCard } from './TaskCard.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { useViewport } from './use-viewport.ts';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { texts } from '../../app/load-chunk.ts';

// Most visits begin without a picture of one's own.
const BottomBar = lazyPart(
  'result',
  async () => (await import('./BottomBar.tsx')).BottomBar,
  texts('studio'),
);
const MaskStage = lazyPart('masks', async () => (await import('../editor/canvas/MaskStage.tsx')).MaskStage);
const DropperStage = lazyPart(
  'dropper',
  async () => (await import('../editor/dropper/DropperStage.tsx')).DropperStage,
  texts('studio'),
);
const FrameStage = lazyPart('frame', async () => (await import('../editor/frame/FrameStage.tsx')).FrameStage);
const HelpSheet = lazyDialog(
  'keys',
  async () => (await import('../editor/keys/HelpSheet.tsx')).HelpSheet,
  texts('studio'),
);
const QuadBar = lazyPart(
  'corners',
  async () => (await import('../editor/quad/QuadBar.tsx')).QuadBar,
  texts('studio'),
);
const QuadStage = lazyPart(
  'corners',
  async () => (await import('../editor/quad/QuadStage.tsx')).QuadStage,
  texts('studio'),
);
const ToolRail = lazyPart(
  'masks',
  async () => (await import('../editor/rail/ToolRail.tsx')).ToolRail,
  texts('studio'),
);
const SceneInspector = lazyPart(
  'scene',
  async () => (await import('../scene/SceneInspector.tsx')).SceneInspector,
  texts('studio'),
);

const MARGINS = {
  wide: { top: 64, bottom: 80, side: 32 },
  /** Room for the tools at the left. */
  painting: { top: 64, bottom: 32, side: 64, right: 32 },
  /** Room for the inspector at the right. */
  beside: { top: 64, bottom: 32, side: 32, right: 324 },
  narrow: { top: 60, bottom: 96, side: 12 },
  /** Room for the inspector's sheet. */
  sheet: { top: 60, bottom: 240, side: 12 },
} as const;

/** The picture on neutral grey, with what can be done to it floating around. */
export function Stage() {
  const { t } = useTranslation('stage');
  const { tool, settings, upload, task, shown, view, setView, needsBase, masks } = useStudio();
  const sentence = tool.fields.find(({ name, required }) => name === 'promptTxt' && required);
  const narrow = useNarrow();
  // What was understood is said of the workspace's base, whatever render was opened before.
  const reading = view === 'scene' && tool.sceneSpace !== undefined && settings.base !== null;
  const painting = view === 'mask' && masks !== undefined;
  const dropper = useDropper();
  const dropping = painting && settings.base !== null && dropper.imageId === settings.base.imageId;
  useEffect(() => dropper.end, [dropper.end]);
  const draft = useQuadDraft();
  // Corners mean nothing on another picture.
  const quad = painting && settings.base && draft.imageId === settings.base.imageId ? draft.quad : undefined;
  const content =
    reading || painting ? onStage(settings.base, undefined, 0) : onStage(settings.base, task, shown.variant);
  const margins = narrow
    ? reading
      ? MARGINS.sheet
      : MARGINS.narrow
    : reading
      ? MARGINS.beside
      : painting
        ? MARGINS.painting
        : MARGINS.wide;
  // A new canvas is looked at whole; while its frame is dragged the picture stays where it is.
  const canvas =
    !content?.result && tool.fields.some(({ control }) => control === 'canvas')
      ? frameOf(settings)
      : undefined;
  const [frame, viewport] = useViewport(canvas ?? content?.size, margins);
  const baseViewport = canvas
    ? {
        ...viewport,
        x: viewport.x + canvas.x * viewport.scale,
        y: viewport.y + canvas.y * viewport.scale,
      }
    : viewport;
  const fidelity = Boolean(content?.result?.fidelity);
  const [help, setHelp] = useState(false);
  // Who sees the tools may paint: a press before that would move the picture.
  const [canPaint, setCanPaint] = useState(false);
  const panning = useMaskKeys(painting && !quad && !dropping ? masks : undefined, () => setHelp(true));
  const peeking = useStageKeys(viewport, fidelity) && !painting;
  const editor = useSceneEditor(reading);
  const leaveReading = () => setView('compare');

  const picture = content?.result?.imageId;
  const [divider, setDivider] = useState<{ picture: string | undefined; position: number }>();
  // Every other result begins as a comparison at the middle.
  const position = divider?.picture === picture ? (divider?.position ?? 50) : 50;

  return (
    <section className={styles['stage']} aria-label={t('stage')} data-guide="result">
      <div className={styles['frame']} ref={frame} {...viewport.handlers}>
        {upload.sending ? (
          <img className={styles['sending']} src={upload.sending.preview} alt={t('base')} />
        ) : content ? (
          <Layer
            content={content}
            view={peeking ? 'base' : view}
            editor={reading ? editor : undefined}
            viewport={baseViewport}
            position={position}
            onPosition={(next) => setDivider({ picture, position: next })}
          />
        ) : needsBase ? (
          <EmptyStage />
        ) : sentence ? (
          <EmptyWords field={sentence} />
        ) : (
          <EmptyScene />
        )}
        {canvas && settings.base && !upload.sending && (
          <FrameStage base={settings.base} frame={canvas} viewport={baseViewport} />
        )}
        {content && !content.result && masks && !upload.sending && (
          <MaskStage
            editor={masks}
            viewport={viewport}
            panning={panning}
            active={painting && !quad && !dropping}
            hidden={dropping || (quad !== undefined && settings.pictures.material !== undefined)}
            onShown={setCanPaint}
          />
        )}
        {dropping && settings.base && <DropperStage base={settings.base} viewport={viewport} />}
        {quad && settings.base && <QuadStage base={settings.base} quad={quad} viewport={viewport} />}
      </div>
      {quad && settings.base && (
        <div className={styles['below']}>
          <QuadBar base={settings.base} quad={quad} />
        </div>
      )}
      {painting && canPaint && !quad && !upload.sending && (
        <ToolRail editor={masks} onHelp={() => setHelp(true)} />
      )}
      {help && <HelpSheet onClose={() => setHelp(false)} />}
      {content && !upload.sending && (
        <div className={styles['above']}>
          <StageToolbar content={content} view={view} onView={setView} viewport={viewport} />
        </div>
      )}
      {!upload.sending && !reading && (
        <div className={styles['below']}>
          <TaskCard />
          {content?.result && task && <BottomBar task={task} result={content.result} />}
        </div>
      )}
      {reading && !upload.sending && <SceneInspector editor={editor} onClose={leaveReading} />}
    </section>
  );
}
