/**
 * Contact sheets of the renders: each sample beside its results, with fidelity and time under each picture.
 *
 *   node scripts/contact-sheets.ts [--only <folder or part of a name>] [--max-edge 768] [--styles a,b] [--atmospheres a,b]
 *
 * Samples come from PLUMBLINE_SAMPLES (default ../shared/samples), sheets go to out/sheets/.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Atmosphere } from '@plumbline/scene/render-types.ts';
import { listSamples } from './contact-sheets/list-samples.ts';
import { renderSheet } from './contact-sheets/render-sheet.ts';
import { sheetStyles } from './contact-sheets/sheet-styles.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'max-edge': { type: 'string', default: '768' },
    styles: { type: 'string', default: 'modern,cream' },
    atmospheres: { type: 'string', default: 'sunny,dusk,lights,rain,fog,snow' },
    out: { type: 'string', default: 'out/sheets' },
  },
});

const samples = process.env.PLUMBLINE_SAMPLES ?? join(import.meta.dirname, '../../shared/samples');
const styles = sheetStyles(values.styles.split(','));
await mkdir(values.out, { recursive: true });
for (const sample of await listSamples(samples, values.only)) {
  const file = join(values.out, `${sample.folder}-${sample.name}.jpg`);
  const lines = await renderSheet(sample, file, {
    maxEdge: Number(values['max-edge']),
    styles,
    atmospheres: values.atmospheres.split(',') as Atmosphere[],
  });
  console.log(`${file}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
