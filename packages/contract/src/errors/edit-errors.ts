import { entry } from './error-entry.ts';

export const editErrors = {
  MASK_REQUIRED: entry(
    422,
    '请先涂抹需要修改的区域',
    'Please paint the area to modify first.',
    '変更する範囲を先に塗ってください。',
  ),
  MASK_FULL: entry(
    422,
    '整张图都被涂满了，没有可以参照的部分。请留出一部分不涂',
    'The whole picture is painted, so nothing is left to work from. Leave a part unpainted.',
    '画像全体が塗られていて、手がかりがありません。塗らない部分を残してください。',
  ),
  MASK_SIZE_DIFFERS: entry(
    422,
    '蒙版与底图大小不一致，请在这张底图上重新涂抹',
    "The mask does not have the base picture's size. Please paint it on this picture.",
    'マスクとベース画像の大きさが違います。この画像の上で塗り直してください。',
  ),
  MATERIAL_REQUIRED: entry(
    422,
    '请从上传图片或素材库中选择一个材质',
    'Please pick a material from your uploads or the library.',
    'アップロード画像または素材ライブラリから素材を選んでください。',
  ),
  REPLACEMENT_REQUIRED: entry(
    422,
    '请选择要换成的物品、材质或参考图',
    'Please pick what to put there: an object, a material or a reference picture.',
    '置き換える物・素材・参考画像のいずれかを選んでください。',
  ),
  OBJECT_NOT_CUT_OUT: entry(
    422,
    '这张图片没有透明背景，不能当作物品放进画面。请先用「智能抠图」把物品抠出来',
    'This picture has no transparent ground, so it cannot stand in another as an object. Cut the item out first, with “Cut out”.',
    'この画像には透明な背景がないため、物として置けません。先に「切り抜き」で物を切り抜いてください。',
  ),
  TEXTURE_TOO_SMALL: entry(
    422,
    '材质图片太小，宽高至少 {limit} 像素',
    'The texture is too small: it needs at least {limit} px each way.',
    '素材画像が小さすぎます。縦横 {limit} px 以上必要です。',
  ),
  QUAD_INVALID: entry(
    422,
    '透视框的四个角不能交叉或重合，并且需要落在图上',
    'The four corners must not cross or coincide, and must lie over the picture.',
    '四隅は交差・重複せず、画像の上にある必要があります。',
  ),
  CANVAS_INVALID: entry(
    422,
    '新画布需要比原图大、包含原图，并且宽高不超过 {limit} 像素',
    'The new canvas must be larger than the picture, hold all of it, and be at most {limit} px each way.',
    '新しいキャンバスは元画像より大きく、全体を含み、縦横 {limit} px 以内にしてください。',
  ),
};
