import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { fetchAsFile } from '../studio/base/fetch-as-file.ts';
import { handOver } from '../studio/base/handed-over.ts';
import { CompareSlider } from '../ui/CompareSlider.tsx';
import { Icon } from '../ui/Icon.tsx';
import { pictureSet, smallPicture } from '../ui/small-picture.ts';
import styles from './Hero.module.css';

/** The room of the comparison, as its styles lay it out. */
const SIZES = '(max-width: 1240px) 100vw, 66vw';

/** A large live comparison; the drawings under it change what is compared. */
export function Hero({ samples }: { readonly samples: readonly Sample[] }) {
  const { t } = useTranslation('home');
  const localised = useLocalised();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const [position, setPosition] = useState(50);
  const sample = samples.find((each) => each.id === chosen) ?? samples[0];
  // The room that it takes once the samples are known.
  if (!sample)
    return (
      <div className={styles['hero']}>
        <div className={styles['slider']} />
        <div className={styles['caption']} />
      </div>
    );
  const tryIt = async () => {
    const file = await fetchAsFile(sample.url).catch(() => undefined);
    if (file) handOver({ kind: 'file', file });
    void navigate(TOOLS[sample.function].route);
  };
  return (
    <figure className={styles['hero']}>
      <div className={styles['slider']}>
        <CompareSlider
          before={sample.url}
          after={sample.resultUrl}
          beforeSet={pictureSet(sample.url)}
          afterSet={pictureSet(sample.resultUrl)}
          sizes={SIZES}
          first={!chosen}
          beforeAlt={t('drawing')}
          afterAlt={t('render')}
          label={t('compare')}
          position={position}
          onChange={setPosition}
        />
      </div>
      <figcaption className={styles['caption']}>
        <ul className={styles['examples']} aria-label={t('examples')}>
          {samples.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={t('showSample', { name: localised(each.name) })}
                aria-pressed={each.id === sample.id}
                onClick={() => {
                  setChosen(each.id);
                  setPosition(50);
                }}
              >
                <img src={smallPicture(each.resultUrl)} alt="" width={72} height={48} />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={styles['try']} onClick={() => void tryIt()}>
          {t('trySample')}
          <Icon name="chevron-right" size={16} />
        </button>
      </figcaption>
    </figure>
  );
}
