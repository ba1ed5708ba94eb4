import type { BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { ScheduleRowInput } from '@plumbline/contract/api/schedules.ts';
import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';
import type { SampleProject } from '@plumbline/core/projects/create-sample.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

const TITLE = text('示例：城市公寓', 'Sample: a city flat', 'サンプル：街なかの住まい');
const CLIENT = text('示例客户', 'Sample client', 'サンプルのお客様');
const DESCRIPTION = text(
  '用来熟悉项目的示例，可以随意修改或删除。\n1. 打开视图，渲染里面的图纸，结果会自动归入视图。\n2. 改材料表，再应用到视图，先看价格再开始。\n3. 看板上是公开作品，可以换成自己的图。',
  'A project to try things with; change or delete it as you like.\n1. Open a view and render its drawing: the result joins the view.\n2. Change the material schedule and apply it; you see the price before anything starts.\n3. The board holds published works. Put your own pictures in their place.',
  '操作を試すための見本です。自由に変更・削除できます。\n1. ビューを開いて図面をレンダリングすると、結果はそのビューに入ります。\n2. 材料表を変えてビューに適用します。開始前に消費数が分かります。\n3. ボードには公開作品が並びます。ご自分の画像に入れ替えてください。',
);
const LIVING = text('客厅', 'Living room', 'リビング');
const PLAN = text('平面图', 'Floor plan', '平面図');
const MOOD = text('氛围与参考', 'Mood and references', '雰囲気と参考');
const HEADINGS = {
  rooms: text('房间', 'Rooms', '部屋'),
  plans: text('平面', 'Plans', '平面'),
  materials: text('材料', 'Materials', '材料'),
};
const NOTE = text(
  '安静、温暖，白天不需要开灯。\n木地板一直铺到厨房门口。',
  'Quiet and warm; no lamp needed by day.\nThe wooden floor runs up to the kitchen door.',
  '静かで暖かく、昼は照明なしで過ごせること。\n木の床はキッチンの入口まで続ける。',
);

const ROWS: readonly (Pick<ScheduleRowInput, 'mark' | 'part'> & Partial<ScheduleRowInput>)[] = [
  { mark: 'F1', part: 'floor', materialId: 'grey-oak-boards' },
  { mark: 'F2', part: 'floor', rooms: ['bathroom', 'kitchen'], materialId: 'grey-porcelain' },
  { mark: 'W1', part: 'wall', materialId: 'clay-plaster' },
  { mark: 'C1', part: 'ceiling', materialId: 'smooth-white-plaster' },
  { mark: 'J1', part: 'joinery', materialId: 'oak-veneer' },
  { mark: 'T1', part: 'fabric', materialId: 'natural-linen' },
];
const EMPTY = { rooms: [], materialId: null, product: '', finish: '', note: '' };

/** The project that somebody begins with who has none. */
export function sampleProject(locale: Locale): SampleProject {
  // Works that ship are published under these ids.
  const work = (seed: string, heading = '', size: BoardItemInput['size'] = 'm'): BoardItemInput => ({
    kind: 'work',
    workId: `seed-${seed}`,
    caption: '',
    size,
    heading,
  });
  const material = (materialId: string, heading = ''): BoardItemInput => ({
    kind: 'material',
    materialId,
    caption: '',
    size: 's',
    heading,
  });
  return {
    texts: { title: TITLE[locale], client: CLIENT[locale], address: '', description: DESCRIPTION[locale] },
    views: [
      { name: LIVING[locale], room: 'living', drawing: 'living-room.png' },
      { name: PLAN[locale], room: null, drawing: 'apartment-plan.png' },
    ],
    boards: [
      {
        name: MOOD[locale],
        items: [
          work('city-flat-living-room', HEADINGS.rooms[locale], 'l'),
          work('earth-plaster-living-room'),
          work('bedroom-under-beams'),
          { kind: 'note', text: NOTE[locale], caption: '', size: 'm', heading: '' },
          work('apartment-plan-in-oak', HEADINGS.plans[locale]),
          work('apartment-plan-in-watercolour'),
          material('grey-oak-boards', HEADINGS.materials[locale]),
          material('clay-plaster'),
          material('natural-linen'),
        ],
      },
    ],
    rows: ROWS.map((row) => ({ ...EMPTY, ...row })),
  };
}

/** Names that the drawings have among one's uploads. */
export const DRAWING_NAMES: Readonly<Record<string, LocalisedText>> = {
  'living-room.png': LIVING,
  'apartment-plan.png': PLAN,
};
