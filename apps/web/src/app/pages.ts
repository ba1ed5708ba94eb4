import type { PageName } from '@plumbline/contract/routes.ts';
import type { Bundle } from '../i18n/features.ts';
import { texts } from './load-chunk.ts';

interface RouteModule {
  readonly Component: () => React.ReactNode;
}

interface Page {
  readonly load: () => Promise<RouteModule>;
  readonly bundles: readonly Bundle[];
}

function page(load: () => Promise<RouteModule>, bundles: readonly Bundle[] = []): Page {
  return { load, bundles };
}

interface Group<M> {
  readonly load: () => Promise<M>;
  readonly bundles: readonly Bundle[];
}

/** One of several pages that share a chunk: they are small, and lead to each other. */
function pageOf<Name extends string>(
  { load, bundles }: Group<Readonly<Record<Name, RouteModule['Component']>>>,
  name: Name,
): Page {
  return page(async () => ({ Component: (await load())[name] }), bundles);
}

const gallery = { load: () => import('../routes/gallery.tsx'), bundles: texts('gallery') };
const ownGallery = { load: () => import('../routes/own-gallery.tsx'), bundles: texts('gallery') };
const projects = {
  load: () => import('../routes/projects.tsx'),
  bundles: texts('projects', 'studio'),
};
const batches = { load: () => import('../routes/batches.tsx'), bundles: texts('batches', 'studio') };
const arrival = { load: () => import('../routes/arrival.tsx'), bundles: texts('arrival') };

/** What shows each page: a chunk of its own, and the texts that come beside it. */
export const PAGES: Readonly<Record<PageName | 'not-found', Page>> = {
  home: page(() => import('../routes/home.tsx'), texts('home', 'files')),
  login: page(() => import('../routes/login.tsx'), texts('signIn', 'wechat')),
  'wechat-confirm': page(() => import('../routes/wechat-confirm.tsx'), texts('wechat')),
  agreement: page(() => import('../routes/agreement.tsx')),
  privacy: page(() => import('../routes/privacy.tsx')),
  membership: page(() => import('../routes/membership.tsx'), texts('membership')),
  help: page(() => import('../routes/help.tsx'), texts('help')),
  works: page(() => import('../routes/works.tsx'), texts('works', 'studio', 'shares')),
  compare: page(() => import('../routes/compare.tsx'), texts('compare', 'studio')),
  projects: pageOf(projects, 'ProjectsPage'),
  project: pageOf(projects, 'ProjectPage'),
  shares: page(() => import('../routes/shares.tsx'), texts('shares')),
  shared: page(() => import('../routes/shared.tsx'), texts('shares')),
  account: page(
    () => import('../routes/account.tsx'),
    texts('account', 'face', 'files', 'membership', 'signIn', 'wechat'),
  ),
  console: page(() => import('../routes/console.tsx'), texts('console', 'gallery', 'studio')),
  studio: page(() => import('../routes/studio.tsx'), texts('studio', 'files', 'shrink')),
  lama: page(() => import('../routes/lama.tsx'), texts('studio', 'files', 'shrink')),
  assistant: page(() => import('../routes/assistant.tsx'), texts('assistant')),
  pictures: pageOf(gallery, 'PicturesPage'),
  cases: pageOf(gallery, 'CasesPage'),
  'picture-category': pageOf(gallery, 'PictureCategoryPage'),
  'case-category': pageOf(gallery, 'CaseCategoryPage'),
  'picture-search': pageOf(gallery, 'PictureSearchPage'),
  'case-search-start': pageOf(gallery, 'CaseSearchStartPage'),
  'case-search': pageOf(gallery, 'CaseSearchPage'),
  similar: pageOf(gallery, 'SimilarPage'),
  find: pageOf(gallery, 'FindPage'),
  'person-home': pageOf(gallery, 'PersonHomePage'),
  'person-pictures': pageOf(gallery, 'PersonPicturesPage'),
  'person-more': pageOf(gallery, 'PersonMorePage'),
  'my-pictures': pageOf(ownGallery, 'MinePicturesPage'),
  'my-cases': pageOf(ownGallery, 'MineCasesPage'),
  'tell-case': pageOf(ownGallery, 'TellCasePage'),
  'collected-pictures': pageOf(ownGallery, 'CollectedPicturesPage'),
  'collected-cases': pageOf(ownGallery, 'CollectedCasesPage'),
  collections: pageOf(ownGallery, 'CollectionsPage'),
  'my-downloads': pageOf(ownGallery, 'DownloadsPage'),
  landing: pageOf(arrival, 'LandingPage'),
  'payment-done': pageOf(arrival, 'PaymentDonePage'),
  'sign-in-done': pageOf(arrival, 'SignInDonePage'),
  client: page(() => import('../routes/client.tsx'), texts('client')),
  'all-tools': pageOf(arrival, 'AllToolsPage'),
  batches: pageOf(batches, 'BatchesPage'),
  'new-batch': pageOf(batches, 'NewBatchPage'),
  batch: pageOf(batches, 'BatchPage'),
  prompts: page(() => import('../routes/prompts.tsx'), texts('prompts')),
  analysis: page(() => import('../routes/analysis.tsx'), texts('analysis')),
  live: page(() => import('../routes/live.tsx'), texts('live', 'studio')),
  cashier: page(() => import('../routes/cashier.tsx'), texts('cashier', 'membership')),
  inbox: page(() => import('../routes/inbox.tsx'), texts('inbox')),
  components: page(() => import('../routes/components.tsx'), texts('components', 'studio')),
  'face-stand-in': page(() => import('../routes/face-stand-in.tsx'), texts('face')),
  'wechat-stand-in-scan': page(() => import('../routes/wechat-stand-in-scan.tsx'), texts('wechat')),
  'wechat-stand-in-agree': page(() => import('../routes/wechat-stand-in-agree.tsx'), texts('wechat')),
  'not-found': page(() => import('../routes/not-found.tsx')),
};

/** Pages without a control of Ant Design, which therefore load none of it. */
export const LIGHT_PAGES: ReadonlySet<PageName | 'not-found'> = new Set([
  'home',
  'help',
  'studio',
  'lama',
  'agreement',
  'privacy',
  'shared',
  'prompts',
  'analysis',
  'live',
  'client',
  'not-found',
]);
