import { entry } from './error-entry.ts';

export const imageErrors = {
  IMAGE_REQUIRED: entry(422, '请上传图片', 'Please upload an image.', '画像をアップロードしてください。'),
  UPLOAD_FAILED: entry(500, '图片上传失败', 'The image upload failed.', '画像のアップロードに失敗しました。'),
  FILE_TOO_LARGE: entry(413, '文件过大', 'The file is too large.', 'ファイルが大きすぎます。'),
  IMAGE_TOO_LARGE: entry(
    413,
    '图片大小不能超过 10M',
    'The image size cannot exceed 10M.',
    '画像サイズは 10M を超えることはできません。',
  ),
  IMAGE_TYPE_UNSUPPORTED: entry(
    415,
    '仅支持 jpg、png、webp 图片',
    'Only jpg, png and webp images can be used.',
    'jpg、png、webp の画像のみ使用できます。',
  ),
  IMAGE_EMPTY: entry(
    422,
    '文件是空的，请重新选择',
    'The file is empty. Please choose another one.',
    'ファイルが空です。別のファイルを選んでください。',
  ),
  IMAGE_BROKEN: entry(
    422,
    '图片已损坏，无法读取，请重新导出后上传',
    'The image is damaged and cannot be read. Please export it again.',
    '画像が壊れていて読み取れません。書き出し直してください。',
  ),
  IMAGE_DIMENSIONS_TOO_LARGE: entry(
    422,
    '图片宽高不能超过 {limit} 像素，请先缩小图片',
    'Width and height cannot exceed {limit} px. Please make the picture smaller first.',
    '画像の幅と高さは {limit} px を超えることはできません。先に画像を縮小してください。',
  ),
  IMAGE_NOT_FOUND: entry(
    404,
    '图片不存在或已删除，请重新上传',
    'The image does not exist any more. Please upload it again.',
    '画像が見つかりません。もう一度アップロードしてください。',
  ),
  VISITOR_UPLOAD_LIMIT: entry(
    429,
    '今天的访客上传次数已用完，请登录后继续',
    "Today's uploads for visitors are used up. Please log in to continue.",
    '本日のゲストアップロード回数を使い切りました。ログインしてください。',
  ),
  STORAGE_FULL: entry(
    403,
    '存储空间已满：已用 {used} MB，共 {quota} MB。请在“我的文件”中删除不再需要的文件，或删除用到它们的作品',
    'Your storage is full: {used} of {quota} MB. Please delete files that you no longer need in My files, or works that were made with them.',
    '保存容量がいっぱいです（{used} / {quota} MB）。「マイファイル」で不要なファイルを削除するか、それらを使った作品を削除してください。',
  ),
  PICK_FAILED: entry(
    422,
    'AI 选取失败，请手动涂抹',
    'AI picking failed, please paint by hand.',
    'AI による選択に失敗しました。手動で塗ってください。',
  ),
};
