import { ledgerTexts } from '../account/ledger/texts.ts';
import { accountTexts } from '../account/texts.ts';
import { cashierTexts } from '../cashier/texts.ts';
import { growthTexts } from '../console/growth/texts.ts';
import { ownContentTexts } from '../console/own-content/texts.ts';
import { consoleTexts } from '../console/texts.ts';
import { planTexts } from '../console/plans/texts.ts';
import { dialogTexts } from '../dialogs/texts.ts';
import { faceTexts } from '../face/texts.ts';
import { fileTexts } from '../files/texts.ts';
import { guideTexts } from '../guide/texts.ts';
import { homeTexts } from '../home/texts.ts';
import { inboxTexts } from '../inbox/texts.ts';
import { identitiesTexts } from '../account/identities/texts.ts';
import { layoutTexts } from '../layout/texts.ts';
import { libraryTexts } from '../library/texts.ts';
import { membershipTexts } from '../membership/texts.ts';
import { notFoundTexts } from '../not-found/texts.ts';
import { rechargeTexts } from '../recharge/texts.ts';
import { shrinkTexts } from '../shrink/texts.ts';
import { signInTexts } from '../sign-in/texts.ts';
import { unfinishedTexts } from '../studio/unfinished/texts.ts';
import { editTexts } from '../studio/editor/texts.ts';
import { panelTexts } from '../studio/panel/texts.ts';
import { wordsTexts } from '../studio/panel/words/texts.ts';
import { stageTexts } from '../studio/stage/texts.ts';
import { sceneTexts } from '../studio/scene/texts.ts';
import { studioTexts } from '../studio/texts.ts';
import { downloadTexts } from '../studio/download/texts.ts';
import { versionTexts } from '../studio/versions/texts.ts';
import { toolTexts } from '../tools/texts.ts';
import { wechatTexts } from '../wechat/texts.ts';
import { worksTexts } from '../works/texts.ts';

/** Every feature's texts; the name is the i18next namespace. */
export const FEATURES = {
  layout: layoutTexts,
  signIn: signInTexts,
  home: homeTexts,
  studio: studioTexts,
  panel: panelTexts,
  words: wordsTexts,
  stage: stageTexts,
  scene: sceneTexts,
  edit: editTexts,
  unfinished: unfinishedTexts,
  versions: versionTexts,
  download: downloadTexts,
  shrink: shrinkTexts,
  files: fileTexts,
  library: libraryTexts,
  tools: toolTexts,
  works: worksTexts,
  account: accountTexts,
  ledger: ledgerTexts,
  identities: identitiesTexts,
  dialogs: dialogTexts,
  wechat: wechatTexts,
  face: faceTexts,
  guide: guideTexts,
  inbox: inboxTexts,
  console: consoleTexts,
  consolePlans: planTexts,
  growth: growthTexts,
  ownContent: ownContentTexts,
  membership: membershipTexts,
  recharge: rechargeTexts,
  cashier: cashierTexts,
  notFound: notFoundTexts,
} as const;
