import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsShown } from '../session/route-access.ts';
import { Icon } from '../ui/Icon.tsx';
import { GuideOffer } from './GuideOffer.tsx';
import styles from './LearnTool.module.css';

/** The ways to learn a tool, in its empty workspace: the tour, and the article on it. */
export function LearnTool({ tool }: { readonly tool: FunctionName }) {
  const { t } = useTranslation('guide');
  const isShown = useIsShown();
  return (
    <div className={styles['learn']}>
      <GuideOffer />
      {isShown('help') && (
        <Link className={styles['link']} to={`/qaPage?tool=${tool}`}>
          <Icon name="info" size={16} />
          {t('article')}
        </Link>
      )}
    </div>
  );
}
