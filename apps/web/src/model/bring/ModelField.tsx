import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import card from '../../studio/panel/BaseField.module.css';
import field from '../../studio/panel/Field.module.css';
import well from '../../studio/panel/PictureWell.module.css';
import { useStudio } from '../../studio/studio-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModelWork } from '../model-context.ts';
import { readOf } from '../read-model.ts';
import { useModelStore } from '../state/model-store.ts';
import styles from './ModelField.module.css';
import { ReadingQuestion } from './ReadingQuestion.tsx';
import { ReadingWarnings } from './ReadingWarnings.tsx';

/** What goes in: the model, how it was read, and how to change either. */
export function ModelField() {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const number = useNumber();
  const { choosePicture, shown } = useStudio();
  const { answer, bring, openMine } = useModelWork();
  const open = useModelStore((state) => state.open);
  const { sending, refused } = bring;
  const read = readOf(answer);
  const close = () => {
    open(null);
    shown.show(undefined);
  };
  return (
    <section className={field['field']} data-guide="base">
      <div className={field['head']}>
        <h3 className={field['label']}>{t('model')}</h3>
        {read && (
          <span className={field['value']}>
            {t('triangles', { count: read.triangles, shown: number(read.triangles) })}
          </span>
        )}
      </div>
      {sending ? (
        <Underway
          words={t('sendingShare', { name: sending.name, percent: Math.round(sending.share * 100) })}
          share={sending.share}
          onStop={bring.stop}
        />
      ) : answer === undefined ? (
        <>
          <button type="button" className={card['empty']} onClick={choosePicture}>
            <Icon name="upload" size={20} />
            <span>{t('drop')}</span>
            <small>{t('formats')}</small>
          </button>
          <div className={well['sources']}>
            <button type="button" onClick={openMine}>
              {t('mine')}
            </button>
          </div>
        </>
      ) : (
        <>
          <div className={card['card']}>
            {answer.previewUrl && <img className={card['thumbnail']} src={answer.previewUrl} alt="" />}
            <span className={styles['name']}>
              <strong title={answer.name}>{answer.name}</strong>
              <small>
                {formatBytes(answer.bytes, locale)}
                {answer.version > 1 && ` · ${t('version', { number: answer.version })}`}
              </small>
            </span>
            <IconButton icon="layers" label={t('mine')} onClick={openMine} />
            <IconButton icon="refresh" label={t('replace')} onClick={choosePicture} />
            <IconButton icon="close" label={t('close')} onClick={close} />
          </div>
          {answer.state === 'reading' && (
            <Underway
              words={t('readingShare', { percent: Math.round(answer.progress * 100) })}
              share={answer.progress}
            />
          )}
          {answer.error && <Refused code={answer.error.code} text={answer.error.message} />}
          {read && <ReadingQuestion model={read} />}
          {read && <ReadingWarnings warnings={read.warnings} />}
        </>
      )}
      {refused && <Refused code={refused.code} text={refused.text} />}
    </section>
  );
}

function Underway({
  words,
  share,
  onStop,
}: {
  readonly words: string;
  readonly share: number;
  readonly onStop?: () => void;
}) {
  const { t } = useTranslation('model');
  return (
    <div className={card['card']}>
      <p className={card['sending']} role="status">
        {words}
      </p>
      {onStop && <IconButton icon="close" label={t('stop')} onClick={onStop} />}
      <span className={card['bar']} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

function Refused({ code, text }: { readonly code: string | undefined; readonly text: string }) {
  const { t } = useTranslation('model');
  return (
    <p className={styles['refused']} role="alert">
      {text}{' '}
      {code !== undefined && (
        <a href={`/qaPage?error=${code}`} target="_blank" rel="noreferrer">
          {t('why')}
        </a>
      )}
    </p>
  );
}
