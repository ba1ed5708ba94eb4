export {
  CaseCategoryPage,
  CaseSearchPage,
  CaseSearchStartPage,
  CasesPage,
  PictureCategoryPage,
  PictureSearchPage,
  PicturesPage,
} from '../gallery/feed/pages.tsx';
export { FindPage } from '../gallery/find/FindPage.tsx';
export { SimilarPage } from '../gallery/find/SimilarPage.tsx';
export { PersonHomePage, PersonMorePage, PersonPicturesPage } from '../gallery/people/pages.tsx';
