import type { HelpPage, HelpTopic } from '@plumbline/contract/api/help.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleAddress } from './help-address.ts';
import styles from './HelpPage.module.css';
import { NothingFound } from './NothingFound.tsx';

interface Props {
  readonly page: HelpPage;
  readonly topic: HelpTopic | undefined;
  readonly asked: string | undefined;
}

/** The articles of a topic, or what a search found, best first. */
export function ArticleList({ page, topic, asked }: Props) {
  const { t } = useTranslation('help');
  const about = page.topics.find(({ id }) => id === topic);
  const { items } = page;
  if (items.length === 0) return <NothingFound title={t('nothing')} />;
  return (
    <div className={styles['list']}>
      <h1>{asked === undefined && about ? about.title : t('results')}</h1>
      <p role="status">{asked === undefined ? about?.lead : t('found', { count: items.length })}</p>
      <ul>
        {items.map(({ id, title, lead, topic: of }) => (
          <li key={id}>
            <Link to={articleAddress(id)}>
              <strong>{title}</strong>
              <span>{lead}</span>
              {asked !== undefined && <small>{page.topics.find((each) => each.id === of)?.title}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
