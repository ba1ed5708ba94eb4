import { identitiesTexts } from '../account/identities/texts.ts';
import { ledgerTexts } from '../account/ledger/texts.ts';
import { accountTexts } from '../account/texts.ts';
import { webhookTexts } from '../account/webhooks/texts.ts';
import { arrivalTexts } from '../arrival/texts.ts';
import { clientTexts } from '../client/texts.ts';
import { assistantTexts } from '../assistant/texts.ts';
import { batchesTexts } from '../batches/texts.ts';
import { cashierTexts } from '../cashier/texts.ts';
import { growthTexts } from '../console/growth/texts.ts';
import { ownContentTexts } from '../console/own-content/texts.ts';
import { engineConsoleTexts } from '../console/engines/texts.ts';
import { planTexts } from '../console/plans/texts.ts';
import { compareTexts } from '../compare/texts.ts';
import { consoleTexts } from '../console/texts.ts';
import { moderationTexts } from '../console/works/texts.ts';
import { componentsTexts } from '../components/texts.ts';
import { dialogTexts } from '../dialogs/texts.ts';
import { faceTexts } from '../face/texts.ts';
import { fileTexts } from '../files/texts.ts';
import { galleryTexts } from '../gallery/texts.ts';
import { guideTexts } from '../guide/texts.ts';
import { helpTexts } from '../help/texts.ts';
import { homeTexts } from '../home/texts.ts';
import { inboxTexts } from '../inbox/texts.ts';
import { layoutTexts } from '../layout/texts.ts';
import { liveTexts } from '../live/texts.ts';
import { libraryTexts } from '../library/texts.ts';
import { membershipTexts } from '../membership/texts.ts';
import { modelTexts } from '../model/texts.ts';
import { notFoundTexts } from '../not-found/texts.ts';
import { projectsTexts } from '../projects/texts.ts';
import { analysisTexts } from '../analysis/texts.ts';
import { promptsTexts } from '../prompts/texts.ts';
import { rechargeTexts } from '../recharge/texts.ts';
import { sharesTexts } from '../shares/texts.ts';
import { shrinkTexts } from '../shrink/texts.ts';
import { signInTexts } from '../sign-in/texts.ts';
import { downloadTexts } from '../studio/download/texts.ts';
import { editTexts } from '../studio/editor/texts.ts';
import { engineTexts } from '../studio/panel/engine/texts.ts';
import { sunTexts } from '../studio/panel/sun/texts.ts';
import { wordsTexts } from '../studio/panel/words/texts.ts';
import { panelTexts } from '../studio/panel/texts.ts';
import { readingTexts } from '../studio/scene/reading-texts.ts';
import { sceneTexts } from '../studio/scene/texts.ts';
import { sheetTexts } from '../studio/sheet/texts.ts';
import { stageTexts } from '../studio/stage/texts.ts';
import { studioTexts } from '../studio/texts.ts';
import { unfinishedTexts } from '../studio/unfinished/texts.ts';
import { versionTexts } from '../studio/versions/texts.ts';
import { toolTexts } from '../tools/texts.ts';
import { wechatTexts } from '../wechat/texts.ts';
import { worksTexts } from '../works/texts.ts';

/**
 * Every feature's texts, in the bundles that a browser loads: bundle → i18next namespace → texts. A chunk names the bundles
 * that it shows (`app/load-chunk.ts`); of those the language in use is fetched beside its code, and nothing else. This file
 * itself is read by the build and by tests alone.
 */
export const FEATURES = {
  /** What stands around every page, and where something failed: loaded before anything is shown. */
  shell: { layout: layoutTexts, tools: toolTexts, notFound: notFoundTexts },
  home: { home: homeTexts },
  help: { help: helpTexts },
  studio: {
    studio: studioTexts,
    panel: panelTexts,
    words: wordsTexts,
    engine: engineTexts,
    stage: stageTexts,
    scene: sceneTexts,
    edit: editTexts,
    unfinished: unfinishedTexts,
    versions: versionTexts,
    library: libraryTexts,
    guide: guideTexts,
  },
  reading: { reading: readingTexts },
  sheet: { sheet: sheetTexts },
  sun: { sun: sunTexts },
  download: { download: downloadTexts },
  model: { model: modelTexts },
  files: { files: fileTexts },
  shrink: { shrink: shrinkTexts },
  assistant: { assistant: assistantTexts },
  works: { works: worksTexts },
  projects: { projects: projectsTexts },
  gallery: { gallery: galleryTexts },
  arrival: { arrival: arrivalTexts },
  compare: { compare: compareTexts },
  batches: { batches: batchesTexts },
  prompts: { prompts: promptsTexts },
  analysis: { analysis: analysisTexts },
  live: { live: liveTexts },
  client: { client: clientTexts },
  shares: { shares: sharesTexts },
  account: {
    account: accountTexts,
    ledger: ledgerTexts,
    identities: identitiesTexts,
    webhooks: webhookTexts,
  },
  membership: { membership: membershipTexts },
  recharge: { recharge: rechargeTexts },
  signIn: { signIn: signInTexts },
  wechat: { wechat: wechatTexts },
  face: { face: faceTexts },
  dialogs: { dialogs: dialogTexts },
  console: {
    console: consoleTexts,
    consolePlans: planTexts,
    consoleEngines: engineConsoleTexts,
    growth: growthTexts,
    ownContent: ownContentTexts,
    moderation: moderationTexts,
  },
  inbox: { inbox: inboxTexts },
  components: { components: componentsTexts },
  cashier: { cashier: cashierTexts },
} as const;

export type Bundle = keyof typeof FEATURES;
