import type { Areas, Schedule } from '@plumbline/contract/api/schedules.ts';
import {
  AREA_FROM_MODEL,
  INCOMPLETE,
  MODEL_COLUMNS,
  PART_NAMES,
  ROOM_COLUMNS,
  ROOM_NAMES,
  SCALE_NAMES,
  SCHEDULE_COLUMNS,
} from '@plumbline/contract/projects/schedule-texts.ts';
import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';
import { CSV_BYTE_ORDER_MARK, csvLine } from '../export/csv.ts';

/** A material schedule as CSV: its rows, and below them what models have by material and room, and the rooms of plans, where there are any. */
export function scheduleCsv({ rows }: Schedule, areas: Areas, locale: Locale): string {
  const areaOf = new Map(areas.rows.map((row) => [row.rowId, row]));
  const lines = rows.map(({ rowId, mark, part, rooms, materialId, material, product, finish, note }) => {
    const area = areaOf.get(rowId);
    return csvLine([
      mark,
      PART_NAMES[part][locale],
      rooms.map((room) => ROOM_NAMES[room][locale]).join(' · '),
      material?.name[locale] ?? materialId,
      product,
      finish,
      note,
      area?.areaM2 ?? null,
      area ? areaFrom(area, locale) : null,
    ]);
  });
  const rooms = areas.plans.flatMap(({ name, scale, rooms: found }) =>
    found.map((room) =>
      csvLine([
        name,
        room.name === '' ? ROOM_NAMES[room.type][locale] : room.name,
        room.areaM2,
        SCALE_NAMES[scale][locale],
      ]),
    ),
  );
  const surfaces = areas.models.flatMap(({ name, surfaces: found }) =>
    found.map((surface) =>
      csvLine([
        name,
        surface.materialName?.[locale] ?? surface.material,
        surface.materialName ? surface.material : null,
        surface.class === null ? null : MODEL_CLASS_NAMES[surface.class][locale],
        surface.room?.name ?? null,
        surface.areaM2,
      ]),
    ),
  );
  const table = (columns: readonly LocalisedText[], content: readonly string[]) =>
    content.length === 0 ? [] : ['\r\n', csvLine(columns.map((name) => name[locale])), ...content];
  const head = csvLine(SCHEDULE_COLUMNS.map((name) => name[locale]));
  return (
    CSV_BYTE_ORDER_MARK +
    [head, ...lines, ...table(MODEL_COLUMNS, surfaces), ...table(ROOM_COLUMNS, rooms)].join('')
  );
}

function areaFrom({ from, estimated, incomplete }: Areas['rows'][number], locale: Locale): string {
  const source = from === 'model' ? AREA_FROM_MODEL : SCALE_NAMES[estimated ? 'doors' : 'given'];
  return incomplete ? `${source[locale]} · ${INCOMPLETE[from][locale]}` : source[locale];
}
