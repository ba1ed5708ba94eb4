import { Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteLook } from '../dialogs/interest.ts';
import { ChipChoice } from './ChipChoice.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './PictureBrowser.module.css';

export interface BrowsedPicture {
  readonly id: string;
  readonly name: string;
  readonly cover: string;
  /** A second line: a size, a date. */
  readonly note?: string;
  /** Keys of the families that it belongs to. */
  readonly families?: readonly string[];
  /** Further words that find it. */
  readonly words?: string;
}

interface Props {
  readonly title: string;
  readonly items: readonly BrowsedPicture[];
  /** Families in order, with their names; none: no chips. */
  readonly families?: readonly { readonly id: string; readonly name: string }[];
  readonly value?: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Between the search and the pictures. */
  readonly children?: ReactNode;
  /** Swatches are square, scenes are not. */
  readonly shape?: 'scene' | 'swatch';
  /** What is said where there are none at all. */
  readonly empty?: string;
}

const EVERY = '';

function finds(item: BrowsedPicture, words: readonly string[]): boolean {
  const text = `${item.name} ${item.note ?? ''} ${item.words ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Many pictures to choose one from: search, families, a wide grid. */
export function PictureBrowser(props: Props) {
  const { t } = useTranslation('studio');
  const [search, setSearch] = useState('');
  const [family, setFamily] = useState(EVERY);
  const { items, families = [], shape = 'scene' } = props;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = items.filter(
    (item) => (family === EVERY || item.families?.includes(family)) && finds(item, words),
  );
  return (
    <Modal
      open
      centered
      title={props.title}
      footer={null}
      width={880}
      onCancel={() => {
        props.onClose();
        noteLook('library');
      }}
      className={styles['browser'] ?? ''}
    >
      <Input
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Icon name="search" size={16} />}
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {props.children}
      {families.length > 1 && (
        <div className={styles['families']}>
          <ChipChoice
            label={t('families')}
            layout="chips"
            options={[
              { value: EVERY, name: t('everyFamily') },
              ...families.map(({ id, name }) => ({ value: id, name })),
            ]}
            value={family}
            onChange={setFamily}
          />
        </div>
      )}
      <div className={styles['scroller']}>
        {shown.length === 0 && (
          <p className={styles['none']}>{items.length === 0 ? props.empty : t('nothingFound')}</p>
        )}
        <ul className={styles['grid']} data-shape={shape}>
          {shown.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles['item']}
                aria-current={item.id === props.value}
                onClick={() => props.onChoose(item.id)}
              >
                <span className={styles['cover']}>
                  <Picture src={item.cover} />
                </span>
                <span className={styles['name']}>{item.name}</span>
                {item.note && <span className={styles['note']}>{item.note}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
