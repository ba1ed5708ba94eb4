import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import stage from '../../studio/stage/Stage.module.css';
import { Stage } from '../../studio/stage/Stage.tsx';
import { TaskCard } from '../../studio/stage/TaskCard.tsx';
import { useStudio } from '../../studio/studio-context.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { EmptyModel } from './EmptyModel.tsx';
import { LayersMenu } from './LayersMenu.tsx';
import { ModelScene } from './ModelScene.tsx';
import styles from './ModelStage.module.css';
import { ResultPick } from './ResultPick.tsx';

/** The model, or a render of it. While a render is made the model stays, and can be looked at from elsewhere. */
export function ModelStage() {
  const { t } = useTranslation(['model', 'stage']);
  const { task, shown } = useStudio();
  const { answer } = useModelWork();
  const choose = useModelStore((state) => state.choose);
  const [picking, setPicking] = useState<string>();
  const result = task?.images[shown.variant] ?? task?.images[0];
  if (!result)
    return (
      <section className={stage['stage']} aria-label={t('stage:stage')} data-guide="result">
        {answer ? <ModelScene /> : <EmptyModel />}
        <div className={stage['below']}>
          <TaskCard />
        </div>
      </section>
    );
  const picks = picking === result.imageId && result.masksUrl !== null;
  return (
    <div className={styles['result']}>
      <Stage />
      {picks && <ResultPick key={result.imageId} result={result} />}
      <div className={styles['back']}>
        <Button
          size="small"
          onClick={() => {
            choose(undefined);
            shown.show(undefined);
          }}
        >
          {t('backToModel')}
        </Button>
        {result.masksUrl && (
          <Button
            size="small"
            aria-pressed={picks}
            onClick={() => {
              choose(undefined);
              setPicking(picks ? undefined : result.imageId);
            }}
          >
            {t('clickToPick')}
          </Button>
        )}
        <LayersMenu result={result} />
      </div>
    </div>
  );
}
