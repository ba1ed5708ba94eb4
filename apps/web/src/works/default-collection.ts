import { readLocal, removeLocal, writeLocal } from '../session/local-keys.ts';

/** The one collection of this version; where the key names another, the list opens with everything. */
const FAVOURITES = 'favourites';

/** Whether the works open with the favourites, as they were left. */
export function opensWithFavourites(): boolean {
  return readLocal('defaultCollect') === FAVOURITES;
}

export function keepOpeningWith(favourites: boolean): void {
  if (favourites) writeLocal('defaultCollect', FAVOURITES);
  else removeLocal('defaultCollect');
}
