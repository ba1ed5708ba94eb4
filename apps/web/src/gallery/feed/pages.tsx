import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { categoryPath } from '../address/category-path.ts';
import { writeFilter } from '../address/feed-filter.ts';
import { CategoryDirectory } from './CategoryDirectory.tsx';
import styles from './Feed.module.css';
import { FeedPage } from './FeedPage.tsx';
import { usePageTitle } from './use-page-title.ts';
import { SearchField } from './SearchField.tsx';

const caseCategory = (ids: string) => `/classifyCase?ids=${ids}`;

export function PicturesPage() {
  return <FeedPage kind="work" title={usePageTitle()} />;
}

export function CasesPage() {
  return <FeedPage kind="case" title={usePageTitle()} />;
}

/** Pictures of a category, which the address names by the ids of up to three levels. */
export function PictureCategoryPage() {
  const title = usePageTitle();
  const localised = useLocalised();
  const { ids } = useParams();
  const tree = useQuery(categoriesQuery).data;
  const path = categoryPath(tree, ids);
  const last = path.at(-1);
  return <FeedPage kind="work" title={last ? localised(last.name) : title} path={path} />;
}

/** Cases of a category; where none is named, all of the categories to choose from. */
export function CaseCategoryPage() {
  const title = usePageTitle();
  const localised = useLocalised();
  const [params] = useSearchParams();
  const tree = useQuery(categoriesQuery).data;
  const path = categoryPath(tree, params.get('ids'));
  const last = path.at(-1);
  return (
    <FeedPage kind="case" title={last ? localised(last.name) : title} path={path}>
      {last ? undefined : <CategoryDirectory root={tree?.[0]} addressOf={caseCategory} />}
    </FeedPage>
  );
}

export function PictureSearchPage() {
  return <FeedPage kind="work" title={usePageTitle()} searching />;
}

export function CaseSearchPage() {
  return <FeedPage kind="case" title={usePageTitle()} searching />;
}

/** Where a search of cases begins: words, or a category. */
export function CaseSearchStartPage() {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const tree = useQuery(categoriesQuery).data;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{usePageTitle()}</h1>
      </div>
      <SearchField
        label={t('searchCases')}
        value=""
        large
        onSearch={(q) => void navigate(`/searchCase?${writeFilter(new URLSearchParams(), { q })}`)}
      />
      <CategoryDirectory root={tree?.[0]} addressOf={caseCategory} />
    </div>
  );
}
