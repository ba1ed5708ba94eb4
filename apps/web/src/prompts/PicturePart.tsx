import { promptOfAnalysis } from '@plumbline/contract/analysis/prompt-of-analysis.ts';
import { PROMPT_MAX_LENGTH } from '@plumbline/contract/constants.ts';
import { joinPieces, translatePhrase } from '@plumbline/contract/prompts/translate-phrase.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analysisQuery } from '../analysis/analysis-query.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { usePictureUpload } from '../studio/base/use-picture-upload.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TERM_INDEX } from './dictionary.ts';
import styles from './Prompts.module.css';

interface Props {
  /** A picture that the address names. */
  readonly imageId: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A picture whose look becomes words, which can be changed like any others. */
export function PicturePart({ imageId, value, onChange }: Props) {
  const { t } = useTranslation('prompts');
  const locale = useLocale();
  const id = useId();
  const [brought, setBrought] = useState(imageId);
  const upload = usePictureUpload('base', (picture) => setBrought(picture.imageId));
  const analysis = useQuery({ ...analysisQuery(brought ?? '', locale), enabled: brought !== undefined });
  const written = useRef('');
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (!analysis.data || written.current === analysis.data.imageId) return;
    written.current = analysis.data.imageId;
    const words = promptOfAnalysis(analysis.data)
      .split(', ')
      .map((word) => joinPieces(translatePhrase(TERM_INDEX, word, locale), locale));
    change.current(words.join(locale === 'zh-CN' ? '，' : locale === 'ja' ? '、' : ', '));
  }, [analysis.data, locale]);
  const busy = upload.sending !== undefined || analysis.isFetching;
  return (
    <div className={styles['part']}>
      <label htmlFor={id}>{t('part_picture')}</label>
      <div className={styles['picture']}>
        {analysis.data && brought !== undefined && (
          <>
            <img src={analysis.data.thumbnailUrl} alt={t('pictureAlt')} />
            <IconButton
              icon="close"
              label={t('removePicture')}
              onClick={() => {
                written.current = '';
                setBrought(undefined);
                onChange('');
              }}
            />
          </>
        )}
        <label className={styles['pick']}>
          <Icon name="upload" size={18} />
          <span>{t('fromPicture')}</span>
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.take({ kind: 'file', file });
              target.value = '';
            }}
          />
        </label>
        <p role="status">
          {busy ? t('readingPicture') : analysis.isError ? t('pictureFailed') : t('fromPictureHint')}
        </p>
      </div>
      <textarea
        id={id}
        className={styles['input']}
        rows={2}
        maxLength={PROMPT_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
