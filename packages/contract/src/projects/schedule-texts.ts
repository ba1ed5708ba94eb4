import type { SCALE_SOURCES } from '../api/schedules.ts';
import type { SurfaceRole } from '../content/style.ts';
import type { LocalisedText } from '../text.ts';
import type { RoomType } from './project-lists.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

/** Parts of a material schedule, as pages and files call them. */
export const PART_NAMES: Readonly<Record<SurfaceRole, LocalisedText>> = {
  floor: text('地面', 'Floor', '床'),
  wall: text('墙面', 'Wall', '壁'),
  'feature-wall': text('主题墙', 'Feature wall', 'アクセント壁'),
  ceiling: text('天花', 'Ceiling', '天井'),
  joinery: text('木作', 'Joinery', '造作'),
  worktop: text('台面', 'Worktop', '天板'),
  fabric: text('布艺', 'Fabric', 'ファブリック'),
  rug: text('地毯', 'Rug', 'ラグ'),
  facade: text('外墙', 'Facade', '外壁'),
  siding: text('挂板', 'Siding', 'サイディング'),
  masonry: text('砌体', 'Masonry', '石・れんが積み'),
  roof: text('屋面', 'Roof', '屋根'),
  paving: text('铺装', 'Paving', '舗装'),
  metal: text('金属', 'Metal', '金属'),
};

export const ROOM_NAMES: Readonly<Record<RoomType, LocalisedText>> = {
  living: text('客厅', 'Living room', 'リビング'),
  bedroom: text('卧室', 'Bedroom', '寝室'),
  kitchen: text('厨房', 'Kitchen', 'キッチン'),
  bathroom: text('卫生间', 'Bathroom', '浴室・トイレ'),
  corridor: text('走廊', 'Corridor', '廊下'),
  stairs: text('楼梯', 'Stairs', '階段'),
  store: text('储藏', 'Store', '収納'),
  garage: text('车库', 'Garage', '車庫'),
  terrace: text('露台', 'Terrace', 'テラス'),
  room: text('房间', 'Room', '部屋'),
};

export const SCALE_NAMES: Readonly<Record<(typeof SCALE_SOURCES)[number], LocalisedText>> = {
  given: text('按给定长度', 'By a given length', '指定の長さによる'),
  doors: text('按门宽估算', 'Estimated by the widths of doors', 'ドア幅による推定'),
  unknown: text('比例未知', 'Scale unknown', '縮尺不明'),
};

export const AREA_FROM_MODEL: LocalisedText = text('按模型量取', 'Measured in the model', 'モデルから計測');

/** Of an area in which something is missing. */
export const INCOMPLETE: Readonly<Record<'plan' | 'model', LocalisedText>> = {
  plan: text('缺少比例未知的平面图', 'without plans of unknown scale', '縮尺不明の平面図を除く'),
  model: text(
    '缺少未能量取的模型',
    'without models that could not be measured',
    '計測できなかったモデルを除く',
  ),
};

/** Head of the schedule's file. */
export const SCHEDULE_COLUMNS: readonly LocalisedText[] = [
  text('编号', 'Mark', '記号'),
  text('部位', 'Part', '部位'),
  text('房间', 'Rooms', '部屋'),
  text('材料', 'Material', '材料'),
  text('产品／供应商', 'Product or supplier', '製品・仕入先'),
  text('表面处理', 'Finish', '仕上げ'),
  text('备注', 'Note', '備考'),
  text('面积（m²）', 'Area (m²)', '面積（m²）'),
  text('面积依据', 'Area from', '面積の根拠'),
];

/** Head of what models have by material and room, below it. */
export const MODEL_COLUMNS: readonly LocalisedText[] = [
  text('模型', 'Model', 'モデル'),
  text('材料', 'Material', '材料'),
  text('文件中的材质', 'Material in the file', 'ファイル内の材質'),
  text('类别', 'Class', '分類'),
  text('房间', 'Room', '部屋'),
  text('面积（m²）', 'Area (m²)', '面積（m²）'),
];

/** Head of the rooms of plans, below it. */
export const ROOM_COLUMNS: readonly LocalisedText[] = [
  text('平面图', 'Plan', '平面図'),
  text('房间', 'Room', '部屋'),
  text('面积（m²）', 'Area (m²)', '面積（m²）'),
  text('面积依据', 'Area from', '面積の根拠'),
];
