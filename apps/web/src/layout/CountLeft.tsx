import { useQuery } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { ticketsQuery } from '../api/queries.ts';
import { useCurrentUser } from '../session/current-user.ts';
import styles from './Header.module.css';

export function CountLeft() {
  const { t } = useTranslation('layout');
  const { signedIn } = useCurrentUser();
  const left = useQuery({ ...ticketsQuery, enabled: signedIn }).data;
  if (!signedIn || left === undefined) return null;
  return (
    <Tooltip title={t('leftHint')}>
      <span className={`${styles['count']} tabular`}>
        {left < 0 ? t('unlimited') : t('left', { count: left })}
      </span>
    </Tooltip>
  );
}
