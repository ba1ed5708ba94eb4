import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

interface SampleFiles {
  readonly id: string;
  /** File names of the base and the reference in `content/public/samples/`; without a base the result stands for it. */
  readonly base?: string;
  readonly reference?: string;
}

const FOLDER = '/content/samples/';

/** The file that holds what the engine made of a sample. */
function resultFile(id: string): string {
  return `${id}-render.webp`;
}

function sample(fn: FunctionName, files: SampleFiles, zh: string, en: string, ja: string): Sample {
  const { id, base = resultFile(id), reference } = files;
  return {
    id,
    function: fn,
    name: { 'zh-CN': zh, en, ja },
    url: `${FOLDER}${base}`,
    resultUrl: `${FOLDER}${resultFile(id)}`,
    ...(reference === undefined ? {} : { referenceUrl: `${FOLDER}${reference}` }),
  };
}

/** A sample of a drawing, whose file has the sample's own name. */
function drawing(fn: FunctionName, id: string, zh: string, en: string, ja: string): Sample {
  return sample(fn, { id, base: `${id}.png` }, zh, en, ja);
}

const DRAWINGS: readonly Sample[] = [
  drawing(
    'architecturalRender',
    'villa',
    '两层别墅线稿',
    'Two-storey villa, line drawing',
    '二階建て別荘の線画',
  ),
  drawing('indoorRender', 'living-room', '客厅线稿', 'Living room, line drawing', 'リビングの線画'),
  drawing('landscapeRender', 'pond-garden', '水景庭院线稿', 'Pond garden, line drawing', '池のある庭の線画'),
  drawing(
    'birdsViewRender',
    'pool-villa-above',
    '泳池别墅鸟瞰线稿',
    'Pool villa from above, line drawing',
    'プール付き別荘の鳥瞰線画',
  ),
  drawing('gongzhuangRender', 'office', '办公室线稿', 'Office, line drawing', 'オフィスの線画'),
  drawing('colorFlatPicture', 'apartment-plan', '住宅平面图', 'Apartment, floor plan', '住戸の平面図'),
  drawing('architecturalRender', 'homestay', '民宿线稿', 'Homestay, line drawing', '民宿の線画'),
  drawing(
    'architecturalRender',
    'courtyard-house',
    '中式院落线稿',
    'Courtyard house, line drawing',
    '中国風住宅の線画',
  ),
  drawing('indoorRender', 'kitchen', '厨房线稿', 'Kitchen, line drawing', 'キッチンの線画'),
  drawing('indoorRender', 'dining-room', '餐厅线稿', 'Dining room, line drawing', 'ダイニングの線画'),
  drawing('gongzhuangRender', 'restaurant', '餐饮店线稿', 'Restaurant, line drawing', 'レストランの線画'),
  drawing('landscapeRender', 'lake-park', '湖滨公园线稿', 'Lake park, line drawing', '湖のある公園の線画'),
  drawing(
    'birdsViewRender',
    'housing-block-above',
    '住区鸟瞰线稿',
    'Housing from above, line drawing',
    '住宅地の鳥瞰線画',
  ),
  drawing('indoorExterior', 'terrace', '露台线稿', 'Terrace, line drawing', 'テラスの線画'),
  sample(
    'indoorExterior',
    { id: 'veranda', base: 'courtyard-house.png' },
    '檐廊线稿',
    'Veranda, line drawing',
    '縁側の線画',
  ),
  drawing('allPlan', 'residential-plan', '住区总平面', 'Housing, site plan', '住宅地の配置図'),
  drawing('allPlan', 'park-plan', '公园总平面', 'Park, site plan', '公園の配置図'),
  drawing('colorFlatPicture', 'office-plan', '办公平面图', 'Office, floor plan', 'オフィスの平面図'),
];

const PICTURES: readonly Sample[] = [
  sample(
    'inspiration',
    { id: 'idea-living-room' },
    '新中式客厅',
    'Living room in the New Chinese style',
    '新中式のリビング',
  ),
  sample(
    'inspiration',
    { id: 'idea-pool-garden' },
    '地中海泳池庭院',
    'Mediterranean pool garden',
    '地中海風のプールの庭',
  ),
  sample(
    'textToImage',
    { id: 'words-bedroom' },
    '侘寂风卧室，圆窗，黄昏，两把单人椅，从床上看出去',
    'A bedroom in wabi-sabi with a round window at dusk, two armchairs, seen from the bed',
    '侘び寂びの寝室、丸窓、夕暮れ、アームチェア二脚、ベッドから見た眺め',
  ),
  sample(
    'architecturalXitu',
    { id: 'villa-washed', base: 'villa-view.webp' },
    '别墅效果图洗图',
    'Villa render, finished',
    '別荘パースの仕上げ',
  ),
  sample(
    'architecturalXitu',
    { id: 'bedroom-washed', base: 'bedroom-view.webp' },
    '卧室效果图洗图',
    'Bedroom render, finished',
    '寝室パースの仕上げ',
  ),
  sample(
    'lockImg',
    { id: 'bedroom-at-dusk', base: 'bedroom-view.webp' },
    '卧室换到黄昏，材质不变',
    'Bedroom at dusk, its own materials',
    '寝室を夕暮れに、素材はそのまま',
  ),
  sample(
    'lockImgOut',
    { id: 'villa-at-dusk', base: 'villa-view.webp' },
    '别墅换到黄昏，材质不变',
    'Villa at dusk, its own materials',
    '別荘を夕暮れに、素材はそのまま',
  ),
  sample(
    'styletransferpro',
    { id: 'villa-in-watercolour', base: 'villa-view.webp', reference: 'reference-watercolour.webp' },
    '别墅迁移为水彩',
    'Villa after a watercolour',
    '別荘を水彩の作風に',
  ),
  sample(
    'styletransferpro',
    { id: 'villa-in-terracotta', base: 'villa-view.webp', reference: 'idea-pool-garden-render.webp' },
    '别墅迁移为地中海色调',
    'Villa in the colours of the Mediterranean',
    '別荘を地中海の色調に',
  ),
  sample(
    'indoorTransfer',
    { id: 'bedroom-in-rosewood', base: 'bedroom-view.webp', reference: 'idea-living-room-render.webp' },
    '卧室迁移为新中式',
    'Bedroom after a New Chinese room',
    '寝室を新中式の作風に',
  ),
  sample(
    'indoorTransfer',
    { id: 'kitchen-in-rosewood', base: 'kitchen.png', reference: 'idea-living-room-render.webp' },
    '厨房线稿迁移为新中式',
    'Kitchen drawing after a New Chinese room',
    'キッチンの線画を新中式の作風に',
  ),
  sample(
    'realUpImg',
    { id: 'villa-enlarged', base: 'villa-small.webp' },
    '别墅小图放大',
    'Small villa render, enlarged',
    '別荘の小さなパースを拡大',
  ),
  sample(
    'upScaleImg',
    { id: 'bedroom-sharpened', base: 'bedroom-soft.webp' },
    '模糊的卧室图变清晰',
    'Soft bedroom render, sharpened',
    'ぼけた寝室パースを鮮明に',
  ),
  sample(
    'compress',
    { id: 'villa-compressed', base: 'villa.png' },
    '别墅线稿无损压缩',
    'Villa drawing, compressed',
    '別荘の線画を圧縮',
  ),
  sample(
    'materialChange',
    { id: 'villa-in-brick', base: 'villa-view.webp' },
    '别墅外墙换红砖',
    'Villa walls in red brick',
    '別荘の外壁を赤レンガに',
  ),
  sample(
    'colorchange',
    { id: 'bedroom-in-terracotta', base: 'bedroom-view.webp' },
    '卧室墙面换陶土色',
    'Bedroom walls in terracotta',
    '寝室の壁をテラコッタ色に',
  ),
  sample(
    'objectChangepro',
    { id: 'bedroom-chair', base: 'bedroom-view.webp' },
    '卧室的椅子换成盆栽',
    'A plant where the bedroom chair stood',
    '寝室の椅子を観葉植物に',
  ),
  sample(
    'architecturalPart',
    { id: 'villa-upper-storey', base: 'villa.png' },
    '只渲染别墅二层',
    'The upper storey of a villa, rendered alone',
    '別荘の二階だけをレンダリング',
  ),
  sample(
    'clean',
    { id: 'bedroom-without-lamp', base: 'bedroom-view.webp' },
    '去掉卧室的吊灯',
    'Bedroom without its pendant lamp',
    '寝室のペンダントライトを消去',
  ),
  sample(
    'cleanpro',
    { id: 'villa-without-passer-by', base: 'villa-view.webp' },
    '去掉别墅前的路人',
    'Villa without the passer-by',
    '別荘の前の通行人を消去',
  ),
  sample(
    'matting',
    { id: 'armchair-cut-out', base: 'studio-armchair.webp' },
    '单人沙发抠图',
    'An armchair, cut out',
    '一人掛けソファの切り抜き',
  ),
  sample(
    'extendImg',
    { id: 'villa-extended', base: 'villa-view.webp' },
    '别墅效果图向四周延伸',
    'Villa render, extended to all sides',
    '別荘パースを四方に拡張',
  ),
];

/** What a first try and an empty state offer; files are under the server's `/content/`. */
export const SAMPLES: readonly Sample[] = [...DRAWINGS, ...PICTURES];
