import type { Sample } from './api/catalogue.ts';
import type { SiteInfo, UserInfo, VipInfo } from './api/identity.ts';
import type { PageName } from './routes.ts';
import type { Locale } from './text.ts';

/** Where the page keeps what its first screen was made of, as JSON: a block of data, which no browser runs. */
export const FIRST_SCREEN_ELEMENT_ID = 'first-screen';

/** Pages that come with their first screen. */
export const FIRST_SCREEN_PAGES: ReadonlySet<PageName> = new Set(['home', 'studio']);

/** What a first screen is made of: the answers of the calls that the page would otherwise wait for. */
export interface FirstScreenData {
  readonly userInfo: Omit<UserInfo, 'csrfToken'>;
  readonly vipInfo: VipInfo;
  /** Access keys of what the reader does not see. */
  readonly hiddenKeys: readonly string[];
  readonly siteInfo: SiteInfo;
  readonly samples: readonly Sample[];
}

/** What a first screen is laid out for; any other browser makes its own. */
export type ScreenDevice = 'phone' | 'desk';

export interface FirstScreenRequest {
  readonly page: PageName;
  /** Of the address, without its query. */
  readonly path: string;
  readonly locale: Locale;
  readonly device: ScreenDevice;
  readonly data: FirstScreenData;
}

export interface FirstScreen {
  /** What stands in the element that the app mounts on. */
  readonly html: string;
  /** What the page's head needs for it: styles, and what is worth asking for before a script does. */
  readonly head: string;
}

/** What the web build lays beside the page (`.render/first-screen.mjs`): the same components, in a server. */
export interface FirstScreenModule {
  readonly renderFirstScreen: (request: FirstScreenRequest) => Promise<FirstScreen>;
}
