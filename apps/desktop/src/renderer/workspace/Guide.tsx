import { Button } from '@plumbline/web/ui/Button.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './Guide.module.css';
import { shortKey } from './short-key.ts';

const STEPS = { 1: 'guideWindow', 2: 'guideArea', 3: 'guideRender' } as const;

/** What to do at this step, until somebody knows. */
export function Guide({ step }: { readonly step: 1 | 2 | 3 }) {
  const { state, call } = useClient();
  const t = useTexts();
  const shortcut = shortKey(state.settings.global.shortcut, state.platform);
  return (
    <div className={styles['guide']} role="note">
      <p>
        <span className="tabular">{step} / 3</span> {t(STEPS[step], { shortcut })}
      </p>
      <Button size="small" kind="text" onClick={() => void call('finishGuide')}>
        {t('guideDone')}
      </Button>
    </div>
  );
}
