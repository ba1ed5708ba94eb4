import { entry } from './error-entry.ts';

/** Failures of servers that an operator has connected as engines. What exactly was wrong stands in the log. */
export const engineErrors = {
  ENGINE_UNREACHABLE: entry(
    503,
    '图像服务器没有应答或中途断开；次数已退回。请稍后再试，或改用内置引擎',
    'The image server did not answer, or was lost in the middle. Your count came back; try again later, or with the built-in engine.',
    '画像サーバーが応答しないか、途中で切断されました。回数は返却されました。後でもう一度試すか、内蔵エンジンをお使いください。',
  ),
  ENGINE_NOT_SET_UP: entry(
    502,
    '图像服务器的设置不完整（密钥、额度或模型）；次数已退回。请联系管理员，或改用内置引擎',
    'The image server is not set up for this: its key, its quota or a model is missing. Your count came back; tell the operator, or use the built-in engine.',
    '画像サーバーの設定（キー、利用枠、モデル）が不足しています。回数は返却されました。管理者に連絡するか、内蔵エンジンをお使いください。',
  ),
  ENGINE_OUT_OF_MEMORY: entry(
    502,
    '图像服务器的显存不足；次数已退回。请选择较小的尺寸，或稍后再试',
    'The image server ran out of memory. Your count came back; choose a smaller size, or try again later.',
    '画像サーバーのメモリが不足しました。回数は返却されました。小さいサイズを選ぶか、後でもう一度お試しください。',
  ),
  ENGINE_REFUSED_CONTENT: entry(
    422,
    '图像服务器的内容规则拒绝了这个请求；次数已退回。请修改提示词或图片',
    'The rules of the image server refused this request. Your count came back; change the prompt or the picture.',
    '画像サーバーの規則により拒否されました。回数は返却されました。プロンプトか画像を変更してください。',
  ),
  ENGINE_BUSY: entry(
    503,
    '图像服务器正忙；次数已退回。请过几分钟再试',
    'The image server takes no more requests at the moment. Your count came back; try again in a few minutes.',
    '画像サーバーが混み合っています。回数は返却されました。数分後にもう一度お試しください。',
  ),
  ENGINE_FAILED: entry(
    502,
    '图像服务器没有给出可用的图片；次数已退回。请重试，或改用内置引擎',
    'The image server gave no usable picture. Your count came back; try again, or use the built-in engine.',
    '画像サーバーから使える画像が得られませんでした。回数は返却されました。もう一度試すか、内蔵エンジンをお使いください。',
  ),
  ENGINE_LACKS_MODEL: entry(
    422,
    '所选引擎没有这个主模型或 LoRA，或它不适用于这项工作；没有扣次数。请另选一个，或不指定',
    'The chosen engine does not have this main model or LoRA, or it is not made for this. Nothing was charged; choose another, or none.',
    '選択したエンジンにこのモデルまたは LoRA がないか、この処理には使えません。回数は消費されていません。別のものを選ぶか、指定を外してください。',
  ),
  ENGINE_CANNOT: entry(
    422,
    '所选引擎不能完成这项工作；次数已退回。请改用内置引擎',
    'The chosen engine cannot do this. Your count came back; use the built-in engine.',
    '選択したエンジンではこの処理ができません。回数は返却されました。内蔵エンジンをお使いください。',
  ),
  ENGINE_NOT_ALLOWED: entry(
    403,
    '您的账号不能使用这个引擎，或它已被关闭；没有扣次数。请选择其他引擎',
    'This engine is not open to your account, or was switched off. Nothing was charged; choose another engine.',
    'このエンジンはお使いのアカウントでは利用できないか、停止されています。回数は消費されていません。別のエンジンをお選びください。',
  ),
};
