import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { CaseChange } from './compare-runs.ts';
import type { EvalReport } from './eval-report.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { captionOf } from './write-sheet.ts';

const STYLE = `
body{font:14px/1.5 system-ui,sans-serif;margin:24px;color:#1b1b1a;background:#f6f6f5}
table{border-collapse:collapse;margin:8px 0 32px;font-variant-numeric:tabular-nums}
td,th{padding:3px 10px;border-bottom:1px solid #0001;text-align:right}td:first-child,td:nth-child(2),th:first-child,th:nth-child(2){text-align:left}
.weak{color:#d5452b}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:12px}
figure{margin:0}img{width:100%;display:block;background:#fff}figcaption{font-size:12px;color:#555}`;

/** The whole run as one page beside its pictures. */
export async function writeHtml(
  report: EvalReport,
  changes: readonly CaseChange[] | undefined,
  output: string,
  against: string | undefined,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Evaluation ${report.sources}</title>
<style>${STYLE}</style><h1>Evaluation</h1>
<p>Sources ${report.sources}. Repeated ${report.determinism.repeated}, the same pixels ${report.determinism.same}.
Largest memory ${report.peakMemoryMb} MB.</p>
${unreadableList(report)}
${summaryTable(report)}${stageTable(report)}${changes ? changeTable(changes, relative(output, against ?? '')) : ''}${pictures(report)}</html>`;
  await writeFile(join(output, 'index.html'), html);
}

function unreadableList({ unreadable }: EvalReport): string {
  if (unreadable.length === 0) return '';
  const items = unreadable.map(({ picture, why }) => `<li>${escapeXml(picture)}: ${escapeXml(why)}`);
  return `<p>Could not be read:<ul>${items.join('')}</ul>`;
}

function summaryTable({ summary }: EvalReport): string {
  const rows = summary.map((line) => {
    const cells = [
      [line.keptMin.toFixed(3), line.keptMin < 0.8],
      [line.keptP5.toFixed(3), false],
      [line.keptMedian.toFixed(3), false],
      [`${(100 * line.addedMax).toFixed(1)} %`, line.addedMax > 0.02],
      [line.changeMedian.toFixed(1), line.changeMedian < 12],
      [line.effectMedian.toFixed(1), false],
      [line.msMedian.toFixed(0), false],
      [line.msMax.toFixed(0), line.msMax > 3000],
    ] as const;
    const cellText = cells.map(([text, weak]) => `<td${weak ? ' class="weak"' : ''}>${text}</td>`).join('');
    return `<tr><td>${line.function}<td>${line.label}<td>${line.count}<td>${line.failed}${cellText}</tr>`;
  });
  const heads = [
    'function',
    'case',
    'pictures',
    'failed',
    'kept min',
    'p5',
    'median',
    'added max',
    'ΔE to base',
  ];
  return table([...heads, 'effect', 'ms median', 'ms max'], rows);
}

function stageTable({ stages }: EvalReport): string {
  const rows = Object.entries(stages).map(([stage, ms]) => `<tr><td>${stage}<td></td><td>${ms}</td></tr>`);
  return table(['stage', '', 'ms median'], rows);
}

function changeTable(changes: readonly CaseChange[], folder: string): string {
  const rows = changes
    .filter(({ samePixels }) => !samePixels)
    .map(
      ({ picture, function: name, label, kept, added, change, time, images }) =>
        `<tr><td>${escapeXml(picture)}<td>${name} ${label}<td${kept < -0.01 ? ' class="weak"' : ''}>${kept.toFixed(3)}<td>${(100 * added).toFixed(2)} %<td>${change.toFixed(1)}<td>${time.toFixed(2)}<td>${link(images.before && join(folder, images.before), 'before')} ${link(images.now, 'now')}</tr>`,
    );
  const same = changes.filter(({ samePixels }) => samePixels).length;
  return `<h2>Against the earlier run: ${same} of ${changes.length} the same to the pixel</h2>${table(['picture', 'case', 'kept', 'added', 'ΔE to base', 'time ×', ''], rows)}`;
}

function pictures({ cases }: EvalReport): string {
  const groups = Map.groupBy(cases, ({ picture }) => picture);
  return [...groups]
    .map(([name, results]) => {
      const figures = results
        .filter(({ role, image }) => role !== 'repeat' && image !== null)
        .map(
          (result) =>
            `<figure><a href="${escapeXml(result.image ?? '')}"><img loading="lazy" src="${escapeXml(result.image ?? '')}" alt=""></a><figcaption>${escapeXml(`${result.function} ${captionOf(result)}`)}</figcaption></figure>`,
        );
      return `<h2>${escapeXml(name)}</h2><div class="grid">${figures.join('')}</div>`;
    })
    .join('');
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

function link(href: string | null, text: string): string {
  return href === null ? '' : `<a href="${escapeXml(href)}">${text}</a>`;
}
