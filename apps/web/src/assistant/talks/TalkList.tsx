import type { Talk } from '@plumbline/contract/api/talks.ts';
import { TALK_TITLE_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { isHeard, useStreams } from '../state/stream-store.ts';
import { talkListQuery } from '../state/talk-queries.ts';
import styles from './TalkList.module.css';
import { useTalkActions } from './use-talk-actions.ts';

/** How often is asked whether answers that this tab does not hear are written. */
const LOOK_MS = 4_000;

interface Props {
  readonly chosen: string | undefined;
  /** One was chosen, or a new one is wanted. */
  readonly onLeave?: () => void;
  readonly onDeleted: (talkId: string) => void;
}

/** The caller’s talks: search, a new one, and those that there are. */
export function TalkList({ chosen, onLeave, onDeleted }: Props) {
  const { t } = useTranslation('assistant');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const list = useInfiniteQuery({
    ...talkListQuery(q),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ writing }) => writing)) ? LOOK_MS : false,
  });
  const talks = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles['list']}>
      <Link to="/gpt" className={styles['new']} onClick={() => onLeave?.()}>
        <Icon name="plus" size={16} /> {t('newTalk')}
      </Link>
      <label className={styles['search']}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={t('searchTalks')}
          placeholder={t('searchTalks')}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <nav className={styles['talks']} aria-label={t('talks')}>
        {talks.length > 0 && (
          <ul>
            {talks.map((talk) => (
              <TalkRow
                key={talk.talkId}
                talk={talk}
                chosen={talk.talkId === chosen}
                onChosen={() => onLeave?.()}
                onDeleted={() => onDeleted(talk.talkId)}
              />
            ))}
          </ul>
        )}
        {list.isSuccess && talks.length === 0 && (
          <p className={styles['none']}>{q === '' ? t('noTalks') : t('nothingFound')}</p>
        )}
        {list.isError && (
          <p className={styles['none']} role="alert">
            {t('failedToLoad')}{' '}
            <Button size="small" kind="text" onClick={() => void list.refetch()}>
              {t('tryAgain')}
            </Button>
          </p>
        )}
        {list.hasNextPage && (
          <Button
            size="small"
            kind="text"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('moreTalks')}
          </Button>
        )}
      </nav>
    </div>
  );
}

interface RowProps {
  readonly talk: Talk;
  readonly chosen: boolean;
  readonly onChosen: () => void;
  readonly onDeleted: () => void;
}

function TalkRow({ talk, chosen, onChosen, onDeleted }: RowProps) {
  const { t } = useTranslation('assistant');
  const { rename, pin, remove } = useTalkActions();
  const [renaming, setRenaming] = useState(false);
  const heard = useStreams((state) => isHeard(state, talk.talkId));
  const writing = heard || talk.writing;
  if (renaming)
    return (
      <li className={styles['row']} onBlur={() => setRenaming(false)}>
        <InlineText
          label={t('titleOf')}
          value={talk.title}
          maxLength={TALK_TITLE_MAX}
          autoFocus
          className={styles['rename']}
          onCommit={(title) => title !== '' && void rename(talk, title)}
        />
      </li>
    );
  return (
    <li className={styles['row']} data-chosen={chosen || undefined}>
      <Link
        to={`/gpt?talk=${talk.talkId}`}
        aria-current={chosen ? 'page' : undefined}
        title={talk.title}
        onClick={onChosen}
      >
        <span className={styles['name']}>{talk.title}</span>
        {writing && (
          <span className={styles['writing']}>
            <span className="visually-hidden">{t('writingTalk')}</span>
          </span>
        )}
        {talk.pinned && !writing && (
          <span className={styles['pinned']}>
            <Icon name="bookmark" size={14} />
            <span className="visually-hidden">{t('pinned')}</span>
          </span>
        )}
      </Link>
      <MenuButton
        icon="more"
        label={t('actionsOf', { title: talk.title })}
        items={[
          { key: 'pin', label: talk.pinned ? t('unpin') : t('pin'), onClick: () => void pin(talk) },
          { key: 'rename', label: t('rename'), onClick: () => setRenaming(true) },
          { type: 'divider' },
          {
            key: 'delete',
            label: t('delete'),
            onClick: () => void remove(talk).then((done) => done && onDeleted()),
          },
        ]}
      />
    </li>
  );
}
