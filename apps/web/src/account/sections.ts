import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { ReactNode } from 'react';
import { text } from '../i18n/texts.ts';
import type { CurrentUser } from '../session/current-user.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { ApiKeysSection } from './api-keys/ApiKeysSection.tsx';
import { DataSection } from './own-data/DataSection.tsx';
import { FilesSection } from './files/FilesSection.tsx';
import { DownloadsSection } from './downloads/DownloadsSection.tsx';
import { MembershipSection } from './membership/MembershipSection.tsx';
import { PreferencesSection } from './preferences/PreferencesSection.tsx';
import { IdentitiesSection } from './identities/IdentitiesSection.tsx';
import { LedgerSection } from './ledger/LedgerSection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';
import { SessionsSection } from './sessions/SessionsSection.tsx';

export interface AccountSection {
  /** In the address: `/myPersonCenter?section=profile`. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: LocalisedText;
  readonly Content: () => ReactNode;
  /** Left out of the list for whom it says false; absent: everyone has it. */
  readonly shownTo?: (user: CurrentUser) => boolean;
}

/** The account page in the order it is read. A feature adds its section with one line. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  {
    key: 'profile',
    icon: 'user',
    title: text('个人资料', 'Profile', 'プロフィール'),
    Content: ProfileSection,
  },
  {
    key: 'identities',
    icon: 'link',
    title: text('登录方式', 'Ways to log in', 'ログイン方法'),
    Content: IdentitiesSection,
  },
  {
    key: 'membership',
    icon: 'crown',
    title: text('会员与订单', 'Membership', '会員と注文'),
    Content: MembershipSection,
  },
  {
    key: 'ledger',
    icon: 'history',
    title: text('次数明细', 'Usage', '利用履歴'),
    Content: LedgerSection,
  },
  {
    key: 'files',
    icon: 'picture',
    title: text('我的文件', 'My files', 'マイファイル'),
    Content: FilesSection,
  },
  {
    key: 'downloads',
    icon: 'download',
    title: text('下载记录', 'Downloads', 'ダウンロード'),
    Content: DownloadsSection,
  },
  {
    key: 'keys',
    icon: 'key',
    title: text('API 密钥', 'API keys', 'API キー'),
    Content: ApiKeysSection,
    shownTo: ({ userType }) => userType === 'enterprise',
  },
  {
    key: 'webhooks',
    icon: 'branch',
    title: text('回调通知', 'Webhooks', 'Webhook'),
    Content: WebhooksSection,
    shownTo: ({ userType }) => userType === 'enterprise',
  },
  {
    key: 'sessions',
    icon: 'monitor',
    title: text('登录设备', 'Devices', 'デバイス'),
    Content: SessionsSection,
  },
  {
    key: 'preferences',
    icon: 'settings',
    title: text('偏好设置', 'Preferences', '設定'),
    Content: PreferencesSection,
  },
  {
    key: 'data',
    icon: 'lock',
    title: text('数据与隐私', 'Data and privacy', 'データとプライバシー'),
    Content: DataSection,
  },
];
