import { shadedPicture } from '../model-screenshot/model-screenshot.ts';
import { hearSetting } from './read/hear-setting.ts';
import { hearWindows } from './read/hear-windows.ts';
import { settleWashes } from './read/settle-washes.ts';

/** Drawings and paintings in colour: marker, watercolour, chalk, flat fills of a painting program. */
export const COLOURED_DRAWING = shadedPicture({
  even: settleWashes,
  setting: hearSetting,
  room: hearWindows,
});
