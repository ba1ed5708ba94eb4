import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dayName } from '../list/day-names.ts';
import styles from './FilterBar.module.css';
import { FilterPanel } from './FilterPanel.tsx';
import { useFilterOptions } from './use-filter-options.ts';
import { FILTER_NAMES, type FilterName, type WorkFilter, withoutParts } from './work-filter.ts';

interface Props {
  readonly filter: WorkFilter;
  readonly onChange: (change: WorkFilter) => void;
  readonly total: number | undefined;
}

const TYPED_AFTER_MS = 250;

/** Words, and what else the list is narrowed down to: each as a chip that a click takes away. */
export function FilterBar({ filter, onChange, total }: Props) {
  const { t } = useTranslation('works');
  const locale = useLocale();
  const options = useFilterOptions(filter);
  const [words, setWords] = useState(filter.q ?? '');
  const inAddress = filter.q ?? '';
  const [seenAddress, setSeenAddress] = useState(inAddress);
  // The way back and forth changes the address under what was typed.
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress);
  }
  useEffect(() => {
    if (words.trim() === inAddress) return;
    const timer = setTimeout(() => onChange({ q: words.trim() }), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [inAddress, onChange, words]);

  const inWords = (name: FilterName, value: string): string => {
    if (name === 'from' || name === 'to') return dayName(value, locale);
    return options[name]?.find((option) => option.value === value)?.name ?? value;
  };
  const chips = FILTER_NAMES.filter((name) => name !== 'q' && name !== 'favourite' && filter[name]);
  const favourites = filter.favourite === 'true';
  return (
    <div className={styles['bar']} role="search">
      <Input
        className={styles['words'] ?? ''}
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Icon name="search" size={16} />}
        allowClear
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <PopoverButton
        label={t('filter')}
        titled
        placement="bottom-start"
        className={styles['chip']}
        button={
          <>
            <Icon name="adjust" size={16} /> {t('filter')}
          </>
        }
      >
        {() => <FilterPanel filter={filter} options={options} onChange={onChange} />}
      </PopoverButton>
      <button
        type="button"
        className={styles['chip']}
        aria-pressed={favourites}
        onClick={() => onChange({ favourite: favourites ? '' : 'true' })}
      >
        <Icon name="star" size={16} filled={favourites} /> {t('favourites')}
      </button>
      {chips.map((name) => {
        const value = inWords(name, filter[name] ?? '');
        return (
          <button
            key={name}
            type="button"
            className={styles['chip']}
            data-active
            aria-label={t('removeFilter', { name: t(`by-${name}`), value })}
            onClick={() => onChange({ [name]: '', ...withoutParts(name) })}
          >
            <span className={styles['name']}>{t(`by-${name}`)}</span> {value}
            <Icon name="close" size={14} />
          </button>
        );
      })}
      {chips.length > 1 && (
        <button
          type="button"
          className={styles['link']}
          onClick={() => onChange(Object.fromEntries(chips.map((name) => [name, ''])))}
        >
          {t('clearFilters')}
        </button>
      )}
      {total !== undefined && (
        <span className={styles['total']} role="status">
          {t('count', { count: total })}
        </span>
      )}
    </div>
  );
}
