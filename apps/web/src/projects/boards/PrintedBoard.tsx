import type { BoardItem } from '@plumbline/contract/api/boards.ts';
import type { Project } from '@plumbline/contract/api/projects.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Paper, roomOn } from '../print/paper.ts';
import { PrintRoom } from '../print/PrintRoom.tsx';
import { type PrintedRow, Sheets } from '../print/Sheets.tsx';
import { captionOf, faceOf } from './board-items.ts';
import styles from './Board.module.css';
import { ItemPicture } from './ItemPicture.tsx';
import { layOutItems, ON_PAPER } from './lay-out-items.ts';

interface Props {
  readonly project: Project;
  readonly name: string;
  readonly items: readonly BoardItem[];
  readonly onClose: () => void;
}

const GAP = 14;
/** A heading above the first row has to go onto the same sheet. */
const HEADING = 44;

/** A board on sheets of paper. */
export function PrintedBoard({ project, name, items, onClose }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const words = { project: project.title, client: project.client, site: project.address, drawing: name };
  return (
    <PrintRoom
      title={name || t('boards')}
      papers={['a4-landscape', 'a3-landscape']}
      sheets={(paper) => (
        <Sheets paper={paper} words={words} rows={rowsOn(paper, items, locale)} gap={GAP} least={0.8} />
      )}
      onClose={onClose}
    />
  );
}

function rowsOn(paper: Paper, items: readonly BoardItem[], locale: Locale): PrintedRow[] {
  const { width, height } = roomOn(paper);
  const sheet = { width, gap: GAP, tallest: height - HEADING };
  const { rows, feet } = layOutItems(items, { ...sheet, locale, words: ON_PAPER });
  return rows.flatMap((row) => {
    const first = items[row.columns[0]?.[0]?.index ?? -1];
    if (!first) return [];
    const heading = {
      key: `${first.itemId} heading`,
      heading: true,
      content: <h3 className={styles['printedHeading']}>{first.heading}</h3>,
    };
    const content = (
      <div
        className={styles['row']}
        data-printed
        data-alone={first.size === 'l' && first.kind !== 'note' ? true : undefined}
        style={row.height === null ? {} : { height: row.height }}
      >
        {row.columns.map((column) => (
          <div key={column[0]?.index} className={styles['column']} style={{ width: column[0]?.width }}>
            {column.map(({ index, width: wide, height: high }) => {
              const item = items[index];
              if (!item) return null;
              if (item.kind === 'note')
                return (
                  <p
                    key={item.itemId}
                    className={styles['printedNote']}
                    data-line={item.size === 'l'}
                    style={item.size === 'l' ? {} : { height: high }}
                  >
                    {item.text}
                  </p>
                );
              return (
                <figure key={item.itemId} style={{ height: high + (feet[index] ?? 0) }}>
                  <div className={styles['picture']} data-kind={item.kind} style={{ height: high }}>
                    <ItemPicture item={item} face={faceOf(item)} width={wide} printed />
                  </div>
                  <figcaption>{captionOf(item, locale)}</figcaption>
                </figure>
              );
            })}
          </div>
        ))}
      </div>
    );
    return [...(first.heading === '' ? [] : [heading]), { key: first.itemId, heading: false, content }];
  });
}
