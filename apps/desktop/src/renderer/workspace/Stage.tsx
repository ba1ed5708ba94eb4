import { Button } from '@plumbline/web/ui/Button.tsx';
import { ChipChoice } from '@plumbline/web/ui/ChipChoice.tsx';
import { EmptyState } from '@plumbline/web/ui/EmptyState.tsx';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import type { CaptureView } from '../capture/use-capture.ts';
import { AreaSelector } from './AreaSelector.tsx';
import type { LiveView } from '../live/use-live.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { ResultView } from './ResultView.tsx';
import type { StageView } from './stage-view.ts';
import styles from './Stage.module.css';

interface Props {
  readonly capture: CaptureView;
  readonly live: LiveView;
  readonly view: StageView;
  readonly resultId: string | null;
  readonly onView: (view: StageView) => void;
  readonly onPick: () => void;
  readonly onFile: (file: File) => void;
  /** The live picture of now, kept as it is or rendered in full. */
  readonly onKeep: () => void;
  readonly onPromote: () => void;
}

/** The window’s still with the area on it, or the picture that came of it. */
export function Stage(props: Props) {
  const { capture, live, view, resultId, onView, onPick, onFile, onKeep, onPromote } = props;
  const { state, call } = useClient();
  const t = useTexts();
  const { locale, target } = state;
  const liveResult = view === 'live' ? live.result : undefined;
  const showsLive = liveResult !== undefined;
  const entry = state.history.find(({ id }) => id === resultId);
  const showsResult = (view === 'result' || view === 'compare') && entry !== undefined;
  return (
    <main
      className={styles['stage']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <div className={styles['bar']}>
        <ChipChoice<StageView>
          label={t('showResult')}
          layout="row"
          value={showsResult || showsLive ? view : 'capture'}
          options={[
            { value: 'capture', name: t('showCapture') },
            ...(live.result ? [{ value: 'live' as const, name: t('live') }] : []),
            ...(entry
              ? [
                  { value: 'result' as const, name: t('showResult') },
                  ...(entry.hasBase ? [{ value: 'compare' as const, name: t('showCompare') }] : []),
                ]
              : []),
          ]}
          onChange={onView}
        />
        <span className={styles['space']} />
        {showsLive && (
          <>
            <Button size="small" onClick={onKeep}>
              {t('keepFrame')}
            </Button>
            <Button size="small" onClick={onPromote}>
              {t('promote')}
            </Button>
          </>
        )}
        {showsResult && entry.fidelity !== null && (
          <span className={`${styles['fact']} tabular`}>
            {t('fidelity', { score: entry.fidelity.toFixed(2) })}
          </span>
        )}
        {(entry ?? live.result) && (
          <Button size="small" onClick={() => void call('showResultWindow', { shown: true })}>
            {t('resultWindow')}
          </Button>
        )}
      </div>
      <div className={styles['well']}>
        {liveResult ? (
          <PictureFrame width={liveResult.meta.width} height={liveResult.meta.height}>
            <img
              src={liveResult.url}
              alt={t('live')}
              data-frame={liveResult.frame}
              data-pass={liveResult.meta.pass}
            />
          </PictureFrame>
        ) : showsResult ? (
          <ResultView entry={entry} compared={view === 'compare'} />
        ) : capture.lost ? (
          <EmptyState title={errorText('CAPTURE_LOST', locale)} alert>
            <Button onClick={onPick}>{t('chooseWindow')}</Button>
          </EmptyState>
        ) : capture.still === undefined ? (
          <EmptyState title={t('stepWindow')} body={t('guideWindow')}>
            <Button kind="primary" size="large" onClick={onPick}>
              {t('chooseWindow')}
            </Button>
          </EmptyState>
        ) : (
          <AreaSelector
            still={capture.still}
            area={target?.area ?? null}
            onArea={(area) => void call('selectArea', area)}
          />
        )}
      </div>
    </main>
  );
}
