import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { HelpVideo } from '@plumbline/contract/api/help.ts';
import { type Locale, LOCALES } from '@plumbline/contract/text.ts';
import type { HelpArticle } from '@plumbline/content/help/help-article.ts';
import { type TutorialVideo, TUTORIAL_VIDEOS } from '@plumbline/content/videos/tutorial-videos.ts';

export function helpVideo({ id, title }: TutorialVideo, locale: Locale): HelpVideo {
  const file = (ending: string) => `${OTHER_PATHS.content}/videos/${id}${ending}`;
  return {
    id,
    title: title[locale],
    url: file('.webm'),
    posterUrl: file('.webp'),
    captions: LOCALES.map((each) => ({ locale: each, url: file(`.${each}.vtt`) })),
  };
}

/** The video of the group that the article's tools are of; one on no tool has none. */
export function videoOf(article: HelpArticle, locale: Locale): HelpVideo | null {
  const shown = TUTORIAL_VIDEOS.find(({ tools }) => article.tools?.some((tool) => tools.includes(tool)));
  return shown ? helpVideo(shown, locale) : null;
}
