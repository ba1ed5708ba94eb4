import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useModelWork } from '../model-context.ts';
import { countHidden, isEverythingShown, showRest } from '../state/isolate.ts';
import { useModelStore } from '../state/model-store.ts';
import { useOnlyName } from './use-only-name.ts';
import styles from './ModelScene.module.css';

/** That not everything is seen, and the way back: who shows one thing alone must not look for where to end it. */
export function HiddenNote() {
  const { t } = useTranslation('model');
  const { opening } = useModelWork();
  const hidden = useModelStore((state) => state.hidden);
  const look = useModelStore((state) => state.look);
  const only = useOnlyName();
  if (!opening.opened || isEverythingShown(hidden)) return null;
  return (
    <div className={styles['note']} role="status">
      <span>
        {only === undefined ? t('shownLess', { count: countHidden(hidden) }) : t('onlyIs', { name: only })}
      </span>
      <Button size="small" onClick={() => look({ hidden: only === undefined ? {} : showRest(hidden) })}>
        {t(only === undefined ? 'showAll' : 'showRest')}
      </Button>
    </div>
  );
}
