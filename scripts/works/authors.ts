import type { LocalisedText } from '@plumbline/contract/text.ts';

const sample = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** The studio's own authors: whoever meets them in the feed reads that these are samples. */
export const AUTHORS = {
  'plumbline-rooms': {
    name: sample('绳墨示例 · 居住', 'Plumbline samples · Homes', 'Plumbline サンプル・住まい'),
    about: sample(
      '绳墨自带的示例：住宅与房间。设计由内置引擎生成，点“使用这些设置”即可重做。旁边的线稿画的是同一个设计。',
      'Samples that come with Plumbline: homes and rooms, designed by the built-in engine. “Use these settings” makes each of them again; the drawing beside a picture is of the same design.',
      'Plumbline 付属のサンプル（住宅と部屋）。設計は内蔵エンジンによるもので、「この設定を使う」で作り直せます。隣の線画は同じ設計を描いたものです。',
    ),
  },
  'plumbline-public': {
    name: sample('绳墨示例 · 公共空间', 'Plumbline samples · Public rooms', 'Plumbline サンプル・商業と公共'),
    about: sample(
      '绳墨自带的示例：办公、餐饮、酒店、学校与厂房。全部由内置引擎生成，没有任何真实客户的项目。',
      'Samples that come with Plumbline: offices, cafés, hotels, schools and halls. All are made by the built-in engine; none is a client’s project.',
      'Plumbline 付属のサンプル（オフィス、飲食、ホテル、学校、工場）。すべて内蔵エンジンによるもので、実在の案件ではありません。',
    ),
  },
  'plumbline-buildings': {
    name: sample('绳墨示例 · 建筑', 'Plumbline samples · Buildings', 'Plumbline サンプル・建築'),
    about: sample(
      '绳墨自带的示例：单体建筑与鸟瞰，不同天气与时刻。',
      'Samples that come with Plumbline: buildings and views from above, in different weather and at different hours.',
      'Plumbline 付属のサンプル（建築と鳥瞰）。天候と時刻を変えて見せています。',
    ),
  },
  'plumbline-landscape': {
    name: sample('绳墨示例 · 景观', 'Plumbline samples · Landscape', 'Plumbline サンプル・ランドスケープ'),
    about: sample(
      '绳墨自带的示例：庭院、公园、街道与水岸。',
      'Samples that come with Plumbline: gardens, parks, streets and banks.',
      'Plumbline 付属のサンプル（庭、公園、街路、水辺）。',
    ),
  },
  'plumbline-drawings': {
    name: sample('绳墨示例 · 图纸渲染', 'Plumbline samples · From drawings', 'Plumbline サンプル・図面から'),
    about: sample(
      '绳墨自带的示例：线稿、平面图与效果图经各个功能处理后的样子，线条一笔未改。',
      'Samples that come with Plumbline: what its functions make of line drawings, plans and renders; the lines stay where they were drawn.',
      'Plumbline 付属のサンプル。線画・平面図・パースが各機能でどうなるかを示します。線は動きません。',
    ),
  },
} as const satisfies Record<string, { name: LocalisedText; about: LocalisedText }>;
export type AuthorKey = keyof typeof AUTHORS;
