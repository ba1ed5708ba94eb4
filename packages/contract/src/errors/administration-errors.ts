import { entry } from './error-entry.ts';

export const administrationErrors = {
  ADMINISTRATOR_LOGIN_REQUIRED: entry(
    401,
    '请先登录管理后台',
    'Please log in to the console first.',
    '先に管理コンソールにログインしてください。',
  ),
  ACCOUNT_TAKEN: entry(
    409,
    '该账号名、手机号或邮箱已被使用',
    'This account name, phone number or address is in use already.',
    'このアカウント名、電話番号、またはメールアドレスは使用されています。',
  ),
  ACCOUNT_IS_OWN: entry(
    409,
    '不能停用或删除自己的账号',
    'You cannot suspend or delete your own account.',
    '自分のアカウントは停止も削除もできません。',
  ),
  LAST_ADMINISTRATOR: entry(
    409,
    '必须保留至少一位可用的管理员',
    'At least one active administrator must remain.',
    '有効な管理者が少なくとも一人必要です。',
  ),
};
