import { entryOf } from './error-entry.ts';

const desktop = entryOf('desktop-client');
const realTime = entryOf('real-time');

/** What the desktop client and real-time rendering can meet (section 8, second half). */
export const desktopErrors = {
  CLIENT_VERSION_TOO_LOW: desktop(
    0,
    '软件版本过低',
    'The software version is too low.',
    'ソフトウェアのバージョンが古すぎます。',
  ),
  CLIENT_VERSION_TOO_OLD: desktop(
    0,
    '版本过旧，请更新并重启',
    'The version is too old. Please update and restart.',
    'バージョンが古すぎます。更新して再起動してください。',
  ),
  DRIVER_VERSION_TOO_LOW: desktop(
    0,
    '显卡驱动版本过低',
    'The graphics driver is too old.',
    'グラフィックドライバーのバージョンが古すぎます。',
  ),
  ONLY_N_CARDS: desktop(
    0,
    '仅支持 N 卡，A 卡请使用网页服务',
    'Only N cards are supported. With an A card please use the web service.',
    'N カードのみ対応しています。A カードの場合は Web サービスをご利用ください。',
  ),
  CARD_VERSION_INCOMPATIBLE: desktop(
    0,
    '显卡版本不兼容',
    'This graphics card version is not compatible.',
    'グラフィックカードのバージョンに互換性がありません。',
  ),
  GRAPHICS_MEMORY_OVERFLOW: desktop(
    0,
    '显存不足，请使用 sd1.5 模型',
    'Graphics memory overflow. Please use the sd1.5 model.',
    'グラフィックメモリが不足しています。sd1.5 モデルを使用してください。',
  ),
  MODEL_FILE_MISSING: desktop(0, '缺少模型文件', 'A model file is missing.', 'モデルファイルがありません。'),
  BIG_MODEL_FILE_MISSING: desktop(
    0,
    '缺少大模型文件',
    'The big-model file is missing.',
    '大規模モデルファイルがありません。',
  ),
  MODEL_VERSION_INCOMPATIBLE: desktop(
    0,
    '模型版本不兼容',
    'The model version is not compatible.',
    'モデルのバージョンに互換性がありません。',
  ),
  SAM_MODEL_MISSING: desktop(
    0,
    '缺少 SAM 模型，请关闭杀毒软件和防火墙后重新解压',
    'The SAM model is missing. Turn off antivirus and firewall and unzip again.',
    'SAM モデルがありません。ウイルス対策とファイアウォールを無効にして再度解凍してください。',
  ),
  DESKTOP_LOGIN_FAILED: desktop(
    0,
    '登录失败，请重试',
    'Login failed, please retry.',
    'ログインに失敗しました。もう一度お試しください。',
  ),
  TASK_FETCH_FAILED: desktop(
    0,
    '获取任务失败，请联系管理员',
    'Fetching the task failed. Please contact the administrator.',
    'タスクを取得できませんでした。管理者にお問い合わせください。',
  ),
  IMAGE_OPTIMISATION_FAILED: desktop(
    0,
    '图片优化失败，已上传原图',
    'Optimising the image failed; the original was uploaded.',
    '画像の最適化に失敗したため、元の画像をアップロードしました。',
  ),
  FILE_LOAD_FAILED: desktop(
    0,
    '文件加载失败',
    'The file could not be loaded.',
    'ファイルを読み込めませんでした。',
  ),
  DESKTOP_UPLOAD_FAILED: desktop(0, '上传失败', 'The upload failed.', 'アップロードに失敗しました。'),
  DESKTOP_MEMORY_TOO_SMALL: desktop(
    0,
    '本机只有 {found} GB 内存，本地引擎至少需要 {needs} GB。请使用服务器渲染',
    'This computer has {found} GB of memory; the local engine needs {needs} GB. Render on the server instead.',
    'このパソコンのメモリは {found} GB です。ローカルエンジンには {needs} GB 必要です。サーバーでレンダリングしてください。',
  ),
  LOCAL_ENGINE_UNREACHABLE: desktop(
    0,
    '本地引擎没有运行。请启动它，或改用服务器',
    'The local engine does not answer. Start it, or render on the server.',
    'ローカルエンジンが応答しません。起動するか、サーバーを使用してください。',
  ),
  WINDOW_REQUIRED: desktop(
    0,
    '请先选择要渲染的窗口',
    'Choose the window to render first.',
    '先にレンダリングするウィンドウを選んでください。',
  ),
  RENDER_AREA_REQUIRED: desktop(
    0,
    '请先框选渲染区域，或打开一张底图',
    'Select the render area first, or open a base picture.',
    '先にレンダリング範囲を選ぶか、ベース画像を開いてください。',
  ),
  SAVE_FOLDER_INVALID: desktop(
    0,
    '保存文件夹不能包含特殊字符：{characters}',
    'The save folder must not contain special characters: {characters}',
    '保存先に特殊文字は使えません：{characters}',
  ),
  SAVE_FOLDER_UNUSABLE: desktop(
    0,
    '无法写入保存文件夹。图片仍保存在客户端的历史中',
    'The save folder cannot be written to. The picture is kept in the client’s history.',
    '保存先に書き込めません。画像は履歴に残っています。',
  ),
  SHORTCUT_TAKEN: desktop(
    0,
    '快捷键已被其他软件占用，请换一个',
    'Another program uses this shortcut. Choose another one.',
    'このショートカットは他のソフトが使用しています。別のものを選んでください。',
  ),
  UPDATE_NOT_TRUSTED: desktop(
    0,
    '更新包的签名或校验和不正确，已放弃安装。请从下载页获取',
    'The update’s signature or checksum is wrong, so it was not installed. Get it from the download page.',
    '更新の署名またはチェックサムが正しくないため、インストールしませんでした。ダウンロードページから入手してください。',
  ),
  CAPTURE_LOST: desktop(
    0,
    '窗口已关闭或最小化，画面不再更新',
    'The window was closed or minimised; its picture no longer follows.',
    'ウィンドウが閉じられたか最小化され、画面が更新されていません。',
  ),
  LIVE_UNSUPPORTED: realTime(
    0,
    '浏览器不支持实时渲染，请使用最新版 Chrome',
    'This browser does not support real-time rendering. Please use the latest Chrome.',
    'このブラウザーはリアルタイムレンダリングに対応していません。最新の Chrome をご利用ください。',
  ),
  LIVE_DAILY_COUNT_USED_UP: realTime(
    403,
    '今日实时渲染次数已用完',
    "Today's real-time count is used up.",
    '本日のリアルタイムレンダリング回数を使い切りました。',
  ),
  LIVE_ENGINE_LOST: realTime(
    503,
    '渲染引擎中断，正在恢复；本次未计数',
    'The engine was lost and is coming back. This picture was not counted.',
    'エンジンが中断しました。復帰中です。この画像は回数に含まれません。',
  ),
  LIVE_SESSIONS_FULL: realTime(
    503,
    '实时渲染的连接数已满，请关闭其他实时窗口或稍后再试',
    'There are too many real-time sessions. Close another one, or try again in a few minutes.',
    'リアルタイムの接続数が上限に達しています。他の接続を閉じるか、数分後にもう一度お試しください。',
  ),
  LIVE_FRAME_BROKEN: realTime(
    422,
    '这一帧画面无法读取，已跳过',
    'This frame could not be read and was left out.',
    'このフレームは読み取れなかったため、省かれました。',
  ),
  LIVE_FRAME_TOO_LARGE: realTime(
    413,
    '这一帧画面过大（每帧最多 2 MB、8192 像素），请缩小选择的区域',
    'This frame is too large (2 MB and 8192 px at most). Select a smaller area.',
    'このフレームは大きすぎます（2 MB、8192 px まで）。選択範囲を小さくしてください。',
  ),
  LIVE_PROTOCOL_UNKNOWN: realTime(
    422,
    '客户端与服务器的实时渲染版本不一致，请更新或刷新页面',
    'This client speaks another version of real-time rendering than the server. Update it, or reload the page.',
    'このクライアントのリアルタイム機能はサーバーと版が異なります。更新するか、ページを再読み込みしてください。',
  ),
};
