import type { ModelWarning } from '../api/models.ts';
import { fillText, type Locale, type LocalisedText } from '../text.ts';
import type { MODEL_UNITS, MODEL_WARNING_KINDS } from './model-lists.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

export type NamedUnit = (typeof MODEL_UNITS)[number] | 'other';

/** Units of files, as sentences have them. */
export const MODEL_UNIT_NAMES: Readonly<Record<NamedUnit, LocalisedText>> = {
  millimetre: text('毫米', 'millimetres', 'ミリメートル'),
  centimetre: text('厘米', 'centimetres', 'センチメートル'),
  decimetre: text('分米', 'decimetres', 'デシメートル'),
  metre: text('米', 'metres', 'メートル'),
  kilometre: text('千米', 'kilometres', 'キロメートル'),
  inch: text('英寸', 'inches', 'インチ'),
  foot: text('英尺', 'feet', 'フィート'),
  yard: text('码', 'yards', 'ヤード'),
  mile: text('英里', 'miles', 'マイル'),
  other: text('其他单位', 'another unit', 'その他の単位'),
};

/** What a person reads of each kind of warning; `{count}` and `{unit}` are filled in. */
export const MODEL_WARNING_TEXTS: Readonly<Record<(typeof MODEL_WARNING_KINDS)[number], LocalisedText>> = {
  'far-things-set-aside': text(
    '{count} 个构件离主体几公里远，没有显示。',
    '{count} parts lie kilometres away from the rest and are not shown.',
    '{count} 個の部材は数キロ離れているため表示していません。',
  ),
  'vast-things-set-aside': text(
    '{count} 个构件远大于其余部分，没有显示。',
    '{count} parts are vastly larger than the rest and are not shown.',
    '{count} 個の部材は極端に大きいため表示していません。',
  ),
  'unit-guessed': text(
    '文件没有写单位，按大小判断为{unit}。',
    'The file states no unit; by its size it was taken to be in {unit}.',
    'ファイルに単位がないため、大きさから{unit}と判断しました。',
  ),
  'unit-in-doubt': text(
    '按文件写的单位，门或整体的大小不太像真的；更像是{unit}。',
    'In the unit that the file states, doors or the whole have an unlikely size; {unit} would fit better.',
    'ファイルの単位では扉や全体の大きさが不自然です。{unit}のほうが合います。',
  ),
  'up-axis-guessed': text(
    '文件没有写哪个轴向上，按形状判断。',
    'The file does not say which axis points up; it was worked out from the shape.',
    'ファイルに上方向がないため、形から判断しました。',
  ),
  'moved-to-origin': text(
    '模型离原点很远，已移到原点附近；真实坐标仍然保留。',
    'The model stood far from its origin and was moved there; its real coordinates are kept.',
    'モデルが原点から遠いため近くへ移しました。実際の座標は保持しています。',
  ),
  'textures-missing': text(
    '缺少 {count} 张贴图。把模型和贴图一起打包成 ZIP 再上传。',
    '{count} textures are missing. Pack the model with them into a ZIP.',
    'テクスチャ {count} 枚が見つかりません。モデルと一緒に ZIP にしてください。',
  ),
  'textures-refused': text(
    '{count} 张贴图太大或格式不支持，用了纯色。',
    '{count} textures are too large or of a kind that is not read; plain colours stand in.',
    'テクスチャ {count} 枚は大きすぎるか未対応の形式のため、単色にしました。',
  ),
  'references-refused': text(
    '{count} 个外部引用没有读取：只读文件本身和压缩包里的内容。',
    '{count} references to other places were not followed: only the file and its ZIP are read.',
    '外部参照 {count} 件は読み込みません。ファイルと ZIP の中だけを読みます。',
  ),
  'faces-dropped': text(
    '{count} 个面坐标无效，已略去。',
    '{count} faces had no valid coordinates and were left out.',
    '{count} 個の面は座標が無効なため除きました。',
  ),
  'faces-doubled': text(
    '{count} 个面重叠在同一位置。',
    '{count} faces lie twice in the same place.',
    '{count} 個の面が同じ位置に重なっています。',
  ),
  'faces-flipped': text(
    '{count} 个面里外朝反。',
    '{count} faces look the wrong way round.',
    '{count} 個の面が裏返しです。',
  ),
  'things-open': text(
    '{count} 个构件不封闭，剖切时里面是空的。',
    '{count} parts are not closed; a cut shows them hollow.',
    '{count} 個の部材は閉じていないため、断面は空洞になります。',
  ),
  'many-triangles': text(
    '面数很多，显示和渲染会慢一些。',
    'There are very many faces; viewing and rendering take longer.',
    '面が非常に多いため、表示とレンダリングに時間がかかります。',
  ),
  'names-shortened': text(
    '{count} 个名称太长，已截短。',
    '{count} names were too long and were cut.',
    '長すぎる名前 {count} 件を短くしました。',
  ),
  'cycles-cut': text(
    '{count} 处层级互相包含，已断开。',
    '{count} parts contained themselves; that was cut.',
    '自己参照している階層 {count} 件を切りました。',
  ),
  'lines-left-out': text(
    '{count} 条线或点没有面，未显示。',
    '{count} lines or points have no surface and are left out.',
    '線や点 {count} 件は面がないため除きました。',
  ),
  'unmeshed-left-out': text(
    '{count} 个曲面没有网格，未显示。在建模软件里显示着色后再保存。',
    '{count} surfaces have no mesh and are left out. Show them shaded in your program, then save.',
    'メッシュのない曲面 {count} 件を除きました。シェーディング表示にして保存してください。',
  ),
  'hidden-left-out': text(
    '文件里隐藏的 {count} 项没有读取。',
    '{count} things that are hidden in the file were left out.',
    'ファイルで非表示の {count} 件は読み込みません。',
  ),
  'models-left-out': text(
    '压缩包里还有 {count} 个模型，只打开了第一个。',
    'The archive holds {count} more models; the first was opened.',
    'ZIP にはほかに {count} 個のモデルがあります。最初のものを開きました。',
  ),
  'features-left-out': text(
    '动画等 {count} 项内容用不到，已略去。',
    '{count} features such as animations are not used.',
    'アニメーションなど {count} 件は使用しません。',
  ),
  'parts-unreadable': text(
    '{count} 个部分没能读懂，已略去。',
    '{count} parts could not be understood and were left out.',
    '{count} 個の部分は解釈できないため除きました。',
  ),
  'plan-walls-missing': text(
    '这张平面图有些墙没有读出来，模型里也就没有。可在平面图里把墙标出后再立起一次。',
    'Some walls of this plan were not read, and the model lacks them. Mark them in the plan and stand it up again.',
    'この平面図には読み取れなかった壁があり、モデルにもありません。平面図で壁を指定し、もう一度立ち上げてください。',
  ),
  'plan-scale-by-doors': text(
    '尺寸按门宽推算：建筑长边约 {size} 米。知道实际长度时可填写后再立起一次。',
    'Sizes follow from the width of the doors: the longer side is about {size} m. Where you know it, say it and stand the plan up again.',
    '寸法はドアの幅から求めました。長辺は約 {size} m です。実際の長さが分かれば入力してもう一度立ち上げてください。',
  ),
  'plan-scale-guessed': text(
    '门太少，尺寸是按一般住宅估计的：长边约 {size} 米。请填写实际长度后再立起一次。',
    'Too few doors were found, so sizes are a guess: the longer side is taken for {size} m. Say how long it is and stand the plan up again.',
    'ドアが少なく、寸法は一般的な住宅からの推定です（長辺約 {size} m）。実際の長さを入力してもう一度立ち上げてください。',
  ),
  'plan-heights-assumed': text(
    '平面图没有高度：墙高取 {wall} 米，门高取 {door} 米。',
    'A plan shows no heights: walls are taken for {wall} m, doors for {door} m.',
    '平面図に高さはありません。壁は {wall} m、ドアは {door} m としました。',
  ),
  'plan-walls-measured': text(
    '墙都立在图上的位置：量得 99% 的墙面与图上相差不超过建筑长边的 {percent}%。',
    'Walls stand where they are drawn: measured, 99 of 100 places on them are within {percent} % of the longer side.',
    '壁は図の位置に立っています。計測では壁面の 99% が長辺の {percent}% 以内です。',
  ),
};

const NAMELY: LocalisedText = text('（{names}）', ' ({names})', '（{names}）');

/** A warning as somebody reads it, with the first few things that it is about. */
export function modelWarningText({ kind, count, names, values }: ModelWarning, locale: Locale): string {
  const said = fillText(MODEL_WARNING_TEXTS[kind][locale], {
    count,
    unit: MODEL_UNIT_NAMES[unitOf(values)][locale],
    ...sizesOf(values),
  });
  if (names.length === 0) return said;
  const listed = new Intl.ListFormat(locale, { type: 'unit' }).format(names);
  return said + fillText(NAMELY[locale], { names: listed });
}

/** Numbers that stand in the text as they are. */
function sizesOf(values: ModelWarning['values']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );
}

/** The unit that a warning speaks of: the likely one, else the one that was taken. */
function unitOf(values: ModelWarning['values']): NamedUnit {
  const unit = values['suggested'] ?? values['likely'] ?? values['unit'];
  return typeof unit === 'string' && isNamed(unit) ? unit : 'other';
}

function isNamed(unit: string): unit is NamedUnit {
  return Object.hasOwn(MODEL_UNIT_NAMES, unit);
}
