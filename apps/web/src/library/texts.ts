import { text } from '../i18n/texts.ts';

export const libraryTexts = {
  materials: text('材质库', 'Material library', '素材ライブラリ'),
  materialsFailed: text(
    '材质库没有加载出来，请重试。',
    'The materials did not load. Please try again.',
    '素材を読み込めませんでした。もう一度お試しください。',
  ),
  retry: text('重试', 'Try again', '再試行'),
  noMaterials: text('材质库还是空的', 'The library has no materials yet', '素材はまだありません'),
  tileSize: text('{{width}} × {{height}} mm', '{{width}} × {{height}} mm', '{{width}} × {{height}} mm'),
  wood: text('木材', 'Wood', '木材'),
  stone: text('石材', 'Stone', '石材'),
  terrazzo: text('水磨石', 'Terrazzo', 'テラゾー'),
  brick: text('砖', 'Brick', 'れんが'),
  tile: text('瓷砖', 'Tile', 'タイル'),
  concrete: text('混凝土', 'Concrete', 'コンクリート'),
  plaster: text('涂料与抹灰', 'Plaster and paint', '塗装・左官'),
  metal: text('金属', 'Metal', '金属'),
  glass: text('玻璃', 'Glass', 'ガラス'),
  fabric: text('织物', 'Fabric', 'ファブリック'),
  leather: text('皮革', 'Leather', 'レザー'),
  carpet: text('地毯', 'Carpet', 'カーペット'),
  planting: text('植物', 'Planting', '植栽'),
  water: text('水面', 'Water', '水面'),
  roofing: text('屋面', 'Roofing', '屋根材'),
  paving: text('铺装', 'Paving', '舗装'),
} as const;
