import { text } from '../i18n/texts.ts';

export const accountTexts = {
  title: text('我的账号', 'My account', 'マイアカウント'),
  visitor: text(
    '登录后可管理您的账号',
    'Log in to manage your account',
    'ログインするとアカウントを管理できます',
  ),
  login: text('登录 / 注册', 'Log in / Register', 'ログイン / 新規登録'),
  name: text('名称', 'Name', '名前'),
  save: text('保存', 'Save', '保存'),
  saved: text('已保存', 'Saved', '保存しました'),
  phone: text('手机号', 'Phone number', '電話番号'),
  accountId: text('账号 ID', 'Account ID', 'アカウント ID'),
  createdAt: text('注册时间', 'Member since', '登録日'),
  none: text('未绑定', 'Not linked', '未設定'),
} as const;
