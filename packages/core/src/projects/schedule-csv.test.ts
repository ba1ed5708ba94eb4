import type { Areas, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { scheduleCsv } from './schedule-csv.ts';

const row: ScheduleRow = {
  rowId: 'r-1',
  mark: 'F1',
  part: 'floor',
  rooms: ['living', 'bedroom'],
  materialId: 'grey-oak-boards',
  material: { name: { 'zh-CN': '灰橡木地板', en: 'Grey oak boards', ja: 'グレーオーク' }, coverUrl: '' },
  product: 'ACME, "Nordic"',
  finish: 'oiled',
  note: 'line one\nline two',
};
const NO_AREAS: Areas = { plans: [], models: [], rows: [] };

test('a schedule is a file that spreadsheets read, in the reader’s language', () => {
  for (const locale of LOCALES) {
    const text = scheduleCsv({ rows: [row], revision: 1 }, NO_AREAS, locale);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(row.material?.name[locale]);
    expect(text).toContain('"ACME, ""Nordic"""');
  }
  const [head, line] = scheduleCsv({ rows: [row], revision: 1 }, NO_AREAS, 'en')
    .slice(1)
    .split('\r\n');
  expect(head).toBe('Mark,Part,Rooms,Material,Product or supplier,Finish,Note,Area (m²),Area from');
  expect(line?.startsWith('F1,Floor,Living room · Bedroom,Grey oak boards,')).toBe(true);
});

test('what somebody typed is no formula', () => {
  const evil = {
    ...row,
    mark: '=1+1',
    product: '@SUM(A1)',
    note: '-2',
    finish: '+3',
    materialId: null,
    material: null,
  };
  const text = scheduleCsv({ rows: [evil], revision: 1 }, NO_AREAS, 'en');
  for (const cell of ["'=1+1", "'@SUM(A1)", "'-2", "'+3"]) expect(text).toContain(cell);
  expect(text).not.toMatch(/(^|,|\n)[=+@-]/);
});

test('areas stand with where they come from, and rooms below', () => {
  const areas: Areas = {
    rows: [{ rowId: 'r-1', areaM2: 42.5, from: 'plan', estimated: true, incomplete: true }],
    models: [],
    plans: [
      {
        viewId: 'v-1',
        name: 'Ground floor',
        imageId: 'i-1',
        state: 'read',
        scale: 'given',
        building: null,
        areaM2: 20,
        rooms: [
          { type: 'living', name: 'Salon', at: [0.5, 0.5], areaM2: 20 },
          { type: 'bathroom', name: '', at: [0.7, 0.5], areaM2: null },
        ],
      },
    ],
  };
  const lines = scheduleCsv({ rows: [row], revision: 1 }, areas, 'en').split('\r\n');
  expect(lines[1]).toMatch(/,42\.5,Estimated by the widths of doors · without plans of unknown scale$/);
  expect(lines.slice(2, 6)).toEqual([
    '',
    'Plan,Room,Area (m²),Area from',
    'Ground floor,Salon,20,By a given length',
    'Ground floor,Bathroom,,By a given length',
  ]);
});

test('what a model has by material and room stands below, and rows say that it was measured there', () => {
  const areas: Areas = {
    rows: [{ rowId: 'r-1', areaM2: 69.56, from: 'model', estimated: false, incomplete: true }],
    plans: [],
    models: [
      {
        ...{ modelId: 'm-1', name: 'house.ifc', viewId: 'v-1', state: 'measured', floorM2: 69.56 },
        surfaces: [
          {
            ...{ class: 'floor', material: 'Concrete', materialId: 'grey-oak-boards', areaM2: 69.56 },
            materialName: row.material?.name ?? null,
            room: { name: 'Salon', type: 'room' },
          },
          { class: null, material: '=x', materialId: null, materialName: null, room: null, areaM2: 1.2 },
        ],
      },
    ],
  };
  const lines = scheduleCsv({ rows: [row], revision: 1 }, areas, 'en').split('\r\n');
  expect(lines[1]).toMatch(/,69\.56,Measured in the model · without models that could not be measured$/);
  expect(lines.slice(2, 6)).toEqual([
    '',
    'Model,Material,Material in the file,Class,Room,Area (m²)',
    'house.ifc,Grey oak boards,Concrete,Floors,Salon,69.56',
    "house.ifc,'=x,,,,1.2",
  ]);
});
