import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useCallback, useState } from 'react';
import { toast } from '@plumbline/web/ui/toast/toast.ts';
import { boxOf, isLargeEnough, maxEdgeOf } from '../../capture/area.ts';
import { useClient, useHeard } from '../bridge/client-context.tsx';
import { useCapture } from '../capture/use-capture.ts';
import { grabFile, type Grabbed } from '../capture/window-capture.ts';
import { useLive } from '../live/use-live.ts';
import { Header } from './Header.tsx';
import { HistoryStrip } from './HistoryStrip.tsx';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import type { StageView } from './stage-view.ts';
import { WindowPicker } from './WindowPicker.tsx';
import styles from './Workspace.module.css';

/** The page one works on: steps and settings, the stage, the history. */
export function Workspace({ onSettings }: { readonly onSettings: () => void }) {
  const { state, call } = useClient();
  const capture = useCapture();
  const live = useLive(capture.capture);
  const [picking, setPicking] = useState(false);
  const [view, setView] = useState<StageView>('capture');
  const [shown, setShown] = useState<string>();
  const { locale, target, settings } = state;
  const maxEdge = maxEdgeOf(settings.render.function);

  const say = useCallback(
    (code: 'WINDOW_REQUIRED' | 'RENDER_AREA_REQUIRED' | 'FILE_LOAD_FAILED' | 'CAPTURE_LOST') =>
      toast.error(new AppError(code, 'page').userText(locale)),
    [locale],
  );
  const send = useCallback(
    async (grabbed: Grabbed, seed: number | null = null) => {
      setShown(undefined);
      setView('result');
      await call('render', { ...grabbed, seed });
      if (settings.global.resultOnTop) await call('showResultWindow', { shown: true });
    },
    [call, settings.global.resultOnTop],
  );
  const render = useCallback(async () => {
    const from = capture.capture;
    if (!from) return say('WINDOW_REQUIRED');
    // What a lost or muted window shows is an old picture: nobody pays for it.
    if (capture.lost || from.isMuted) return say('CAPTURE_LOST');
    const { width, height } = from.size;
    if (!target?.area || !isLargeEnough(boxOf(target.area, width, height)))
      return say('RENDER_AREA_REQUIRED');
    await send(await from.grab(target.area, maxEdge));
  }, [capture.capture, capture.lost, target, say, send, maxEdge]);
  useHeard('renderNow', () => void render());

  const follow = () => {
    if (!capture.capture) return say('WINDOW_REQUIRED');
    if (!target?.area) return say('RENDER_AREA_REQUIRED');
    live.start();
    setView('live');
    if (settings.global.resultOnTop) void call('showResultWindow', { shown: true });
  };
  const keepFrame = async () => {
    if (!live.result) return;
    const { meta, picture, sent } = live.result;
    await call('keepFrame', { base: sent, picture, width: meta.width, height: meta.height });
  };
  /** The very picture that was sent, with the seed that it was rendered with. */
  const promote = async () => {
    if (!live.result) return;
    const { meta, sent } = live.result;
    const { width, height } = meta;
    await send({ picture: sent, mime: 'image/jpeg', width, height, unoptimised: false }, meta.seed);
  };

  const openFile = async (file: File) => {
    try {
      await send(await grabFile(file, maxEdge));
    } catch {
      say('FILE_LOAD_FAILED');
    }
  };
  const resultId = shown ?? state.render.resultId;
  return (
    <div className={styles['workspace']}>
      <Header onSettings={onSettings} />
      <Panel
        capture={capture}
        onPick={() => setPicking(true)}
        live={live}
        onRender={() => void render()}
        onFollow={follow}
        onFile={(file) => void openFile(file)}
      />
      <Stage
        capture={capture}
        live={live}
        onKeep={() => void keepFrame()}
        onPromote={() => void promote()}
        view={view}
        resultId={resultId}
        onView={setView}
        onPick={() => setPicking(true)}
        onFile={(file) => void openFile(file)}
      />
      <HistoryStrip
        shown={resultId}
        onShow={(id) => {
          setShown(id);
          setView('result');
        }}
      />
      {picking && (
        <WindowPicker
          onClose={() => setPicking(false)}
          onChoose={(id) => {
            setPicking(false);
            setView('capture');
            void capture.open(id);
          }}
        />
      )}
    </div>
  );
}
