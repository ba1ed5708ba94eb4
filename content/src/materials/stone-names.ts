import { group } from './material-text.ts';

export const STONE_NAMES = {
  ...group('stone interior exterior floor wall worktop', {
    travertine: ['米色洞石', 'Travertine', 'トラバーチン'],
    'travertine-tiles': ['洞石砖', 'Travertine tiles', 'トラバーチンタイル'],
    'silver-travertine': ['银灰洞石', 'Silver travertine', 'シルバートラバーチン'],
    limestone: ['石灰石板', 'Limestone slabs', 'ライムストーン'],
    'jura-limestone-slab': ['侏罗纪米黄', 'Jura limestone', 'ジュラライムストーン'],
    'slate-slabs': ['板岩铺板', 'Slate slabs', 'スレート板'],
    sandstone: ['砂岩', 'Sandstone', '砂岩'],
    'grey-granite': ['芝麻灰花岗岩', 'Grey granite', 'グレー御影石'],
    'black-granite': ['黑色花岗岩', 'Black granite', '黒御影石'],
    'rose-granite': ['粉红花岗岩', 'Rose granite', '桜御影石'],
  }),
  ...group('stone interior floor wall worktop', {
    'carrara-marble': ['卡拉拉白大理石', 'Carrara marble', 'カラーラ大理石'],
    'calacatta-marble': ['卡拉卡塔大理石', 'Calacatta marble', 'カラカッタ大理石'],
    'black-marble': ['黑金花大理石', 'Black marble', '黒大理石'],
    'green-marble': ['绿色大理石', 'Green marble', '緑大理石'],
    'emperador-marble': ['啡网纹大理石', 'Emperador marble', 'エンペラドール大理石'],
    'rosa-marble': ['粉色大理石', 'Rosa marble', 'ローザ大理石'],
  }),
  ...group('stone exterior facade wall', {
    'sandstone-ashlar': ['砂岩方整石', 'Sandstone ashlar', '砂岩切石積み'],
    'limestone-ashlar': ['石灰石方整石', 'Limestone ashlar', '石灰岩切石積み'],
    'rubble-wall': ['毛石墙', 'Rubble wall', '乱石積み'],
    'fieldstone-wall': ['野石墙', 'Fieldstone wall', '野面石積み'],
    'stacked-ledgestone': ['叠层文化石', 'Stacked ledgestone', '小端積み石'],
    'quartzite-cladding': ['石英岩贴面', 'Quartzite cladding', 'クォーツサイト張り'],
  }),
  ...group('terrazzo interior floor wall worktop', {
    'terrazzo-white': ['白色水磨石', 'White terrazzo', '白テラゾー'],
    'terrazzo-grey': ['灰色水磨石', 'Grey terrazzo', 'グレーテラゾー'],
    'terrazzo-palladiana': ['大块拼花水磨石', 'Palladiana terrazzo', 'パラディアナテラゾー'],
    'terrazzo-green': ['绿色水磨石', 'Green terrazzo', '緑テラゾー'],
    'terrazzo-black': ['黑色水磨石', 'Black terrazzo', '黒テラゾー'],
  }),
};
