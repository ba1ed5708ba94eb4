import { entry } from './error-entry.ts';

export const taskErrors = {
  NOT_ENOUGH_TICKETS: entry(
    403,
    '次数不足，请充值',
    'Not enough counts, please recharge.',
    '回数が足りません。チャージしてください。',
  ),
  DAILY_COUNT_USED_UP: entry(
    403,
    '今日次数已用完',
    "Today's count is used up.",
    '本日の回数を使い切りました。',
  ),
  BATCH_TOO_LARGE: entry(
    422,
    '一次批量最多 {limit} 张，现在是 {count} 张。请减少图片或风格组合',
    'A batch has at most {limit} cells, and this one would have {count}. Take fewer pictures or fewer looks.',
    '一括は最大 {limit} 件です（現在 {count} 件）。画像か組み合わせを減らしてください。',
  ),
  BATCHES_FULL: entry(
    422,
    '您还有 {open} 张批量图片未完成，最多同时 {limit} 张。请等一部分完成后再开始',
    '{open} cells of your batches have not ended yet, and {limit} at a time is the most. Wait until some are done.',
    '未完了の一括が {open} 件あります（同時に最大 {limit} 件）。一部が終わってから始めてください。',
  ),
  BATCH_PRICE_CHANGED: entry(
    409,
    '价格已变化，现为 {tickets} 次。请确认后再开始',
    'The price has changed and is {tickets} now. Look at it once more before you start.',
    '料金が変わり、現在は {tickets} 回分です。確認してから始めてください。',
  ),
  TASK_START_FAILED: entry(
    500,
    '任务启动失败：taskId 为空',
    'The task could not be started: taskId is null.',
    'タスクを開始できませんでした（taskId が空です）。',
  ),
  TASK_NOT_CANCELLABLE: entry(
    409,
    '任务已结束，无法取消',
    'The task has ended and cannot be cancelled.',
    'タスクは既に終了しているためキャンセルできません。',
  ),
  RENDER_FAILED: entry(
    500,
    '渲染失败，次数已退回，请重试',
    'The render failed. Your count came back; please try again.',
    'レンダリングに失敗しました。回数は返却されました。もう一度お試しください。',
  ),
  NOT_A_PLAN: entry(
    422,
    '没有识别到平面图。请上传从上方看、画有墙体的平面图，或改用渲染工具；次数已退回',
    'No plan was found in this picture. Use a drawing seen from above with its walls, or a render tool. Your count came back.',
    'この画像から平面図を読み取れませんでした。壁が描かれた平面図を使うか、レンダリングをお試しください。回数は返却されました。',
  ),
  NOT_A_SITE_PLAN: entry(
    422,
    '这是建筑的户型平面，四周没有画出场地。请改用彩色平面图工具，或上传画有绿化、道路的总平面图；次数已退回',
    'This is the plan of a building with no site drawn around it. Use the floor plan tool, or a site plan with its planting and roads. Your count came back.',
    'これは建物の間取り図で、周囲の敷地が描かれていません。着彩平面図を使うか、植栽や道路のある配置図をお使いください。回数は返却されました。',
  ),
  USE_A_PLAN_TOOL: entry(
    422,
    '这张图像是平面图。请使用彩色平面图或总平面图工具，或更正图片类型；次数已退回',
    'This looks like a plan. Use the floor plan or master plan tool, or correct the kind of picture. Your count came back.',
    'この画像は平面図のようです。平面図ツールを使うか、画像の種類を直してください。回数は返却されました。',
  ),
  BLANK_PICTURE: entry(
    422,
    '图中没有可以渲染的内容；次数已退回',
    'There is nothing in this picture to render. Your count came back.',
    'この画像にはレンダリングできるものがありません。回数は返却されました。',
  ),
  NOTHING_RECOGNISED: entry(
    422,
    '没有识别到建筑、室内或景观的画面，因此没有渲染；次数已退回',
    'No building, room or garden was recognised here, so nothing was rendered. Your count came back.',
    '建物・室内・庭を読み取れなかったため、レンダリングしませんでした。回数は返却されました。',
  ),
  ITEM_NOT_FOUND: entry(
    422,
    '没有从背景中分辨出单个物品。请使用背景干净的照片，或涂抹出物品；次数已退回',
    'No single item stands out from its background. Use a photo with a plain background, or paint over the item. Your count came back.',
    '背景から一つの物を見分けられませんでした。背景の無地な写真を使うか、物を塗って指定してください。回数は返却されました。',
  ),
  CONTENT_GONE: entry(
    422,
    '所选的素材已从资料库中移除，请另选一个',
    'Something that was chosen here is no longer in the library. Please choose something else.',
    '選択した素材はライブラリから削除されました。別のものを選んでください。',
  ),
  WORDS_NOT_UNDERSTOOD: entry(
    422,
    '提示词里没有能起作用的内容，因此没有开始，也没有扣次数。请换个说法，或不带提示词渲染',
    'No word of the prompt changes this picture, so nothing was started or charged. Put it otherwise, or render without the words.',
    'プロンプトに効果のある言葉がないため、開始も課金もしていません。言い換えるか、プロンプトなしで実行してください。',
  ),
  WORDS_WITHOUT_SURFACE: entry(
    422,
    '提示词说到的部位在这张图里没有找到，画面不会有变化；次数已退回。可以不带提示词渲染，或用材质替换工具涂出位置',
    'What the prompt names was not found in this picture, so the words changed nothing. Your count came back. Render without the words, or paint the place with the material tool.',
    'プロンプトが指す部分が画像に見つからず、変化がありませんでした。回数は返却されました。プロンプトなしで実行するか、素材ツールで場所を塗ってください。',
  ),
  PROMPT_REQUIRED: entry(
    422,
    '请写下要画的空间',
    'Please describe what is to be designed.',
    '作りたい空間を書いてください。',
  ),
  REFERENCE_REQUIRED: entry(
    422,
    '请至少选择一张参考图',
    'Please select at least one reference picture.',
    '参考画像を一枚以上選んでください。',
  ),
};
