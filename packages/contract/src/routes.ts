import type { AccessNode } from './access/route-access.ts';
import type { LocalisedText } from './text.ts';
import { TOOL_LIST } from './tools/registry.ts';

export interface PageRoute {
  readonly path: string;
  readonly title: LocalisedText;
  /** Route access uses one key per route; a client hides the routes whose key its user lacks. */
  readonly accessKey: string;
  /** The menu of the header that it stands in. */
  readonly parentKey: string | null;
  /** Whether the header’s navigation names it by itself. */
  readonly hideInMenu: boolean;
  readonly header: boolean;
  readonly footer: boolean;
}

function page(
  path: string,
  accessKey: string,
  zh: string,
  en: string,
  ja: string,
  options: Partial<PageRoute> = {},
): PageRoute {
  return {
    path,
    accessKey,
    parentKey: null,
    title: { 'zh-CN': zh, en, ja },
    hideInMenu: true,
    header: true,
    footer: true,
    ...options,
  };
}

/** The header's menu of tools: it has a key, and no page. */
export const TOOL_MENU_KEY = 'ai-render';

/** The pages that exist in this version. Any other path answers 404 with the app's own 404 page. */
export const ROUTES: readonly PageRoute[] = [
  page('/', 'home', '首页', 'Home', 'ホーム', { footer: false }),
  page('/home', 'home', '首页', 'Home', 'ホーム'),
  page('/user/login', 'login', '登录 / 注册', 'Log in / Register', 'ログイン / 新規登録'),
  page('/wechat/confirm', 'login', '微信登录确认', 'Confirm the WeChat login', 'WeChat ログインの確認', {
    footer: false,
  }),
  page('/agreement', 'agreement', '用户协议', 'Agreement', '利用規約', { hideInMenu: false }),
  page('/membership', 'membership', '会员', 'Membership', '会員'),
  page('/privacy', 'privacy', '隐私政策', 'Privacy policy', 'プライバシーポリシー'),
  page('/list', 'works', '我的作品', 'My works', 'マイ作品'),
  // The original's own spelling.
  page('/aiDesignMangement', 'administration', '管理后台', 'Console', '管理コンソール', {
    header: false,
    footer: false,
  }),
  page('/myPersonCenter', 'account', '我的账号', 'My account', 'マイアカウント'),
  ...TOOL_LIST.map((tool) =>
    page(tool.route, tool.function, tool.title['zh-CN'], tool.title.en, tool.title.ja, {
      parentKey: TOOL_MENU_KEY,
      footer: false,
    }),
  ),
  // Quick removal by itself, as the original has it: nothing around the picture.
  page('/lama', 'clean', '快速去除', 'Quick removal', 'かんたん消去', {
    parentKey: TOOL_MENU_KEY,
    header: false,
    footer: false,
  }),
];

/** Everything that an access key can hide. */
export const ACCESS_NODES: readonly AccessNode[] = [{ accessKey: TOOL_MENU_KEY, parentKey: null }, ...ROUTES];

/** Pages that only a development server has. */
export const DEV_ROUTES: readonly PageRoute[] = [
  page('/dev/cashier/:orderId', 'dev-cashier', '收银台（模拟）', 'Cashier stand-in', 'レジ（模擬）', {
    footer: false,
  }),
  page('/dev/inbox', 'dev-inbox', '开发收件箱', 'Dev inbox', '開発用受信箱', { footer: false }),
  page('/dev/face', 'dev-face', '人脸核验（模拟）', 'Face verification stand-in', '顔認証（模擬）', {
    footer: false,
  }),
  page('/dev/wechat/scan', 'dev-wechat', '微信（模拟）', 'WeChat stand-in', 'WeChat（模擬）', {
    footer: false,
  }),
  page('/dev/wechat/connect/qrconnect', 'dev-wechat', '微信（模拟）', 'WeChat stand-in', 'WeChat（模擬）', {
    footer: false,
  }),
];

export function findRoute(path: string, routes: readonly PageRoute[] = ROUTES): PageRoute | undefined {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => isSamePath(route.path, wanted));
}

/** Parts in colons stand for any one part. */
function isSamePath(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return pattern === path;
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
