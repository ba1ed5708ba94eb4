import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { samplesQuery } from '../api/queries.ts';
import { isGone } from '../api/is-gone.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useDropZone } from '../studio/base/use-drop-zone.ts';
import { usePictureUpload } from '../studio/base/use-picture-upload.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Analysis.module.css';
import { AnalysisReport } from './AnalysisReport.tsx';
import { analysisQuery } from './analysis-query.ts';

const SAMPLES = 4;

/** What a picture is: brought here, or named by the address. */
export function AnalysisPage() {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const imageId = search.get('imageId') ?? undefined;
  const upload = usePictureUpload('base', (picture) => setSearch({ imageId: picture.imageId }));
  const { over, handlers } = useDropZone(upload.take);
  const analysis = useQuery({ ...analysisQuery(imageId ?? '', locale), enabled: imageId !== undefined });
  const samples = useQuery(samplesQuery).data ?? [];
  const busy = upload.sending !== undefined || analysis.isFetching;
  const pick = (label: string) => (
    <label className={styles['pick']}>
      <Icon name="upload" size={18} />
      <span>{label}</span>
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
  );
  return (
    <div className={styles['page']} data-over={over || undefined} {...handlers}>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        {!analysis.data && <p>{t('lead')}</p>}
      </div>
      <p className={styles['status']} role="status">
        {busy && t(upload.sending ? 'sending' : 'looking')}
      </p>
      {imageId === undefined && !upload.sending && (
        <div className={styles['start']}>
          {pick(t('choose'))}
          <p>{t('drop')}</p>
          <ul aria-label={t('sample')}>
            {samples.slice(0, SAMPLES).map((sample) => (
              <li key={sample.id}>
                <button type="button" onClick={() => upload.take({ kind: 'address', url: sample.url })}>
                  <img src={sample.url} alt="" loading="lazy" />
                  <span>{sample.name[locale]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {analysis.isError && !analysis.isFetching && (
        <EmptyState alert title={t(isGone(analysis.error) ? 'gone' : 'failed')}>
          <Button onClick={() => void analysis.refetch()}>{t('retry')}</Button>
          {pick(t('another'))}
        </EmptyState>
      )}
      {analysis.data && (
        <AnalysisReport analysis={analysis.data} pick={pick(t('another'))} onUpload={upload.take} />
      )}
    </div>
  );
}
