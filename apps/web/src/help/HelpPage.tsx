import type { HelpPage as HelpPageAnswer, HelpQuery } from '@plumbline/contract/api/help.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { Button } from '../ui/Button.tsx';
import { ArticleView } from './ArticleView.tsx';
import { ArticleList } from './ArticleList.tsx';
import { readHelpAddress } from './help-address.ts';
import styles from './HelpPage.module.css';
import { helpQuery } from './help-query.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpStart } from './HelpStart.tsx';
import { NothingFound } from './NothingFound.tsx';
import { TopicNav } from './TopicNav.tsx';

/** The help centre: the address says what of it is shown. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const [search] = useSearchParams();
  const query = readHelpAddress(search);
  const { data, isError, refetch } = useQuery(helpQuery(query, locale));
  const isStart = isStartOf(query);
  return (
    <div className={styles['page']} data-start={isStart || undefined}>
      <div className={styles['head']}>
        {isStart && <h1>{t('title')}</h1>}
        <HelpSearch asked={query.q ?? ''} />
      </div>
      {isError && !data && (
        <div className={styles['nothing']} role="alert">
          <p>{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      {data && <HelpContent {...data} />}
    </div>
  );
}

function isStartOf({ article, tool, error, topic, q }: HelpQuery): boolean {
  return (article ?? tool ?? error ?? topic ?? q) === undefined;
}

/** An answer, shown by the question it answers and not by a later one. */
function HelpContent({ query, page }: { readonly query: HelpQuery; readonly page: HelpPageAnswer }) {
  const { t } = useTranslation('help');
  if (isStartOf(query)) return <HelpStart page={page} />;
  const wantsArticle = (query.article ?? query.tool ?? query.error) !== undefined;
  return (
    <div className={styles['columns']}>
      <TopicNav topics={page.topics} current={page.article?.topic ?? query.topic} />
      {wantsArticle ? (
        page.article ? (
          <ArticleView article={page.article} topics={page.topics} code={query.error} />
        ) : (
          <NothingFound title={t('gone')} />
        )
      ) : (
        <ArticleList page={page} topic={query.topic} asked={query.q} />
      )}
    </div>
  );
}
