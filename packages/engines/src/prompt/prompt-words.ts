import type { SurfaceRole } from '@plumbline/scene/render-types.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import type { Environment } from '@plumbline/contract/api/environments.ts';
import type { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';

export type Atmosphere = (typeof ATMOSPHERES)[number];

/** What a word of a prompt asks for. */
export type PromptMeaning =
  | { readonly atmosphere: Atmosphere }
  | { readonly environment: Environment }
  | { readonly style: string }
  | { readonly warmth: number }
  | { readonly brightness: number }
  | { readonly saturation: number }
  | { readonly contrast: number }
  | { readonly material: { readonly role: SurfaceRole; readonly id: string } }
  /** Looks like one of the others and is not: 雪白 is a colour, 上海 a city. */
  | { readonly nothing: true };

/** Words of each meaning in Chinese, English and Japanese, divided by commas. Matching takes the longest word. */
export const PROMPT_WORDS: readonly (readonly [PromptMeaning, string])[] = [
  [{ atmosphere: 'sunny' }, '晴天,晴朗,阳光,日光,sunny,sunshine,sunlight,clear sky,blue sky,晴れ,快晴,青空'],
  [
    { atmosphere: 'rain' },
    '雨天,下雨,雨后,雨中,小雨,大雨,细雨,阴雨,雨景,rain,rainy,raining,drizzle,after the rain,雨の日,雨上がり',
  ],
  [{ atmosphere: 'fog' }, '雾,薄雾,雾气,晨雾,云雾,fog,foggy,mist,misty,haze,hazy,霧,朝霧,靄,もや'],
  [
    { atmosphere: 'snow' },
    '雪天,下雪,雪景,雪地,积雪,大雪,冬天,冬季,冬日,snow,snowy,snowing,snow-covered,winter,雪,冬,雪の日',
  ],
  [
    { atmosphere: 'dusk' },
    '黄昏,傍晚,日落,夕阳,晚霞,日暮,dusk,sunset,twilight,golden hour,evening,夕方,夕暮れ,夕焼け,夕日,日没,黄昏時',
  ],
  [
    { atmosphere: 'lights' },
    '夜景,夜晚,夜间,晚上,夜色,亮灯,灯光,night,nighttime,at night,lights on,illuminated,lit windows,夜,夜間,ライトアップ,照明',
  ],
  [
    { environment: 'city-street' },
    '城市,街道,街景,都市,市区,city,street,urban,downtown,街,街並み,市街地,都会',
  ],
  [
    { environment: 'forest' },
    '森林,树林,林间,丛林,雨林,竹林,forest,woods,woodland,rainforest,jungle,森,林の中',
  ],
  [
    { environment: 'lakeside' },
    '湖边,湖畔,临湖,湖景,湖面,lakeside,lake,waterfront,by the lake,湖,池のほとり',
  ],
  [
    { environment: 'seaside' },
    '海边,海滨,海岸,海景,沙滩,大海,seaside,sea,ocean,beach,coast,coastal,海辺,海岸線,海沿い,ビーチ',
  ],
  [
    { environment: 'countryside' },
    '乡村,田园,田野,农村,郊外,乡间,countryside,rural,village,farmland,meadow,fields,田舎,田園,農村',
  ],
  [
    { environment: 'mountain-foot' },
    '山脚,山脚下,山麓,山下,山景,群山,foot of the mountain,foothills,mountain,mountains,山のふもと,山裾',
  ],
  [{ style: 'modern' }, '现代,现代风,现代风格,modern,contemporary,モダン'],
  [{ style: 'minimalist' }, '极简,简约,minimalist,minimal,minimalism,ミニマル,ミニマリスト,シンプル'],
  [{ style: 'cream' }, '奶油,奶油风,cream style,creamy,クリーム色,クリームスタイル'],
  [{ style: 'wabi-sabi' }, '侘寂,侘寂风,wabi-sabi,wabi sabi,わびさび,侘び寂び'],
  [{ style: 'nordic' }, '北欧,北欧风,nordic,scandinavian,スカンジナビア'],
  [{ style: 'mid-century' }, '中古,中古风,mid-century,midcentury,ミッドセンチュリー'],
  [{ style: 'new-chinese' }, '新中式,中式,中国风,new chinese,chinese style,新中国風,中国風'],
  [{ style: 'french' }, '法式,法式风,french,フレンチ,フランス風'],
  [{ style: 'retro' }, '复古,怀旧,retro,vintage,レトロ,ヴィンテージ'],
  [{ style: 'industrial' }, '工业风,工业风格,loft,industrial,インダストリアル,工業風'],
  [{ style: 'homestay' }, '民宿,homestay,guesthouse,guest house,民泊'],
  [{ style: 'cyberpunk' }, '赛博朋克,霓虹,cyberpunk,neon,サイバーパンク,ネオン'],
  [{ warmth: 0.35 }, '暖色,暖调,暖光,温暖,温馨,warm,cosy,cozy,暖かい,暖かな,温かい,暖色系'],
  [{ warmth: -0.35 }, '冷色,冷调,冷光,清冷,cool tones,cool tone,cold light,寒色,クール'],
  [{ style: 'modern-2' }, '暖灰,现代2,现代二,warm grey,warm gray,modern 2,modern two,ウォームグレー,モダン2'],
  [{ style: 'modern-3' }, '黑白,黑白灰,现代3,monochrome,black and white,modern 3,モノトーン,モダン3'],
  [{ style: 'modern-4' }, '胡桃木,现代4,walnut,walnut style,modern 4,ウォールナット,モダン4'],
  [{ style: 'modern-5' }, '岩板,现代5,sintered stone,modern 5,セラミック石板,モダン5'],
  [{ style: 'modern-6' }, '雾蓝,雾霾蓝,现代6,misty blue,dusty blue,modern 6,ミストブルー,モダン6'],
  [{ style: 'modern-7' }, '橄榄绿,现代7,olive,olive green,modern 7,オリーブ,モダン7'],
  [{ style: 'modern-8' }, '陶土,赤陶,现代8,terracotta,modern 8,テラコッタ,モダン8'],
  [
    { style: 'modern-9' },
    '清水混凝土,现代9,fair-faced concrete,exposed concrete,modern 9,打ち放し,打ち放しコンクリート,モダン9',
  ],
  [{ style: 'modern-10' }, '高级感,现代10,quiet luxury,modern 10,ラグジュアリー,モダン10'],
  [{ style: 'modern-11' }, '深色系,现代11,dark modern,modern 11,ダークモダン,モダン11'],
  [{ style: 'new-chinese-2' }, '水墨,水墨风,新中式2,ink wash,new chinese 2,水墨画,新中式 2'],
  [{ style: 'new-chinese-3' }, '檀木,红木,新中式3,rosewood,new chinese 3,紫檀,新中式 3'],
  [{ style: 'french-2' }, '法式奶油,法式2,french cream,french 2,フレンチ2'],
  [{ style: 'french-3' }, '墨绿,法式3,deep green,french 3,ディープグリーン,フレンチ3'],
  [{ style: 'french-4' }, '玫瑰,粉色系,法式4,rose,french 4,ローズ,フレンチ4'],
  [{ style: 'industrial-2' }, '红砖风,工业2,red brick loft,industrial 2,赤レンガ,インダストリアル2'],
  [{ style: 'industrial-3' }, '水泥风,工业3,cement style,industrial 3,セメント,インダストリアル3'],
  [{ style: 'japanese' }, '日式,和风,原木风,japanese,japandi,和風,和モダン'],
  [{ style: 'mediterranean' }, '地中海,希腊风,mediterranean,greek island,地中海風'],
  [{ style: 'american' }, '美式,美式乡村,american,アメリカン'],
  [{ style: 'light-luxury' }, '轻奢,light luxury,gilded,ライトラグジュアリー'],
  [{ style: 'marker' }, '马克笔,马克笔手绘,marker,marker pen,marker rendering,マーカー'],
  [{ style: 'watercolour' }, '水彩,水彩画,watercolour,watercolor,aquarelle,水彩風'],
  [{ style: 'clay' }, '素模,白模效果,石膏模型,clay,clay model,clay render,クレイ,クレイモデル'],
  [{ brightness: 0.35 }, '明亮,亮堂,通透,采光好,bright,airy,well-lit,light-filled,明るい,明るく'],
  [{ brightness: -0.35 }, '昏暗,暗调,幽暗,深沉,dark,dim,low-key,moody,暗い,薄暗い'],
  [{ saturation: 0.3 }, '鲜艳,艳丽,多彩,vivid,vibrant,colourful,colorful,saturated,鮮やか,カラフル'],
  [{ saturation: -0.3 }, '素雅,淡雅,低饱和,莫兰迪,muted,desaturated,pastel,subdued,落ち着いた色,くすみ'],
  [{ contrast: 0.3 }, '对比强烈,高对比,戏剧性,dramatic,high contrast,crisp,ドラマチック,コントラスト'],
  [{ contrast: -0.3 }, '柔和,柔光,soft,soft light,gentle,low contrast,柔らかい,やわらか'],
  [
    { nothing: true },
    '雪白,雪松,霧島,雪見障子,上海,湖南,湖北,snow white,french window,french windows,french door,french doors,night stand,rain gutter,rain chain,sea green,street lamp,warm white,照明器具,soft furnishing,soft furnishings,dark wood,dark timber,rose garden,bright red,crisp lines',
  ],
  ...MATERIAL_WORDS.map(
    ([role, id, words]) => [{ material: { role, id } }, words] as [PromptMeaning, string],
  ),
];
