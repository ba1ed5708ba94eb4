import type { Areas, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { SURFACE_ROLES, type SurfaceRole } from '@plumbline/contract/content/style.ts';
import {
  FINISH_MAX,
  MARK_MAX,
  PRODUCT_MAX,
  ROW_NOTE_MAX,
} from '@plumbline/contract/projects/project-lists.ts';
import { PART_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { useReorder } from '../../ui/reorder/use-reorder.ts';
import { Handle } from '../parts/Handle.tsx';
import { AreaOf } from './AreaOf.tsx';
import { RoomsField } from './RoomsField.tsx';
import styles from './Schedule.module.css';
import { isProposed, nextMark } from './schedule-rows.ts';
import type { RowChange } from './use-schedule.ts';

type Order = ReturnType<typeof useReorder>;

interface Props {
  readonly row: ScheduleRow;
  readonly number: number;
  readonly rows: readonly ScheduleRow[];
  readonly area: Areas['rows'][number] | undefined;
  readonly dragged: ReturnType<Order['item']>;
  readonly handle: ReturnType<Order['handle']>;
  readonly moves: readonly MenuItem[];
  readonly onChange: (wanted: RowChange) => void;
  readonly onChooseMaterial: () => void;
  readonly onInsertBelow: () => void;
  readonly onRemove: () => void;
}

const WORDS = [
  { name: 'product', text: 'product', max: PRODUCT_MAX },
  { name: 'finish', text: 'finish', max: FINISH_MAX },
  { name: 'note', text: 'rowNote', max: ROW_NOTE_MAX },
] as const;

/** One row of the schedule; every cell is changed where it stands. */
export function ScheduleLine({ row, number, rows, area, dragged, handle, moves, onChange, ...act }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const labelled = (column: string) => t('ofRow', { column, row: number });
  const setPart = (part: SurfaceRole) => {
    const others = rows.filter(({ rowId }) => rowId !== row.rowId);
    onChange({ part, ...(isProposed(row.mark, row.part) ? { mark: nextMark(part, others) } : {}) });
  };
  const material =
    row.material?.name[locale] ?? t(row.materialId === null ? 'chooseMaterial' : 'lostMaterial');
  return (
    <tr className={styles['line']} {...dragged}>
      <td className={styles['narrow']} data-column="handle">
        <Handle {...handle} label={t('reorder', { name: row.mark || String(number) })} />
      </td>
      <td data-column="mark">
        <InlineText
          label={labelled(t('mark'))}
          value={row.mark}
          maxLength={MARK_MAX}
          onCommit={(mark) => onChange({ mark })}
        />
      </td>
      <td data-column="part">
        <select
          aria-label={labelled(t('part'))}
          value={row.part}
          onChange={({ target }) => {
            const part = SURFACE_ROLES.find((role) => role === target.value);
            if (part) setPart(part);
          }}
        >
          {SURFACE_ROLES.map((role) => (
            <option key={role} value={role}>
              {PART_NAMES[role][locale]}
            </option>
          ))}
        </select>
      </td>
      <td data-column="rooms" data-label={t('rooms')}>
        <RoomsField
          label={labelled(t('rooms'))}
          rooms={row.rooms}
          onChange={(rooms) => onChange({ rooms })}
        />
      </td>
      <td data-column="material">
        <button
          type="button"
          className={styles['material']}
          aria-haspopup="dialog"
          aria-label={t('named', { label: labelled(t('material')), value: material })}
          onClick={act.onChooseMaterial}
        >
          <span className={styles['swatch']}>
            {row.material ? <Picture src={row.material.coverUrl} /> : <Icon name="plus" size={14} />}
          </span>
          <span data-none={row.material === null}>{material}</span>
        </button>
      </td>
      {WORDS.map(({ name, text, max }) => (
        <td key={name} data-column={text} data-label={t(text)}>
          <InlineText
            multiline={name === 'note'}
            label={labelled(t(text))}
            placeholder="–"
            value={row[name]}
            maxLength={max}
            onCommit={(value) => onChange({ [name]: value })}
          />
        </td>
      ))}
      <td data-column="area" data-label={t('area')}>
        <AreaOf area={area} />
      </td>
      <td className={styles['narrow']} data-column="more">
        <MenuButton
          icon="more"
          label={t('rowOptions', { row: number })}
          items={[
            ...moves,
            { key: 'insert', label: t('insertBelow'), onClick: act.onInsertBelow },
            ...(row.materialId === null
              ? []
              : [
                  {
                    key: 'none',
                    label: t('noMaterial'),
                    onClick: () => onChange({ materialId: null, material: null }),
                  },
                ]),
            { type: 'divider' },
            { key: 'remove', label: t('removeRow'), onClick: act.onRemove },
          ]}
        />
      </td>
    </tr>
  );
}
