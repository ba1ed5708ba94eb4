import { Button } from '@plumbline/web/ui/Button.tsx';
import { outOfMemoryAdvice } from '../../checks/comfyui.ts';
import { failureText, type Translate, useClient, useTexts } from '../bridge/client-context.tsx';
import type { ClientState } from '../../ipc/state.ts';
import styles from './RenderState.module.css';

/** What becomes of the render that was asked for, and what helps where it failed. */
export function RenderState() {
  const { state, call } = useClient();
  const t = useTexts();
  const { render, locale, settings, waiting } = state;
  const { phase, failure } = render;
  const { engine } = settings.global;
  const advice =
    failure?.code === 'GRAPHICS_MEMORY_OVERFLOW' ? outOfMemoryAdvice(engine.modelFamily) : undefined;
  const failed = waiting.filter((each) => each.failure !== null);
  return (
    <div className={styles['state']} role="status">
      <p data-failed={phase === 'failed' || undefined}>
        {phase === 'failed' && failure ? failureText(failure, locale) : wordsOf(render, t)}
      </p>
      {render.entryId !== null && (
        <progress max={1} value={phase === 'generating' ? render.progress : undefined} />
      )}
      {advice?.family && (
        <Button
          size="small"
          onClick={() => void call('changeGlobal', { engine: { ...engine, modelFamily: 'sd1.5' } })}
        >
          {t('useSd15')}
        </Button>
      )}
      {advice?.size && (
        <Button size="small" onClick={() => void call('changeRender', { size: 512 })}>
          {t('use512')}
        </Button>
      )}
      {failure?.code === 'NOT_ENOUGH_TICKETS' && (
        <Button size="small" onClick={() => void call('openOutside', { page: 'recharge' })}>
          {t('getIt')}
        </Button>
      )}
      {failed.map(({ id, failure: why }) => (
        <div key={id} className={styles['waiting']}>
          <span>{why ? failureText(why, locale) : ''}</span>
          <Button size="small" kind="text" onClick={() => void call('retryWaiting', { id })}>
            {t('retry')}
          </Button>
          <Button size="small" kind="text" onClick={() => void call('dropWaiting', { id })}>
            {t('remove')}
          </Button>
        </div>
      ))}
    </div>
  );
}

function wordsOf({ phase, ahead, waitSeconds, progress }: ClientState['render'], t: Translate): string {
  switch (phase) {
    case 'queued':
      return t('phase_queued', { ahead, seconds: waitSeconds });
    case 'generating':
      return t('phase_generating', { percent: Math.round(progress * 100) });
    case 'setting-up':
      return t('phase_setting_up');
    case 'loading-model':
      return t('phase_loading_model');
    case 'finished':
      return t('phase_finished');
    case 'stopped':
      return t('phase_stopped');
    case 'failed':
      return t('phase_failed');
    case 'idle':
      return t('phase_idle');
  }
}
