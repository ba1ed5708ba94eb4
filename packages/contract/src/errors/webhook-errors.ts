import { entry } from './error-entry.ts';

export const webhookErrors = {
  WEBHOOK_ADDRESS: entry(
    422,
    '此地址不能使用：需要公网的 https 地址，且不含用户名和密码',
    'This address cannot be used: it must be https, on the public internet, without user name and password.',
    'このアドレスは使用できません。ユーザー名やパスワードを含まない、公開された https アドレスが必要です。',
  ),
  WEBHOOK_LIMIT: entry(
    409,
    '最多可添加 {limit} 个地址，请先删除不用的',
    'There can be {limit} addresses at most. Remove one that you no longer use.',
    'アドレスは {limit} 個まで追加できます。使わないものを削除してください。',
  ),
};
