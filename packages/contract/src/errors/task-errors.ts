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
  QUESTION_REQUIRED: entry(422, '请输入您的问题', 'Please enter your question.', '質問を入力してください。'),
};
