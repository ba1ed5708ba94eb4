import { VERSION_NAME_MAX, type VersionNode } from '@plumbline/contract/api/versions.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './VersionsDialog.module.css';

interface Props {
  readonly node: VersionNode;
  readonly depth: number;
  /** Whether work goes on from it. */
  readonly current: boolean;
  /** Which of the two compared ones it is. */
  readonly place: 'before' | 'after' | undefined;
  /** Nothing is compared: what is shown needs no word for that. */
  readonly alone?: boolean;
  readonly onShow: () => void;
  readonly onCompareFrom: () => void;
  readonly onRename: (name: string) => void;
}

/** Columns further in would leave no room for names. */
const MOST_DEPTH = 5;

export function VersionRow({ node, depth, current, place, alone = false, ...act }: Props) {
  const { t } = useTranslation('versions');
  const localised = useLocalised();
  const locale = useLocale();
  const [naming, setNaming] = useState(false);
  const made = node.made ? localised(TOOLS[node.made.function].title) : t('upload');
  const time = new Date(node.createdAt).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  const rename = (name: string) => {
    setNaming(false);
    if (name.trim() !== (node.name ?? '')) act.onRename(name.trim());
  };
  return (
    <li
      className={styles['row']}
      data-place={place}
      style={{ marginInlineStart: `${Math.min(depth, MOST_DEPTH) * 16}px` }}
    >
      <button type="button" className={styles['show']} aria-current={place === 'after'} onClick={act.onShow}>
        <img src={node.thumbnailUrl} alt="" />
        <span>
          {!naming && <strong>{node.name ?? made}</strong>}
          <small>{node.name ? `${made} · ${time}` : time}</small>
          {(current || (place && !alone)) && (
            <span className={styles['marks']}>
              {current && <em data-kind="current">{t('current')}</em>}
              {place && !alone && <em>{t(place)}</em>}
            </span>
          )}
        </span>
      </button>
      {naming && (
        <input
          // The row was opened to be typed into.
          ref={(input) => input?.select()}
          className={styles['name']}
          aria-label={t('rename')}
          defaultValue={node.name ?? ''}
          maxLength={VERSION_NAME_MAX}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') rename(event.currentTarget.value);
            if (event.key === 'Escape') setNaming(false);
          }}
        />
      )}
      {!naming && (
        <span className={styles['tools']}>
          <IconButton icon="compare" label={t('compareFrom')} onClick={act.onCompareFrom} />
          <IconButton icon="ink" label={t('rename')} onClick={() => setNaming(true)} />
        </span>
      )}
    </li>
  );
}
