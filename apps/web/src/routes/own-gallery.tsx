export { DownloadsPage } from '../gallery/mine/DownloadsPage.tsx';
export {
  CollectedCasesPage,
  CollectedPicturesPage,
  CollectionsPage,
  MineCasesPage,
  MinePicturesPage,
} from '../gallery/mine/pages.tsx';
export { TellCasePage } from '../gallery/publish/TellCasePage.tsx';
