import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { taskQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Parts.module.css';

/** Works of the reader’s own that an answer speaks of. */
export function OwnWorks({ works }: { readonly works: Extract<MessagePart, { kind: 'works' }> }) {
  const { t } = useTranslation('assistant');
  const client = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const { items, total } = works;
  // Which tool made it, the work itself says.
  const open = async (taskId: string) => {
    try {
      const task = await client.fetchQuery(taskQuery(taskId));
      await navigate(`${TOOLS[task.function].route}?task=${taskId}`);
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  if (items.length === 0) return null;
  return (
    <div className={styles['works']}>
      <ul aria-label={t('works')}>
        {items.map(({ taskId, title, thumbnailUrl }) => (
          <li key={taskId}>
            <button type="button" title={title} aria-label={title} onClick={() => void open(taskId)}>
              {thumbnailUrl === null ? <Icon name="picture" /> : <Picture src={thumbnailUrl} />}
            </button>
          </li>
        ))}
      </ul>
      {total > items.length && <Link to="/list">{t('allWorks', { count: total })}</Link>}
    </div>
  );
}
