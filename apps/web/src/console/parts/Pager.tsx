import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { PAGE_SIZE } from '../use-list-state.ts';
import styles from './ListBar.module.css';

interface Props {
  readonly page: number;
  readonly total: number | undefined;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, total = 0, onPage }: Props) {
  const { t } = useTranslation('console');
  if (total === 0) return null;
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, page * PAGE_SIZE);
  return (
    <div className={styles['pager']}>
      <span className="tabular" role="status">
        {t('range', { from, to, total })}
      </span>
      <IconButton
        icon="chevron-left"
        label={t('previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t('next')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
