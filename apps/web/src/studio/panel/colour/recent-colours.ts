import { create } from 'zustand';

const MOST = 8;

interface RecentColours {
  readonly colours: readonly string[];
  readonly add: (colour: string) => void;
}

/** Colours that were chosen since the page was opened, the newest first. */
export const useRecentColours = create<RecentColours>()((set) => ({
  colours: [],
  add: (colour) =>
    set(({ colours }) => ({
      colours: [colour, ...colours.filter((each) => each !== colour)].slice(0, MOST),
    })),
}));
