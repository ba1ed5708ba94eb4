import { entry } from './error-entry.ts';

export const administrationErrors = {
  ADMINISTRATOR_LOGIN_REQUIRED: entry(
    401,
    '请先登录管理后台',
    'Please log in to the console first.',
    '先に管理コンソールにログインしてください。',
  ),
  SECOND_FACTOR_REQUIRED: entry(
    401,
    '请输入验证器应用中的 6 位动态码',
    'Please enter the code of your authenticator app.',
    '認証アプリの 6 桁のコードを入力してください。',
  ),
  SECOND_FACTOR_WRONG: entry(
    401,
    '动态码错误或已使用过，请等待下一个',
    'This code is wrong or was used already. Please wait for the next one.',
    'コードが正しくないか、使用済みです。次のコードをお待ちください。',
  ),
  SECOND_FACTOR_MISSING: entry(
    403,
    '请先设置两步验证，再使用管理后台',
    'Set up two-step verification before you use the console.',
    '管理コンソールを使う前に二段階認証を設定してください。',
  ),
  ACCOUNT_TAKEN: entry(
    409,
    '该账号名、手机号或邮箱已被使用',
    'This account name, phone number or address is in use already.',
    'このアカウント名、電話番号、またはメールアドレスは使用されています。',
  ),
  INVITE_TAKEN: entry(
    409,
    '该邀请码已存在，请换一个',
    'There is such an invitation code already. Please choose another.',
    'この招待コードはすでにあります。別のコードをお選びください。',
  ),
  ACCOUNT_IS_OWN: entry(
    409,
    '不能停用或删除自己的账号',
    'You cannot suspend or delete your own account.',
    '自分のアカウントは停止も削除もできません。',
  ),
  PLAN_EXISTS: entry(
    409,
    '已有使用此编号的套餐（包括已下架的）',
    'There is a plan of this id already, on sale or retired.',
    'この ID のプランはすでにあります（販売終了を含む）。',
  ),
  PLAN_EDITED_ELSEWHERE: entry(
    409,
    '其他人刚刚修改过，您的修改没有保存。请查看最新内容后再改',
    'Somebody else has changed this meanwhile, and your changes were not saved. Please look at what it says now.',
    '他の人が先に変更したため、保存されませんでした。最新の内容をご確認ください。',
  ),
  PLAN_RETIRED: entry(
    409,
    '该套餐已下架，请先恢复再修改',
    'This plan is retired. Restore it before you change it.',
    'このプランは販売終了です。変更するには先に再開してください。',
  ),
  CAPABILITY_MISSING: entry(
    409,
    '本站没有这项功能，不能出售或赠送',
    'This installation cannot do that, so that it is neither sold nor given.',
    'この環境にはその機能がないため、販売も付与もできません。',
  ),
  CONTENT_CHANGED: entry(
    409,
    '其他管理员刚刚修改过此条目，请重新打开后再改',
    'Another administrator has just changed this entry. Open it again and make your change there.',
    '別の管理者がこの項目を変更しました。開き直してから変更してください。',
  ),
  CONTENT_IN_USE: entry(
    409,
    '仍被以下条目使用：{names}。请先修改它们',
    'It is still used by: {names}. Change these first.',
    '次の項目で使用されています：{names}。先にそちらを変更してください。',
  ),
  CONTENT_LIMIT: entry(
    409,
    '自有内容已达上限（{limit}）',
    'There is no room for more own content than {limit}.',
    '独自コンテンツは {limit} 件までです。',
  ),
  LAST_ADMINISTRATOR: entry(
    409,
    '必须保留至少一位可用的管理员',
    'At least one active administrator must remain.',
    '有効な管理者が少なくとも一人必要です。',
  ),
};
