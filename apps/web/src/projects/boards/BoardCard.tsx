import type { BoardItem } from '@plumbline/contract/api/boards.ts';
import { BOARD_NOTE_MAX, BOARD_SIZES, CAPTION_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { useReorder } from '../../ui/reorder/use-reorder.ts';
import { Handle } from '../parts/Handle.tsx';
import { faceOf, nameOf } from './board-items.ts';
import styles from './Board.module.css';
import { ItemPicture } from './ItemPicture.tsx';
import type { BoardCell } from './lay-out-board.ts';
import type { useBoard } from './use-board.ts';

type Order = ReturnType<typeof useReorder>;

interface Props {
  readonly item: BoardItem;
  /** What it is called when it is spoken of. */
  readonly name: string;
  readonly cell: BoardCell;
  readonly foot: number;
  readonly isFresh: boolean;
  readonly dragged: ReturnType<Order['item']>;
  readonly handle: ReturnType<Order['handle']>;
  readonly moves: readonly MenuItem[];
  readonly onChange: (wanted: Parameters<ReturnType<typeof useBoard>['changeItem']>[1]) => void;
  readonly onRemove: () => void;
}

/** One thing on a board: shown, worded, sized and moved. */
export function BoardCard({ item, name, cell, foot, isFresh, dragged, handle, moves, ...act }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  // A frame without a height is as high as its words.
  const isLine = item.kind === 'note' && cell.height === 0;
  const face = faceOf(item);
  return (
    <div
      role="listitem"
      aria-label={name}
      className={styles['card']}
      data-kind={item.kind}
      {...dragged}
      style={isLine ? {} : { height: cell.height + foot }}
    >
      {item.kind === 'note' ? (
        <div className={styles['note']} data-line={isLine}>
          <InlineText
            multiline
            autoFocus={isFresh}
            label={t('note')}
            value={item.text}
            maxLength={BOARD_NOTE_MAX}
            onCommit={(text) => (text === '' ? act.onRemove() : act.onChange({ text }))}
          />
        </div>
      ) : (
        <>
          <div className={styles['picture']} data-kind={item.kind} style={{ height: cell.height }}>
            <ItemPicture item={item} face={face} width={cell.width} />
          </div>
          <InlineText
            label={t('caption', { name })}
            className={styles['caption']}
            value={item.caption}
            placeholder={nameOf(item, locale) || t('captionPlaceholder')}
            maxLength={CAPTION_MAX}
            onCommit={(caption) => act.onChange({ caption })}
          />
        </>
      )}
      <div className={styles['tools']}>
        <div className={styles['sizes']} role="group" aria-label={t('size')}>
          {BOARD_SIZES.map((size) => (
            <button
              key={size}
              type="button"
              aria-pressed={item.size === size}
              aria-label={t(`sizeName-${size}`)}
              onClick={() => act.onChange({ size })}
            >
              {t(`size-${size}`)}
            </button>
          ))}
        </div>
        <Handle {...handle} label={t('reorder', { name })} />
        <MenuButton
          icon="more"
          label={t('itemOptions', { name })}
          items={[
            ...moves,
            {
              key: 'heading',
              label: t(item.heading === '' ? 'addHeading' : 'removeHeading'),
              onClick: () => act.onChange({ heading: item.heading === '' ? t('headingPlaceholder') : '' }),
            },
            { type: 'divider' },
            ...BOARD_SIZES.map((size) => ({
              key: size,
              label: t(`sizeName-${size}`),
              checked: item.size === size,
              onClick: () => act.onChange({ size }),
            })),
            { type: 'divider' },
            { key: 'remove', label: t('remove'), onClick: act.onRemove },
          ]}
        />
      </div>
    </div>
  );
}
