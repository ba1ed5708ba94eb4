import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterBar.module.css';
import type { FilterOption } from './use-filter-options.ts';
import { type FilterName, type WorkFilter, withoutParts } from './work-filter.ts';

interface Props {
  readonly filter: WorkFilter;
  readonly options: Readonly<Partial<Record<FilterName, readonly FilterOption[]>>>;
  readonly onChange: (change: WorkFilter) => void;
}

const CHOSEN = [
  'tag',
  'project',
  'view',
  'function',
  'space',
  'style',
  'atmosphere',
  'environment',
  'size',
  'hasPrompt',
  'engine',
] as const;
const TYPED = { seed: 'number', engineVersion: 'text', from: 'date', to: 'date' } as const;
type Typed = keyof typeof TYPED;

/** Everything that works can be narrowed down to, in one small form; each change acts at once. */
export function FilterPanel({ filter, options, onChange }: Props) {
  const { t } = useTranslation('works');
  const id = useId();
  return (
    <div className={styles['panel']}>
      {CHOSEN.map((name) => {
        const choices = options[name] ?? [];
        if (choices.length === 0) return null;
        return (
          <label key={name} htmlFor={`${id}${name}`}>
            <span>{t(`by-${name}`)}</span>
            <select
              id={`${id}${name}`}
              value={filter[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value, ...withoutParts(name) })}
            >
              <option value="">{t('any')}</option>
              {choices.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {(Object.keys(TYPED) as Typed[]).map((name) => (
        <label key={name} htmlFor={`${id}${name}`}>
          <span>{t(`by-${name}`)}</span>
          <input
            id={`${id}${name}`}
            type={TYPED[name]}
            min={name === 'seed' ? 0 : undefined}
            defaultValue={filter[name] ?? ''}
            onBlur={({ target }) => {
              if (target.value !== (filter[name] ?? '')) onChange({ [name]: target.value });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onChange({ [name]: event.currentTarget.value });
            }}
          />
        </label>
      ))}
    </div>
  );
}
