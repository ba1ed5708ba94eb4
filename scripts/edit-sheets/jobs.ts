import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { EditJob } from './edit-job.ts';
import { JOBS as architecturalPart } from './jobs-architecturalPart.ts';
import { JOBS as colorchange } from './jobs-colorchange.ts';
import { JOBS as extendImg } from './jobs-extendImg.ts';
import { JOBS as indoorExterior } from './jobs-indoorExterior.ts';
import { JOBS as materialChange } from './jobs-materialChange.ts';
import { JOBS as matting } from './jobs-matting.ts';
import { JOBS as objectChangepro } from './jobs-objectChangepro.ts';
import { REMOVALS } from './jobs-removal.ts';
import { COMPRESSED, ENLARGED, SHARPENED } from './jobs-whole-pictures.ts';

/** What each editing function is looked at with; of `indoorExterior` the single item. */
export const JOBS: Readonly<Partial<Record<FunctionName, readonly EditJob[]>>> = {
  architecturalPart,
  clean: REMOVALS,
  cleanpro: REMOVALS,
  colorchange,
  compress: COMPRESSED,
  extendImg,
  indoorExterior,
  materialChange,
  matting,
  objectChangepro,
  realUpImg: ENLARGED,
  upScaleImg: SHARPENED,
};
