/** Made of the browser's build (`build/first-screen.ts`): which files a page and its texts came into. */
declare module 'virtual:built-files' {
  export interface PageFiles {
    readonly styles: readonly string[];
    readonly scripts: readonly string[];
  }
  export const BUILT_FILES: {
    readonly pages: Readonly<Record<string, PageFiles>>;
    /** By language, then by bundle. */
    readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
