import type { HelpPage, HelpTopic } from '@plumbline/contract/api/help.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import { HELP_PATH } from './help-address.ts';
import styles from './HelpPage.module.css';

interface Props {
  readonly topics: HelpPage['topics'];
  readonly current: HelpTopic | undefined;
}

/** The way between topics; a phone has the way back to all of them. */
export function TopicNav({ topics, current }: Props) {
  const { t } = useTranslation('help');
  return (
    <nav className={styles['nav']} aria-label={t('topics')}>
      <Link className={styles['back']} to={HELP_PATH}>
        <Icon name="chevron-left" size={16} />
        {t('allTopics')}
      </Link>
      <ul>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${HELP_PATH}?topic=${id}`} aria-current={id === current || undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
