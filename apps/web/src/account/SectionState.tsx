import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Section.module.css';

interface Props {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  readonly children: ReactNode;
}

/** What a section shows while it loads and where it could not. */
export function SectionState({ query, children }: Props) {
  const { t } = useTranslation('account');
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (query.isError)
    return (
      <div className={styles['empty']} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
    );
  return children;
}
