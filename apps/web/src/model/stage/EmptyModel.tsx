import { useTranslation } from 'react-i18next';
import { LearnTool } from '../../guide/LearnTool.tsx';
import { Button } from '../../ui/Button.tsx';
import { useStudio } from '../../studio/studio-context.ts';
import empty from '../../studio/stage/EmptyStage.module.css';
import { useSampleModel } from '../bring/use-sample-model.ts';
import { useModelWork } from '../model-context.ts';

/** The first step: drop a model, or begin with one that is there already. */
export function EmptyModel() {
  const { t } = useTranslation('model');
  const { tool, choosePicture } = useStudio();
  const { bring, openMine } = useModelWork();
  const sample = useSampleModel(bring.take);
  return (
    <div className={empty['empty']}>
      <div className={empty['words']}>
        <h2>{t('emptyTitle')}</h2>
        <p>{t('emptyBody')}</p>
        <div className={empty['ways']}>
          <Button size="large" onClick={choosePicture}>
            {t('choose')}
          </Button>
          <Button size="large" kind="text" onClick={openMine}>
            {t('mine')}
          </Button>
        </div>
        <Button loading={sample.loading} onClick={sample.take}>
          {t('sample')}
        </Button>
        <LearnTool tool={tool.function} />
      </div>
    </div>
  );
}
