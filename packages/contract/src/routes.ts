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
  | 'help'
  | 'compare'
  | 'projects'
  | 'project'
  | 'shares'
  | 'shared'
  | 'console'
  | 'account'
  | 'studio'
  | 'lama'
  | 'assistant'
  | 'pictures'
  | 'cases'
  | 'picture-category'
  | 'case-category'
  | 'picture-search'
  | 'case-search-start'
  | 'case-search'
  | 'similar'
  | 'find'
  | 'person-home'
  | 'person-pictures'
  | 'person-more'
  | 'my-pictures'
  | 'my-cases'
  | 'tell-case'
  | 'collected-pictures'
  | 'collected-cases'
  | 'collections'
  | 'my-downloads'
  | 'landing'
  | 'payment-done'
  | 'sign-in-done'
  | 'client'
  | 'all-tools'
  | 'batches'
  | 'new-batch'
  | 'batch'
  | 'prompts'
  | 'analysis'
  | 'live'
  | 'cashier'
  | 'inbox'
  | 'components'
  | 'face-stand-in'
  | 'wechat-stand-in-scan'
  | 'wechat-stand-in-agree';

/** What the product is called, in a tab's title and wherever it is shared. */
export const PRODUCT_NAME: LocalisedText = { 'zh-CN': '绳墨', en: 'Plumbline', ja: 'Plumbline' };

/** The product in one sentence. */
export const PRODUCT_DESCRIPTION: LocalisedText = {
  'zh-CN': '把建筑、室内与景观的线稿、草图、白模和照片变成效果图，设计的几何一线不动。',
  en: 'Turns drawings, sketches, white models and photos of buildings, rooms and gardens into renders that keep every line of the design.',
  ja: '建築・インテリア・ランドスケープの線画、スケッチ、白模型、写真を、設計の形を変えずにレンダリングします。',
};

export interface PageRoute {
  readonly path: string;
  readonly page: PageName;
  /** Of the browser's tab, before the product's name. */
  readonly title: LocalisedText;
  /** One sentence for search results and shared links; absent: the product's own. */
  readonly description?: LocalisedText;
  /** Route access uses one key per route; a client hides the routes whose key its user lacks. */
  readonly accessKey: string;
  /** The menu of the header that it stands in. */
  readonly parentKey: string | null;
  /** False: the header's navigation names it, whatever else does. Tools stand in their own menu all the same. */
  readonly hideInMenu: boolean;
  /** Without a header a page has no menu either. */
  readonly header: boolean;
  readonly footer: boolean;
  /** Whoever knows the address may come in: search engines leave it out, and no other site is told of it. */
  readonly secret: boolean;
}

type Look = Partial<
  Pick<PageRoute, 'parentKey' | 'hideInMenu' | 'header' | 'footer' | 'secret' | 'description'>
>;

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
    secret: false,
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
  route('/membership', 'membership', 'membership', ['会员', 'Membership', '会員'], {
    description: {
      'zh-CN': '会员方案与次数包：价格、每日次数和包含的功能。',
      en: 'Memberships and ticket packs: what they cost, how many renders a day and what is included.',
      ja: '会員プランと回数パックの料金、1 日の回数、含まれる機能のご案内です。',
    },
  }),
  route('/privacy', 'privacy', 'privacy', ['隐私政策', 'Privacy policy', 'プライバシーポリシー']),
  // Spelt as other clients spell it; the address says the rest: `?article=`, `?topic=`, `?tool=`, `?error=`, `?q=`.
  route('/qaPage', 'help', 'help', ['帮助中心', 'Help', 'ヘルプ']),
  route('/list', 'works', 'works', ['我的作品', 'My works', 'マイ作品'], NO_FOOTER),
  route('/projects', 'projects', 'projects', ['项目', 'Projects', 'プロジェクト'], NO_FOOTER),
  route('/projects/:projectId', 'project', 'projects', ['项目', 'Project', 'プロジェクト'], NO_FOOTER),
  route('/compare', 'compare', 'works', ['对比', 'Compare', '比較'], NO_FOOTER),
  route('/shares', 'shares', 'works', ['分享', 'Shares', '共有']),
  // Its entry in the header follows from the capability `chat`.
  route('/gpt', 'assistant', 'assistant', ['AI 设计助手', 'AI design assistant', 'AI 設計アシスタント'], {
    ...NO_FOOTER,
    description: {
      'zh-CN': '向建筑师、室内、景观、灯光、材料、造价等十二位专家提问：尺寸、规范、计算与文案。',
      en: 'Ask twelve experts, from architect to cost estimator, about dimensions, materials, sums and texts.',
      ja: '建築家から積算士まで十二人の専門家に、寸法、材料、計算、文章を相談できます。',
    },
  }),
  // For whoever has the link: nothing of the rest of the site stands around it.
  route('/share/:token', 'shared', 'shared', ['分享', 'Shared with you', '共有'], {
    ...NOTHING_AROUND,
    secret: true,
  }),
  // Works that people publish, and what is one's own of them. Spelt as other clients spell it.
  route('/tupianHome', 'pictures', 'gallery', ['图库', 'Gallery', 'ギャラリー'], NO_FOOTER),
  route('/caseHome', 'cases', 'gallery', ['案例', 'Cases', '事例'], NO_FOOTER),
  route(
    '/classifyPage/:ids',
    'picture-category',
    'gallery',
    ['分类图片', 'Pictures by category', 'カテゴリー別の画像'],
    NO_FOOTER,
  ),
  route(
    '/classifyCase',
    'case-category',
    'gallery',
    ['案例分类', 'Cases by category', 'カテゴリー別の事例'],
    NO_FOOTER,
  ),
  route(
    '/seachInspiration',
    'picture-search',
    'gallery',
    ['搜索图片', 'Search pictures', '画像を検索'],
    NO_FOOTER,
  ),
  route(
    '/anliSearch',
    'case-search-start',
    'gallery',
    ['查找案例', 'Find a case', '事例をさがす'],
    NO_FOOTER,
  ),
  route('/searchCase', 'case-search', 'gallery', ['搜索案例', 'Search cases', '事例を検索'], NO_FOOTER),
  route('/similar', 'similar', 'gallery', ['相似作品', 'Similar works', '似ている作品'], NO_FOOTER),
  route('/findPage', 'find', 'gallery', ['查找', 'Find', 'さがす'], NO_FOOTER),
  route('/authorHomePage', 'person-home', 'gallery', ['作者', 'Author', '作者'], NO_FOOTER),
  route(
    '/authorInspirationhome',
    'person-pictures',
    'gallery',
    ['作者的图片', 'Pictures of an author', '作者の画像'],
    NO_FOOTER,
  ),
  route(
    '/otherPersonCenter',
    'person-more',
    'gallery',
    ['个人中心', 'Collections of an author', '作者のコレクション'],
    NO_FOOTER,
  ),
  route('/insHomeByCreate', 'my-pictures', 'gallery', ['我的图片', 'My pictures', 'マイ画像'], NO_FOOTER),
  route('/insHomeByCase', 'my-cases', 'gallery', ['我的案例', 'My cases', 'マイ事例'], NO_FOOTER),
  route(
    '/insHomeByCollect',
    'collected-pictures',
    'gallery',
    ['收藏的图片', 'Collected pictures', '集めた画像'],
    NO_FOOTER,
  ),
  route('/casemineByCreate', 'tell-case', 'gallery', ['写一个案例', 'Tell a case', '事例を書く'], NO_FOOTER),
  route('/casemineByCase', 'my-cases', 'gallery', ['我的案例', 'My cases', 'マイ事例'], NO_FOOTER),
  route(
    '/casemineByCollect',
    'collected-cases',
    'gallery',
    ['收藏的案例', 'Collected cases', '集めた事例'],
    NO_FOOTER,
  ),
  route('/moreCollections', 'collections', 'gallery', ['收藏夹', 'Collections', 'コレクション'], NO_FOOTER),
  route(
    '/myDownloads',
    'my-downloads',
    'gallery',
    ['我的下载', 'My downloads', 'ダウンロード履歴'],
    NO_FOOTER,
  ),
  route('/landing', 'landing', 'landing', ['图纸变成效果图', 'Drawings become pictures', '図面がパースに']),
  route('/done', 'payment-done', 'membership', ['付款结果', 'Payment', 'お支払い']),
  route('/done2', 'sign-in-done', 'login', ['登录结果', 'Signed in', 'ログイン結果']),
  route('/client', 'client', 'client', ['桌面客户端', 'Desktop client', 'デスクトップ版'], {
    description: {
      'zh-CN': 'Windows、macOS 与 Linux 客户端下载。',
      en: 'Installers for Windows, macOS and Linux.',
      ja: 'Windows・macOS・Linux 用クライアント。',
    },
  }),
  route('/aiToolPage', 'all-tools', 'tools', ['全部工具', 'All tools', 'すべてのツール']),
  // What stands beside the tools: words for them, and what a picture is before it goes into one.
  route('/prompts', 'prompts', 'prompts', ['提示词生成器', 'Prompt generator', 'プロンプト作成'], {
    ...NO_FOOTER,
    parentKey: TOOL_MENU_KEY,
  }),
  route('/batches', 'batches', 'batches', ['批量', 'Batches', '一括レンダリング'], {
    ...NO_FOOTER,
    parentKey: TOOL_MENU_KEY,
  }),
  route('/batches/new', 'new-batch', 'batches', ['新建批量', 'New batch', '新規一括'], NO_FOOTER),
  route('/batches/:batchId', 'batch', 'batches', ['批量', 'Batch', '一括レンダリング'], NO_FOOTER),
  route('/analyse', 'analysis', 'analysis', ['图片分析', 'Image analysis', '画像分析'], {
    ...NO_FOOTER,
    parentKey: TOOL_MENU_KEY,
  }),
  route('/ailive', 'live', 'live', ['实时渲染', 'Real-time render', 'リアルタイムレンダリング'], {
    ...NO_FOOTER,
    description: {
      'zh-CN': '共享建模软件的窗口，效果图随模型一起变化。',
      en: 'Share the window you model in; the render follows every change.',
      ja: 'モデリング中のウィンドウを共有すると、レンダリングが変更に追従します。',
    },
  }),
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
      description: tool.summary,
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
    '/dev/components',
    'components',
    'dev-components',
    ['组件与设计令牌', 'Components and tokens', 'コンポーネントとトークン'],
    NO_FOOTER,
  ),
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
