import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ListBar.module.css';

export interface ListFilter {
  readonly name: string;
  /** The choice of no filter; it names the control too. */
  readonly any: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly search: string;
  readonly q: string;
  readonly filters: readonly ListFilter[];
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly children?: ReactNode;
}

/** Search and filters of a list. */
export function ListBar({ search, q, filters, onChange, children }: Props) {
  return (
    <div className={styles['bar']} role="search">
      <Input
        className={styles['search'] ?? ''}
        aria-label={search}
        placeholder={search}
        prefix={<Icon name="search" size={16} />}
        allowClear
        maxLength={200}
        value={q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      {filters.map(({ name, any, value, options }) => (
        <Select
          key={name}
          aria-label={any}
          className={styles['filter'] ?? ''}
          popupMatchSelectWidth={false}
          value={value ?? ''}
          options={[{ value: '', label: any }, ...options]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      {children}
    </div>
  );
}
