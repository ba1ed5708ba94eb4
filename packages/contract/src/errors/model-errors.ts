import { entryOf } from './error-entry.ts';

/** How the reading of a model can end, once models can be brought. */
const entry = entryOf('models');

export const modelErrors = {
  MODEL_EMPTY: entry(
    422,
    '模型里没有可以显示的面。请检查导出时是否选中了物体，曲面是否已转为网格',
    'The model has no surface to show. Check that its objects were exported, and that surfaces were turned into meshes.',
    'モデルに表示できる面がありません。書き出す対象と、曲面がメッシュになっているかをご確認ください。',
  ),
  MODEL_BROKEN: entry(
    422,
    '模型文件已损坏或不完整，请重新导出后上传',
    'The model is damaged or incomplete. Please export it again.',
    'モデルが壊れているか不完全です。書き出し直してください。',
  ),
  MODEL_FORMAT_UNSUPPORTED: entry(
    415,
    '仅支持 glb、gltf、ifc、obj、dae、3dm、stl 模型，或包含它们的 zip',
    'Only glb, gltf, ifc, obj, dae, 3dm and stl models can be used, or a zip with one of them.',
    'glb、gltf、ifc、obj、dae、3dm、stl のモデル、またはそれらを含む zip のみ使用できます。',
  ),
  MODEL_TOO_LARGE: entry(
    413,
    '模型文件不能超过 {limit} MB',
    'The model cannot exceed {limit} MB.',
    'モデルは {limit} MB を超えることはできません。',
  ),
  MODEL_TOO_COMPLEX: entry(
    422,
    '模型过于复杂。请减少面数（最多 500 万个三角面）、重复的构件或层级后再导出',
    'The model is too complex. Export it with fewer faces (at most five million triangles), copies or levels.',
    'モデルが複雑すぎます。面（三角形 500 万まで）、複製、階層を減らして書き出してください。',
  ),
  MODEL_PARTS_MISSING: entry(
    422,
    '缺少模型引用的文件：{names}。请把它们和模型一起打包成 zip',
    'Files that the model refers to are missing: {names}. Please put them into one zip with it.',
    'モデルが参照するファイルがありません：{names}。モデルと一緒に zip にまとめてください。',
  ),
  MODEL_ARCHIVE_REFUSED: entry(
    422,
    '无法使用这个 zip：它带有密码、压缩得异常或含有不安全的路径。请用系统自带的压缩功能重新打包',
    'This zip cannot be used: it has a password, is packed in an unusual way or has unsafe paths. Please pack it anew.',
    'この zip は使用できません。パスワード、特殊な圧縮、安全でないパスを含みます。圧縮し直してください。',
  ),
  MODEL_NOT_READY: entry(
    409,
    '模型还没有读取完成，请稍候再试',
    'The model has not been read yet. Please try again in a moment.',
    'モデルの読み取りがまだ終わっていません。少し待ってからお試しください。',
  ),
  MODEL_REQUIRED: entry(
    422,
    '请先上传或选择一个模型',
    'Please bring or choose a model first.',
    '先にモデルをアップロードするか選択してください。',
  ),
  DRAWING_EMPTY: entry(
    422,
    '这个视图里没有可以画的内容。请移动剖切面、相机，或显示被隐藏的部分',
    'There is nothing to draw in this view. Move the cut or the camera, or show what is hidden.',
    'このビューには描くものがありません。切断面やカメラを移動するか、非表示の部分を表示してください。',
  ),
  DRAWING_TOO_LARGE: entry(
    422,
    '按这个比例画不进 {sheet} 图纸，可以改用 1:{scale} 或更大的图纸',
    'At this scale the drawing does not fit {sheet}. Use 1:{scale}, or a larger sheet.',
    'この縮尺では {sheet} に収まりません。1:{scale} か、より大きな用紙をお使いください。',
  ),
  DRAWING_TOO_SLOW: entry(
    422,
    '这个视图太复杂，没能在限定时间内画完。请加一个剖切面，隐藏植物、家具等图层，或把相机移近，再试一次',
    'This view is too complex to be drawn in the time that there is. Cut it with a section, hide layers such as plants and furniture, or move the camera closer, and try again.',
    'このビューは複雑すぎて時間内に描けませんでした。断面で切る、植栽や家具などのレイヤーを隠す、カメラを近づけるなどしてからお試しください。',
  ),
  MODEL_TOO_SLOW: entry(
    422,
    '读取模型所需的时间或内存超出限制。请简化模型，或换一种格式导出',
    'Reading the model takes more time or memory than there is. Please simplify it, or export it in another format.',
    'モデルの読み取りに時間またはメモリが足りません。簡略化するか、別の形式で書き出してください。',
  ),
};
