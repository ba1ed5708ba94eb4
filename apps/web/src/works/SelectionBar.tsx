import type { Task } from '@plumbline/contract/api/tasks.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTaskActions } from '../studio/run/use-task-actions.ts';
import styles from './WorksPage.module.css';

interface Props {
  readonly tasks: readonly Task[];
  readonly onClear: () => void;
}

/** What can be done with several works at once. */
export function SelectionBar({ tasks, onClear }: Props) {
  const { t } = useTranslation('works');
  const { downloadZip, remove } = useTaskActions();
  const pictures = tasks.some((task) => task.images.length > 0);
  return (
    <div className={styles['selection']} role="toolbar" aria-label={t('selected', { count: tasks.length })}>
      <span>{t('selected', { count: tasks.length })}</span>
      <Button type="text" onClick={onClear}>
        {t('clear')}
      </Button>
      <Button onClick={() => void remove(tasks, onClear)}>{t('delete')}</Button>
      <Button type="primary" disabled={!pictures} onClick={() => void downloadZip(tasks)}>
        {t('download')}
      </Button>
    </div>
  );
}
