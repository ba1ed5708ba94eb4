import { group } from './material-text.ts';

export const TEXTILE_NAMES = {
  ...group('fabric interior upholstery', {
    'natural-linen': ['原色亚麻', 'Natural linen', '生成りリネン'],
    'grey-linen': ['灰色亚麻', 'Grey linen', 'グレーリネン'],
    'white-cotton': ['白棉布', 'White cotton', '白コットン'],
    'blue-twill': ['蓝色斜纹布', 'Blue twill', '青ツイル'],
    'herringbone-tweed': ['人字呢', 'Herringbone tweed', 'ヘリンボーンツイード'],
    'gingham-red': ['红白格布', 'Red gingham', '赤ギンガム'],
    'ticking-stripe': ['条纹帆布', 'Ticking stripe', 'ティッキングストライプ'],
    'basket-weave': ['篮纹编织布', 'Basket weave', 'バスケット織り'],
    'ivory-boucle': ['象牙白圈圈绒', 'Ivory bouclé', 'アイボリーブークレ'],
    'green-velvet': ['墨绿丝绒', 'Green velvet', '緑ベルベット'],
    'rust-velvet': ['锈红丝绒', 'Rust velvet', 'ラストベルベット'],
    'grey-felt': ['灰色毛毡', 'Grey felt', 'グレーフェルト'],
  }),
  ...group('leather interior upholstery', {
    'cognac-leather': ['干邑色皮革', 'Cognac leather', 'コニャックレザー'],
    'black-leather': ['黑色皮革', 'Black leather', '黒レザー'],
    'cream-leather': ['米白皮革', 'Cream leather', 'クリームレザー'],
  }),
  ...group('carpet interior floor rug', {
    'loop-carpet-grey': ['灰色圈绒地毯', 'Grey loop carpet', 'グレーループカーペット'],
    'cut-pile-cream': ['米色割绒地毯', 'Cream cut pile', 'クリームカットパイル'],
    'berber-carpet': ['柏柏尔地毯', 'Berber carpet', 'ベルベルカーペット'],
    'striped-rug': ['条纹地毯', 'Striped rug', 'ストライプラグ'],
    sisal: ['剑麻地毯', 'Sisal', 'サイザル'],
    'shag-rug-white': ['白色长绒地毯', 'White shag rug', '白シャギーラグ'],
  }),
};
