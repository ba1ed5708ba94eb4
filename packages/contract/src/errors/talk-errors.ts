import { entryOf } from './error-entry.ts';

const chat = entryOf('chat');

export const talkErrors = {
  QUESTION_REQUIRED: chat(422, '请输入您的问题', 'Please enter your question.', '質問を入力してください。'),
  TALK_LIMIT: chat(
    422,
    '对话已达上限，请先删除一些',
    'There are as many talks as there can be. Delete some first.',
    '会話が上限に達しました。先にいくつか削除してください。',
  ),
  TALK_FULL: chat(
    422,
    '这个对话太长了，请新建一个对话继续',
    'This talk has grown too long. Please go on in a new one.',
    'この会話は長くなりすぎました。新しい会話で続けてください。',
  ),
  ANSWER_UNDER_WAY: chat(
    409,
    '还有回答正在书写，请等它写完或先停止',
    'Answers are still being written. Wait for them, or stop one first.',
    '回答を作成中です。終わるまで待つか、先に停止してください。',
  ),
  ASSISTANT_UNREACHABLE: chat(
    502,
    '助手的模型服务没有回应，已写下的内容会保留，本次不计次数。请稍后重试',
    'The assistant’s model did not answer. What was written is kept, and this chat is not counted. Please try again later.',
    'アシスタントのモデルが応答しませんでした。書かれた内容は保持され、今回の回数は数えません。後でもう一度お試しください。',
  ),
  ASSISTANT_BROKE_OFF: chat(
    502,
    '回答中断了，已写下的内容会保留，本次不计次数。可以点“重试”',
    'The answer broke off. What was written is kept, and this chat is not counted. You can try again.',
    '回答が途切れました。書かれた内容は保持され、今回の回数は数えません。もう一度お試しください。',
  ),
  ASSISTANT_REFUSED: chat(
    502,
    '助手的模型服务拒绝了这个请求，本次不计次数。请联系管理员检查模型设置',
    'The assistant’s model refused the request, and this chat is not counted. Ask the operator to check its settings.',
    'アシスタントのモデルがリクエストを拒否しました。今回の回数は数えません。管理者に設定の確認をご依頼ください。',
  ),
  QUESTION_NOT_ANSWERED: chat(
    422,
    '助手不能回答这个问题，本次不计次数。请换一种说法',
    'The assistant cannot answer this, and it is not counted. Please ask in another way.',
    'この質問には答えられません。今回の回数は数えません。別の聞き方をお試しください。',
  ),
} as const;
