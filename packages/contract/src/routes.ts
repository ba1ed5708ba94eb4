import type { AccessNode } from './access/route-access.ts';
import type { LocalisedText } from './text.ts';
import { TOOL_LIST } from './tools/registry.ts';

/** What is shown at a path. Several paths may show the same: `/` and `/home`, every tool in its workspace. */
export type PageName =
  | 'home'
  | 'login'
  | 'wechat-confirm'
  | 'agreement'
  | 'membership'
  | 'privacy'
  | 'works'
  | 'console'
  | 'account'
  | 'studio'
  | 'lama'
  | 'cashier'
  | 'inbox'
  | 'face-stand-in'
  | 'wechat-stand-in-scan'
  | 'wechat-stand-in-agree';

export interface PageRoute {
  readonly path: string;
  readonly page: PageName;
  /** Of the browser's tab, before the product's name. */
  readonly title: LocalisedText;
  /** Route access uses one key per route; a client hides the routes whose key its user lacks. */
  readonly accessKey: string;
  /** The menu of the header that it stands in. */
  readonly parentKey: string | null;
  /** False: the header's navigation names it, whatever else does. Tools stand in their own menu all the same. */
  readonly hideInMenu: boolean;
  /** Without a header a page has no menu either. */
  readonly header: boolean;
  readonly footer: boolean;
}

type Look = Partial<Pick<PageRoute, 'parentKey' | 'hideInMenu' | 'header' | 'footer'>>;

function route(
  path: string,
  page: PageName,
  accessKey: string,
  [zh, en, ja]: readonly [string, string, string],
  look: Look = {},
): PageRoute {
  return {
    path,
    page,
    accessKey,
    title: { 'zh-CN': zh, en, ja },
    parentKey: null,
    hideInMenu: true,
    header: true,
    footer: true,
    ...look,
  };
}

const NO_FOOTER: Look = { footer: false };
const NOTHING_AROUND: Look = { header: false, footer: false };

/** The header's menu of tools: it has a key, and no page. */
export const TOOL_MENU_KEY = 'ai-render';

/**
 * The pages that exist in this version, and all that is known of each: the server answers these paths, the web app takes
 * its pages, their frame, titles and navigation from here, and the browser tests open every one of them.
 */
export const ROUTES: readonly PageRoute[] = [
  route('/', 'home', 'home', ['首页', 'Home', 'ホーム'], NO_FOOTER),
  route('/home', 'home', 'home', ['首页', 'Home', 'ホーム']),
  route('/user/login', 'login', 'login', ['登录 / 注册', 'Log in / Register', 'ログイン / 新規登録']),
  route(
    '/wechat/confirm',
    'wechat-confirm',
    'login',
    ['微信登录确认', 'Confirm the WeChat login', 'WeChat ログインの確認'],
    NO_FOOTER,
  ),
  // Most pages have no footer below what one works on: from there the navigation leads to it.
  route('/agreement', 'agreement', 'agreement', ['用户协议', 'Agreement', '利用規約'], { hideInMenu: false }),
  route('/membership', 'membership', 'membership', ['会员', 'Membership', '会員']),
  route('/privacy', 'privacy', 'privacy', ['隐私政策', 'Privacy policy', 'プライバシーポリシー']),
  route('/list', 'works', 'works', ['我的作品', 'My works', 'マイ作品']),
  // Spelt as other clients spell it.
  route(
    '/aiDesignMangement',
    'console',
    'administration',
    ['管理后台', 'Console', '管理コンソール'],
    NOTHING_AROUND,
  ),
  route('/myPersonCenter', 'account', 'account', ['我的账号', 'My account', 'マイアカウント']),
  ...TOOL_LIST.map((tool) =>
    route(tool.route, 'studio', tool.function, [tool.title['zh-CN'], tool.title.en, tool.title.ja], {
      ...NO_FOOTER,
      parentKey: TOOL_MENU_KEY,
    }),
  ),
  // Quick removal by itself, nothing around the picture.
  route('/lama', 'lama', 'clean', ['快速去除', 'Quick removal', 'かんたん消去'], {
    ...NOTHING_AROUND,
    parentKey: TOOL_MENU_KEY,
  }),
];

/** Of any other path: the app's own page, answered with 404, in the whole frame. */
export const NOT_FOUND_TITLE: LocalisedText = {
  'zh-CN': '找不到页面',
  en: 'Page not found',
  ja: 'ページが見つかりません',
};

/** Everything that an access key can hide. */
export const ACCESS_NODES: readonly AccessNode[] = [{ accessKey: TOOL_MENU_KEY, parentKey: null }, ...ROUTES];

const WECHAT_STAND_IN = ['微信（模拟）', 'WeChat stand-in', 'WeChat（模擬）'] as const;

/** Pages that only a development server has. */
export const DEV_ROUTES: readonly PageRoute[] = [
  route(
    '/dev/cashier/:orderId',
    'cashier',
    'dev-cashier',
    ['收银台（模拟）', 'Cashier stand-in', 'レジ（模擬）'],
    NO_FOOTER,
  ),
  route('/dev/inbox', 'inbox', 'dev-inbox', ['开发收件箱', 'Dev inbox', '開発用受信箱'], NO_FOOTER),
  route(
    '/dev/face',
    'face-stand-in',
    'dev-face',
    ['人脸核验（模拟）', 'Face verification stand-in', '顔認証（模擬）'],
    NO_FOOTER,
  ),
  route('/dev/wechat/scan', 'wechat-stand-in-scan', 'dev-wechat', WECHAT_STAND_IN, NO_FOOTER),
  route('/dev/wechat/connect/qrconnect', 'wechat-stand-in-agree', 'dev-wechat', WECHAT_STAND_IN, NO_FOOTER),
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
