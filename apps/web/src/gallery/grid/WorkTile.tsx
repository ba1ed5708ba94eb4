import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useNumber } from '../../i18n/use-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TileActions } from '../actions/TileActions.tsx';
import { hashOfWork } from '../address/work-hash.ts';
import { coverSources } from './card-source.ts';
import type { GridWork } from './grid-work.ts';
import styles from './WorkGrid.module.css';

interface Props {
  readonly work: GridWork;
  /** In the list. */
  readonly place: number;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Of the whole list; −1 where nobody knows. */
  readonly count: number;
  /** The list is flown through: no picture is asked for. */
  readonly waiting: boolean;
  /** The one of the list that Tab leads to. */
  readonly reachable: boolean;
  readonly mixed: boolean;
  readonly onFocus: (place: number) => void;
  readonly onOpen: () => void;
}

/** One work of a grid: its cover on its own colour, its title, whose it is, and what can be done with it at once. */
export const WorkTile = memo(function WorkTile(props: Props) {
  const { work, place, reachable } = props;
  const { t } = useTranslation('gallery');
  const number = useNumber();
  const { search } = useLocation();
  const [asked, setAsked] = useState(!props.waiting);
  if (!asked && !props.waiting) setAsked(true);
  const tabIndex = reachable ? 0 : -1;
  const sources = coverSources(work.coverUrl);
  const [failed, setFailed] = useState(false);
  return (
    <li
      className={styles['tile']}
      data-place={place}
      aria-posinset={place + 1}
      aria-setsize={props.count}
      style={{ left: props.left, top: props.top, width: props.width }}
      onFocus={() => props.onFocus(place)}
    >
      <Link
        className={styles['open']}
        to={{ search, hash: hashOfWork(work.workId) }}
        state={{ from: 'list' }}
        preventScrollReset
        tabIndex={tabIndex}
        onClick={props.onOpen}
      >
        <span className={styles['cover']} style={{ height: props.height, backgroundColor: work.colours[0] }}>
          {asked && !failed && (
            <img
              src={work.coverUrl}
              {...(sources ? { srcSet: sources, sizes: `${Math.ceil(props.width)}px` } : {})}
              alt=""
              width={work.width}
              height={work.height}
              decoding="async"
              draggable={false}
              onError={() => setFailed(true)}
            />
          )}
          {(work.mark ?? (props.mixed && work.kind === 'case')) && (
            <span className={styles['mark']}>{work.mark ?? t('case')}</span>
          )}
        </span>
        <span className={styles['title']}>{work.title}</span>
      </Link>
      <TileActions work={work} tabIndex={tabIndex} />
      <span className={styles['by']}>
        <Link to={`/authorHomePage?userId=${work.author.userId}`} tabIndex={tabIndex}>
          {work.author.name}
        </Link>
        {work.likes > 0 && (
          <span className={styles['likes']} title={t('likes', { count: work.likes })}>
            <Icon name="heart" size={14} filled={work.liked} />
            {number(work.likes)}
          </span>
        )}
      </span>
    </li>
  );
});
