import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './WorksPage.module.css';

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly favouritesOnly: boolean;
  readonly onFavouritesOnly: (favouritesOnly: boolean) => void;
  readonly total: number | undefined;
}

export function WorksFilter(props: Props) {
  const { t } = useTranslation('works');
  return (
    <div className={styles['filter']} role="search">
      <Input
        className={styles['search'] ?? ''}
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Icon name="search" size={16} />}
        allowClear
        value={props.search}
        onChange={(event) => props.onSearch(event.target.value)}
      />
      <ChipChoice
        label={t('filter')}
        layout="row"
        options={[
          { value: 'all', name: t('all') },
          { value: 'favourites', name: t('favourites') },
        ]}
        value={props.favouritesOnly ? 'favourites' : 'all'}
        onChange={(value) => props.onFavouritesOnly(value === 'favourites')}
      />
      {props.total !== undefined && (
        <span className={styles['total']} role="status">
          {t('count', { count: props.total })}
        </span>
      )}
    </div>
  );
}
