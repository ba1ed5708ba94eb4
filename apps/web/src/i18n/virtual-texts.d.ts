/** Made of `features.ts` by the build (`build/text-bundles.ts`): each bundle in each language is a module of its own. */
declare module 'virtual:text-bundles' {
  type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
  type Load = () => Promise<{ readonly default: Texts }>;
  /** By language, then by bundle. */
  export const BUNDLES: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}
