import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { useIsShown } from '../session/route-access.ts';
import { handOver } from '../studio/base/handed-over.ts';
import styles from './WorksPage.module.css';

/** A way to begin in each sort of work, by what it is made with. */
const FIRST = ['indoorRender', 'colorFlatPicture', 'materialChange'] as const;

/** An empty list shows the first step: a sample opens in its workspace, ready to be rendered. */
export function NoWorks({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation('works');
  const localised = useLocalised();
  const isShown = useIsShown();
  const samples = useQuery(samplesQuery).data ?? [];
  if (filtered) return <p className={styles['empty']}>{t('nothing')}</p>;
  const first = FIRST.filter(isShown).flatMap((name): readonly Sample[] =>
    samples.filter((sample) => sample.function === name).slice(0, 1),
  );
  return (
    <div className={styles['empty']}>
      <h2>{t('empty')}</h2>
      <p>{t('emptyBody')}</p>
      <ul className={styles['samples']}>
        {first.map(({ id, function: name, url, resultUrl }) => (
          <li key={id}>
            <Link to={TOOLS[name].route} onClick={() => handOver({ kind: 'address', url })}>
              <img src={resultUrl} alt="" loading="lazy" />
              <span>{localised(TOOLS[name].title)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isShown('help') && (
        <Link className={styles['learn']} to="/qaPage?article=first-render">
          {t('learn')}
        </Link>
      )}
    </div>
  );
}
