import { group } from './material-text.ts';

export const METAL_NAMES = {
  ...group('metal interior joinery fittings', {
    'brushed-steel': ['拉丝不锈钢', 'Brushed steel', 'ヘアライン鋼板'],
    'brushed-brass': ['拉丝黄铜', 'Brushed brass', 'ヘアライン真鍮'],
    'aged-brass': ['做旧黄铜', 'Aged brass', '古色真鍮'],
    'black-steel': ['黑钢', 'Blackened steel', '黒皮鉄'],
    'powder-coated-white': ['白色喷粉金属', 'White powder coating', '白色粉体塗装'],
  }),
  ...group('metal exterior facade wall', {
    'corten-steel': ['耐候钢', 'Corten steel', 'コールテン鋼'],
    copper: ['紫铜', 'Copper', '銅板'],
    'copper-patina': ['铜绿', 'Copper patina', '緑青銅板'],
    'galvanised-steel': ['镀锌钢', 'Galvanised steel', '亜鉛めっき鋼板'],
    'perforated-aluminium': ['穿孔铝板', 'Perforated aluminium', 'パンチングアルミ'],
    'corrugated-steel': ['波纹钢板', 'Corrugated steel', '波板鋼板'],
    'anthracite-cassettes': ['炭灰金属挂板', 'Anthracite cassettes', 'チャコール金属パネル'],
    'champagne-standing-seam': ['香槟色立边板', 'Champagne standing seam', 'シャンパン立てはぜ'],
  }),
  ...group('glass interior exterior', {
    'clear-glass': ['透明玻璃', 'Clear glass', '透明ガラス'],
    'frosted-glass': ['磨砂玻璃', 'Frosted glass', 'すりガラス'],
    'fluted-glass': ['长虹玻璃', 'Fluted glass', 'モールガラス'],
    'glass-block': ['玻璃砖', 'Glass block', 'ガラスブロック'],
    'black-glass': ['黑色玻璃', 'Black glass', '黒ガラス'],
  }),
};
