import type { Work, WorkPicture } from '@plumbline/contract/api/works.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../app/use-media.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import { PictureStage } from './PictureStage.tsx';
import styles from './WorkPictures.module.css';

/** The pictures of a work, one at a time and as large as there is room for; beside its base where that is shown. */
export function WorkPictures({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  const narrow = useNarrow();
  const [at, setAt] = useState(0);
  const [comparing, setComparing] = useState(false);
  const [position, setPosition] = useState(50);
  const picture = work.images[at] ?? work.images[0];
  const { base } = work;
  if (!picture) return null;
  const shown = comparing && base;
  return (
    <div className={styles['pictures']}>
      <div className={styles['room']}>
        {shown ? (
          <div className={styles['compare']} style={{ aspectRatio: picture.width / picture.height }}>
            <CompareSlider
              before={base.url}
              after={picture.url}
              beforeAlt={t('base')}
              afterAlt={work.title}
              label={t('compareLabel')}
              position={position}
              onChange={setPosition}
            />
          </div>
        ) : narrow ? (
          <img
            className={styles['plain']}
            src={picture.url}
            alt={work.title}
            width={picture.width}
            height={picture.height}
            style={{ backgroundColor: work.colours[0] }}
          />
        ) : (
          <PictureStage key={picture.url} picture={picture} alt={work.title} />
        )}
        {picture.made && <span className={styles['label']}>{t('aiMade')}</span>}
      </div>
      {(base || work.images.length > 1) && (
        <div className={styles['foot']}>
          {base && (
            <ChipChoice
              label={t('view')}
              layout="row"
              options={[
                { value: 'picture', name: t('viewPicture') },
                { value: 'compare', name: t('viewCompare') },
              ]}
              value={comparing ? 'compare' : 'picture'}
              onChange={(value) => setComparing(value === 'compare')}
            />
          )}
          {work.images.length > 1 && <Strip pictures={work.images} at={at} onShow={setAt} />}
        </div>
      )}
    </div>
  );
}

interface StripProps {
  readonly pictures: readonly WorkPicture[];
  readonly at: number;
  readonly onShow: (at: number) => void;
}

function Strip({ pictures, at, onShow }: StripProps) {
  const { t } = useTranslation('gallery');
  return (
    <ul className={styles['strip']} aria-label={t('morePictures')}>
      {pictures.map(({ url, thumbnailUrl }, place) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t('pictureOf', { place: place + 1, count: pictures.length })}
            aria-pressed={place === at}
            onClick={() => onShow(place)}
          >
            <img src={thumbnailUrl} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
