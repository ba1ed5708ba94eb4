import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useShownTools } from '../../tools/use-shown-tools.ts';
import feed from '../feed/Feed.module.css';
import { SearchField } from '../feed/SearchField.tsx';
import { useFilter } from '../feed/use-filter.ts';
import { usePageTitle } from '../feed/use-page-title.ts';
import people from '../people/People.module.css';
import { FindStart } from './FindStart.tsx';
import { findTools } from './find-tools.ts';
import { FoundWorks } from './FoundWorks.tsx';
import styles from './FindPage.module.css';

/** One search over everything: pictures, cases and tools. */
export function FindPage() {
  const { t } = useTranslation('gallery');
  const [{ q }, change] = useFilter();
  return (
    <div className={feed['page']}>
      <div className={feed['head']}>
        <h1>{usePageTitle()}</h1>
      </div>
      <SearchField label={t('findLabel')} value={q ?? ''} large onSearch={(words) => change({ q: words })} />
      {q === undefined ? (
        <FindStart />
      ) : (
        <div className={styles['results']}>
          <FoundTools q={q} />
          <FoundWorks q={q} kind="work" title={t('pictures')} />
          <FoundWorks q={q} kind="case" title={t('cases')} />
        </div>
      )}
    </div>
  );
}

function FoundTools({ q }: { readonly q: string }) {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const tools = findTools(useShownTools(), q);
  if (tools.length === 0) return null;
  return (
    <section className={people['row']} aria-label={t('tools')}>
      <div className={people['rowHead']}>
        <h2>{t('tools')}</h2>
        <Link to="/aiToolPage">{t('allTools')}</Link>
      </div>
      <ul className={styles['tools']}>
        {tools.map((tool) => (
          <li key={tool.function}>
            <Link to={tool.route}>
              <strong>{localised(tool.title)}</strong>
              <span>{localised(tool.summary)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
