import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { samplesQuery } from '../../api/queries.ts';
import { useMedia } from '../../app/use-media.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LearnTool } from '../../guide/LearnTool.tsx';
import { UnfinishedStage } from '../unfinished/UnfinishedStage.tsx';
import { startSampleDrag } from '../base/dragged-picture.ts';
import { smallPicture } from '../../ui/small-picture.ts';
import { useStudio } from '../studio-context.ts';
import styles from './EmptyStage.module.css';
import { samplesFor } from './samples-for.ts';

/** The first step: drop something, or begin with a drawing that is there already. */
export function EmptyStage() {
  const { t } = useTranslation(['stage', 'panel', 'files']);
  const localised = useLocalised();
  const { tool, choosePicture, chooseOwn, upload } = useStudio();
  const touch = useMedia('(hover: none)');
  const edits = tool.group === 'edit';
  const title = edits ? (touch ? 'emptyEditTouch' : 'emptyEdit') : touch ? 'emptyTouch' : 'emptyTitle';
  const known = useQuery(samplesQuery);
  const samples = samplesFor(tool, known.data ?? []);
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2>{t(title)}</h2>
        <p>{edits ? localised(tool.summary) : t('emptyBody')}</p>
        <div className={styles['ways']}>
          <Button size="large" onClick={choosePicture}>
            {t('choose')}
          </Button>
          <Button size="large" kind="text" onClick={chooseOwn}>
            {t('files:fromFiles')}
          </Button>
        </div>
        <LearnTool tool={tool.function} />
      </div>
      {tool.editor && <UnfinishedStage />}
      {known.isPending && <div className={styles['coming']} />}
      {samples.length > 0 && (
        <div className={styles['samples']}>
          <p>{t('panel:samples')}</p>
          <ul>
            {samples.map((sample) => (
              <li key={sample.id}>
                <button
                  type="button"
                  aria-label={t('panel:sample', { name: localised(sample.name) })}
                  draggable
                  onDragStart={(event) => startSampleDrag(event.dataTransfer, sample.url)}
                  onClick={() => upload.take({ kind: 'address', url: sample.url })}
                >
                  <img src={smallPicture(sample.url)} alt="" loading="lazy" draggable={false} />
                  <span>{localised(sample.name)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
