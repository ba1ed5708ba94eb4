import { readdir, readFile } from 'node:fs/promises';
import { type JudgeLabel, parseLabel } from './judge-label.ts';

const FOLDER = new URL('labels/', import.meta.url);

/** All labels by name, in the order of their names. @throws where one is not as the schema says. */
export async function readLabels(): Promise<ReadonlyMap<string, JudgeLabel>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const labels = new Map<string, JudgeLabel>();
  for (const file of files) {
    const value: unknown = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8'));
    labels.set(file.replace('.json', ''), parseLabel(value));
  }
  return labels;
}
