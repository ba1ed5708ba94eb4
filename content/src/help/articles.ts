import { ACCOUNT } from './articles/account.ts';
import { ASSISTANT } from './articles/assistant.ts';
import { BATCHES } from './articles/batches.ts';
import { CHANGES } from './articles/changes.ts';
import { COUNTS } from './articles/counts.ts';
import { EDIT_PICTURES } from './articles/edit-pictures.ts';
import { EDIT_SURFACES } from './articles/edit-surfaces.ts';
import { LIVE } from './articles/live.ts';
import { LOOK } from './articles/look.ts';
import { MASKS } from './articles/masks.ts';
import { MODELS } from './articles/models.ts';
import { PLANS } from './articles/plans.ts';
import { RENDER_AGAIN } from './articles/render-again.ts';
import { RENDER_SCENES } from './articles/render-scenes.ts';
import { SELF_HOSTING } from './articles/self-hosting.ts';
import { SHOWING } from './articles/showing.ts';
import { START } from './articles/start.ts';
import { TROUBLE_ACCOUNT } from './articles/trouble-account.ts';
import { TROUBLE_PICTURES } from './articles/trouble-pictures.ts';
import { TROUBLE_SERVICE } from './articles/trouble-service.ts';
import { TRUTH } from './articles/truth.ts';
import { WORKS } from './articles/works.ts';
import type { HelpArticle } from './help-article.ts';

/** The help centre, in the order of its topics. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  ...START,
  ...ASSISTANT,
  ...RENDER_SCENES,
  ...RENDER_AGAIN,
  ...LIVE,
  ...MODELS,
  ...PLANS,
  ...EDIT_SURFACES,
  ...EDIT_PICTURES,
  ...MASKS,
  ...LOOK,
  ...TRUTH,
  ...BATCHES,
  ...WORKS,
  ...SHOWING,
  ...COUNTS,
  ...ACCOUNT,
  ...TROUBLE_PICTURES,
  ...TROUBLE_SERVICE,
  ...TROUBLE_ACCOUNT,
  ...SELF_HOSTING,
  ...CHANGES,
];
