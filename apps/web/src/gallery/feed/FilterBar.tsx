import { WORK_SORTS } from '@plumbline/contract/works/work-lists.ts';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../session/current-user.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type FeedFilter, FILTER_NAMES, filtersInForce } from '../address/feed-filter.ts';
import { ColourChoice } from './ColourChoice.tsx';
import styles from './FilterBar.module.css';
import { useFilterOptions } from './use-filter-options.ts';

interface Props {
  readonly filter: FeedFilter;
  readonly onChange: (change: Partial<FeedFilter>) => void;
}

const CHOICES = ['style', 'space', 'material', 'function', 'ratio'] as const;
const NOTHING = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])) as Partial<FeedFilter>;

/** What a list is narrowed to, each of it a part of the address, and the order that it stands in. */
export function FilterBar({ filter, onChange }: Props) {
  const { t } = useTranslation('gallery');
  const { signedIn } = useCurrentUser();
  const options = useFilterOptions();
  const [colours, setColours] = useState(false);
  const panel = useId();
  const inForce = filtersInForce(filter);
  return (
    <div className={styles['bar']}>
      <div className={styles['chips']} role="group" aria-label={t('filters')}>
        {CHOICES.map((name) => (
          <Select
            key={name}
            className={styles['chip'] ?? ''}
            data-on={filter[name] !== undefined}
            variant="borderless"
            aria-label={t(`filter_${name}`)}
            placeholder={t(`filter_${name}`)}
            options={options[name] as { value: string; label: string }[]}
            value={filter[name] ?? null}
            allowClear
            showSearch={name === 'ratio' ? false : { optionFilterProp: 'label' }}
            suffixIcon={<Icon name="chevron-down" size={14} />}
            popupMatchSelectWidth={false}
            notFoundContent={t('noOption')}
            onChange={(value: string | null | undefined) => onChange({ [name]: value ?? undefined })}
          />
        ))}
        <button
          type="button"
          className={styles['colour']}
          data-on={filter.colour !== undefined}
          aria-expanded={colours}
          aria-controls={panel}
          onClick={() => setColours(!colours)}
        >
          {filter.colour !== undefined && <i style={{ background: filter.colour }} aria-hidden />}
          {t('filter_colour')}
          <Icon name={colours ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
        {inForce > 0 && (
          <button type="button" className={styles['clear']} onClick={() => onChange(NOTHING)}>
            {t('clearFilters')}
          </button>
        )}
      </div>
      <ChipChoice
        label={t('sort')}
        layout="row"
        options={WORK_SORTS.filter((sort) => sort !== 'following' || signedIn).map((value) => ({
          value,
          name: t(`sort_${value}`),
        }))}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <div id={panel} hidden={!colours} className={styles['colours']}>
        {colours && <ColourChoice value={filter.colour} onChange={(colour) => onChange({ colour })} />}
      </div>
    </div>
  );
}
