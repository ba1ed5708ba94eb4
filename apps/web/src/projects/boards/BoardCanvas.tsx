import type { BoardItem } from '@plumbline/contract/api/boards.ts';
import { HEADING_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import { useReorder } from '../../ui/reorder/use-reorder.ts';
import { useMoves } from '../parts/use-moves.ts';
import { BoardCard } from './BoardCard.tsx';
import { captionOf } from './board-items.ts';
import styles from './Board.module.css';
import { layOutItems, ON_SCREEN } from './lay-out-items.ts';
import type { useBoard } from './use-board.ts';
import { useWidth } from './use-width.ts';

type Edit = Omit<ReturnType<typeof useBoard>, 'query' | 'add'>;

interface Props extends Edit {
  readonly items: readonly BoardItem[];
  /** A note that was just added, to be written into. */
  readonly fresh: string | undefined;
}

const GAP = 16;
const TALLEST = 1200;

/** What is on a board, laid out in full rows, each thing changed where it stands. */
export function BoardCanvas({ items, fresh, move, changeItem, remove }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { rows, feet } = useMemo(
    () =>
      width === 0
        ? { rows: [], feet: [] }
        : layOutItems(items, { width, gap: GAP, tallest: TALLEST, locale, words: ON_SCREEN }),
    [items, locale, width],
  );
  const nameOf = (item: BoardItem) => captionOf(item, locale) || t(`kind-${item.kind}`);
  const moves = useMoves(
    items.map((item) => ({ id: item.itemId, name: nameOf(item) })),
    move,
  );
  const order = useReorder({ ids: items.map(({ itemId }) => itemId), flow: 'lines', onMove: moves.onMove });
  return (
    <>
      <div ref={box} className={styles['board']}>
        {rows.map(({ columns, height }) => {
          const first = items[columns[0]?.[0]?.index ?? -1];
          if (!first) return null;
          return (
            <div key={first.itemId} className={styles['section']}>
              {first.heading !== '' && (
                <InlineText
                  label={t('heading', { name: nameOf(first) })}
                  className={styles['heading']}
                  value={first.heading}
                  placeholder={t('headingPlaceholder')}
                  maxLength={HEADING_MAX}
                  onCommit={(heading) => changeItem(first.itemId, { heading })}
                />
              )}
              <div
                className={styles['row']}
                role="list"
                aria-label={t('boards')}
                style={height === null ? {} : { height }}
              >
                {columns.map((column) => (
                  <div
                    key={items[column[0]?.index ?? -1]?.itemId}
                    className={styles['column']}
                    role="presentation"
                    style={{ width: column[0]?.width }}
                  >
                    {column.map((cell) => {
                      const item = items[cell.index];
                      if (!item) return null;
                      return (
                        <BoardCard
                          key={item.itemId}
                          item={item}
                          name={nameOf(item)}
                          cell={cell}
                          foot={feet[cell.index] ?? 0}
                          isFresh={item.itemId === fresh}
                          dragged={order.item(item.itemId)}
                          handle={order.handle(item.itemId)}
                          moves={moves.menu(item.itemId)}
                          onChange={(wanted) => changeItem(item.itemId, wanted)}
                          onRemove={() => remove(item.itemId)}
                        />
                      );
                    })}
                  </div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
    </>
  );
}
