import { UPLOAD_NAME_MAX } from '@plumbline/contract/api/uploads.ts';

/** Longer endings are no endings. */
const ENDING = /\.[^.\s]{1,10}$/u;
/** Control and formatting characters (some turn the reading direction), private and unassigned ones, halves of pairs. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * What an uploaded file is called where its owner looks for it: the last part of a path, without what cannot be seen, in
 * at most `UPLOAD_NAME_MAX` characters, its ending kept. Empty where nothing is left. It never names a file in storage.
 */
export function cleanFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '');
  const name = seen.replaceAll(/ {2,}/g, ' ').trim();
  const characters = [...name];
  if (characters.length <= UPLOAD_NAME_MAX) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  return characters.slice(0, UPLOAD_NAME_MAX - [...ending].length).join('') + ending;
}
