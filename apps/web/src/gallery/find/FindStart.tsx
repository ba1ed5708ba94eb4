import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { FoundWorks } from './FoundWorks.tsx';
import styles from './FindPage.module.css';

const WORDS = 10;

/** Before anything is looked for: words that find something, and what came last. */
export function FindStart() {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const known = useQuery(libraryQuery('style')).data ?? [];
  // A style with a number is one of several of a family: nobody would type it.
  const words = known.map(({ name }) => localised(name)).filter((name) => !/\d/.test(name));
  return (
    <>
      <p className={styles['hint']}>{t('findStartBody')}</p>
      <ul className={styles['words']} aria-label={t('findStart')}>
        {words.slice(0, WORDS).map((word) => (
          <li key={word}>
            <Link to={{ search: `?q=${encodeURIComponent(word)}` }}>{word}</Link>
          </li>
        ))}
      </ul>
      <div className={styles['results']}>
        <FoundWorks kind="work" title={t('sort_new')} />
      </div>
    </>
  );
}
