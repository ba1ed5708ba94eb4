import type { HelpPage, HelpTopic } from '@plumbline/contract/api/help.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { IconName } from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { articleAddress, HELP_PATH } from './help-address.ts';
import styles from './HelpStart.module.css';
import { VideoList } from './VideoList.tsx';

const TOPIC_ICONS: Readonly<Record<HelpTopic, IconName>> = {
  start: 'sparkle',
  render: 'picture',
  edit: 'brush',
  masks: 'lasso',
  look: 'adjust',
  truth: 'fidelity',
  works: 'layers',
  counts: 'crown',
  account: 'user',
  trouble: 'question',
  'self-hosting': 'settings',
  changes: 'history',
};

/** What people ask first, by the articles' names. */
const FIRST = ['first-render', 'which-tool', 'words-that-act', 'not-charged', 'fidelity', 'privacy'];

export function HelpStart({ page }: { readonly page: HelpPage }) {
  const { t } = useTranslation('help');
  const first = FIRST.flatMap((id) => page.items.find((item) => item.id === id) ?? []);
  return (
    <>
      <ul className={styles['topics']} aria-label={t('topics')}>
        {page.topics.map(({ id, title, lead, count }) => (
          <li key={id}>
            <Link to={`${HELP_PATH}?topic=${id}`}>
              <Icon name={TOPIC_ICONS[id]} />
              <span>
                <strong>{title}</strong>
                <span>{lead}</span>
              </span>
              <span className={styles['count']} aria-label={t('count', { count })}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <VideoList videos={page.videos} />
      <section className={styles['first']}>
        <h2>{t('popular')}</h2>
        <ul>
          {first.map(({ id, title, lead }) => (
            <li key={id}>
              <Link to={articleAddress(id)}>{title}</Link>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
