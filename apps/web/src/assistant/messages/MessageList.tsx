import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import type { PendingQuestion } from '../state/stream-store.ts';
import { Answer } from './Answer.tsx';
import styles from './MessageList.module.css';
import { PendingRow } from './PendingRow.tsx';
import { Question } from './Question.tsx';

interface Props {
  readonly messages: readonly TalkMessage[];
  /** A question that is on its way. */
  readonly pending: PendingQuestion | undefined;
  readonly hasEarlier: boolean;
  readonly loadingEarlier: boolean;
  readonly onEarlier: () => void;
}

/** Usual heights, until they are measured. */
const HEIGHT = { question: 76, answer: 260 } as const;
/** How near to the end counts as being there, in pixels. */
const AT_END = 96;
/** How near to the beginning earlier messages are asked for, in pixels. */
const NEAR_START = 600;

/**
 * The messages of a branch. Only those in view are there, however many there are; what is written is followed as long as its
 * reader is at the end.
 */
export function MessageList({ messages, pending, hasEarlier, loadingEarlier, onEarlier }: Props) {
  const { t } = useTranslation('assistant');
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const count = messages.length + (pending ? 1 : 0);
  // oxlint-disable-next-line react/incompatible-library -- read in the render that made it, never memoised
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => messages[index]?.messageId ?? 'pending',
    estimateSize: (index) => HEIGHT[messages[index]?.role ?? 'question'],
    overscan: 4,
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
  });
  // A question of one’s own is seen, wherever one was reading.
  const asked = pending !== undefined;
  useEffect(() => {
    virtual.scrollToEnd();
  }, [asked, virtual]);

  const look = () => {
    setAtEnd(virtual.isAtEnd(AT_END));
    const top = scroller.current?.scrollTop ?? 0;
    if (top < NEAR_START && hasEarlier && !loadingEarlier) onEarlier();
  };
  return (
    <div className={styles['frame']}>
      {/* What is scrolled has to be reached by the keyboard. */}
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        tabIndex={0}
        onScroll={look}
      >
        {loadingEarlier && (
          <p className={styles['earlier']} role="status">
            {t('earlier')}
          </p>
        )}
        <div className={styles['column']} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const message = messages[index];
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles['row']}
                data-role={message?.role}
                style={{ transform: `translateY(${start}px)` }}
              >
                {message ? (
                  message.role === 'question' ? (
                    <Question message={message} />
                  ) : (
                    <Answer message={message} newest={index === messages.length - 1} />
                  )
                ) : (
                  pending && <PendingRow question={pending} />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {!atEnd && (
        <button
          type="button"
          className={styles['newest']}
          onClick={() => virtual.scrollToEnd({ behavior: 'auto' })}
        >
          <Icon name="chevron-down" size={16} /> {t('toNewest')}
        </button>
      )}
    </div>
  );
}
