import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';
import { distanceOf } from '@plumbline/contract/engines/engines-in-turn.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import { useEngineTitle } from '../panel/engine/use-engine-title.ts';
import styles from './BottomBar.module.css';
import { placesOf } from './places-of.ts';
import cardStyles from './MakeAgain.module.css';

/** Where what a task was made of went, and on demand what of it, to whom, and by which models. */
export function SightsFact({ sights }: { readonly sights: readonly EngineSight[] }) {
  const { t } = useTranslation('engine');
  const locale = useLocale();
  const title = useEngineTitle();
  const farthest = sights.toSorted((a, b) => distanceOf(b.place) - distanceOf(a.place))[0];
  if (!farthest) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const told = (
    <div className={cardStyles['card']}>
      {placesOf(sights).map(({ engine, server, place, data, models, times }) => (
        <div key={`${engine} ${server}`}>
          <p>
            {t(`saw_${place}`, {
              data: list.format(data.map((each) => t(`data_${each}`))),
              server: server ?? '',
              engine: title(engine),
            })}
            {times > 1 && ` ${t('sawTimes', { times })}`}
          </p>
          {models.length > 0 && (
            <p className={cardStyles['soft']}>{t('sawModels', { models: list.format(models) })}</p>
          )}
        </div>
      ))}
    </div>
  );
  return (
    <li>
      <PopoverButton
        label={t('sawTitle')}
        titled
        placement="top-start"
        className={styles['fact']}
        button={t(`went_${farthest.place}`)}
      >
        {() => told}
      </PopoverButton>
    </li>
  );
}
