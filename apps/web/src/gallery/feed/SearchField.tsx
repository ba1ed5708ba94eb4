import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Feed.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly large?: boolean;
  readonly onSearch: (q: string) => void;
}

/** What is searched for: asked when it is sent off, or emptied. */
export function SearchField({ label, value, large = false, onSearch }: Props) {
  const { t } = useTranslation('gallery');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The way back changes the address under it.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className={styles['search']} data-large={large} onSubmit={send}>
      <Input
        size={large ? 'large' : 'middle'}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        prefix={<Icon name="search" size={16} />}
        allowClear
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && value !== '') onSearch('');
        }}
      />
      <button type="submit" className="visually-hidden">
        {t('search')}
      </button>
    </form>
  );
}
