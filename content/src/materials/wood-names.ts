import { group } from './material-text.ts';

export const WOOD_NAMES = {
  ...group('wood interior floor', {
    'oak-boards': ['橡木地板', 'Oak boards', 'オーク床板'],
    'pale-oak-boards': ['浅色橡木地板', 'Pale oak boards', '淡色オーク床板'],
    'smoked-oak-boards': ['烟熏橡木地板', 'Smoked oak boards', '燻煙オーク床板'],
    'grey-oak-boards': ['灰橡木地板', 'Grey oak boards', 'グレーオーク床板'],
    'walnut-boards': ['胡桃木地板', 'Walnut boards', 'ウォールナット床板'],
    'ash-boards': ['白蜡木地板', 'Ash boards', 'アッシュ床板'],
    'teak-boards': ['柚木地板', 'Teak boards', 'チーク床板'],
    'pine-boards': ['松木地板', 'Pine boards', 'パイン床板'],
    'whitewashed-boards': ['水洗白地板', 'Whitewashed boards', 'ホワイトウォッシュ床板'],
    'bamboo-strips': ['竹地板', 'Bamboo strips', '竹フローリング'],
    'beech-strips': ['榉木条形地板', 'Beech strips', 'ビーチ寄木'],
    'maple-strips': ['枫木条形地板', 'Maple strips', 'メープル寄木'],
    'oak-herringbone': ['橡木人字拼', 'Oak herringbone', 'オークヘリンボーン'],
    'walnut-herringbone': ['胡桃木人字拼', 'Walnut herringbone', 'ウォールナットヘリンボーン'],
    'pale-oak-chevron': ['浅橡木鱼骨拼', 'Pale oak chevron', '淡色オークシェブロン'],
    'smoked-oak-chevron': ['烟熏橡木鱼骨拼', 'Smoked oak chevron', '燻煙オークシェブロン'],
  }),
  ...group('wood interior joinery wall', {
    'oak-veneer': ['橡木饰面', 'Oak veneer', 'オーク突板'],
    'walnut-veneer': ['胡桃木饰面', 'Walnut veneer', 'ウォールナット突板'],
    'cherry-veneer': ['樱桃木饰面', 'Cherry veneer', 'チェリー突板'],
    'wenge-veneer': ['鸡翅木饰面', 'Wenge veneer', 'ウェンジ突板'],
    'black-ash-veneer': ['黑蜡木饰面', 'Black ash veneer', 'ブラックアッシュ突板'],
    'birch-plywood': ['桦木胶合板', 'Birch plywood', 'バーチ合板'],
    'acoustic-oak-slats': ['橡木吸音格栅', 'Acoustic oak slats', 'オーク吸音ルーバー'],
  }),
  ...group('wood exterior landscape floor paving', {
    'teak-decking': ['柚木户外地板', 'Teak decking', 'チークデッキ'],
    'weathered-decking': ['风化木平台', 'Weathered decking', '風化ウッドデッキ'],
  }),
  ...group('wood exterior facade wall', {
    'cedar-cladding': ['雪松外墙板', 'Cedar cladding', 'シダー外壁'],
    'larch-cladding': ['落叶松格栅墙板', 'Larch cladding', 'ラーチ外壁'],
    'charred-cladding': ['炭化木墙板', 'Charred timber cladding', '焼杉外壁'],
    'white-clapboard': ['白色鱼鳞板', 'White clapboard', '白い下見板'],
  }),
};
