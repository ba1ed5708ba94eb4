export type Provider = 'sms' | 'email' | 'wechat' | 'account';
