import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import { type OwnEntry, type OwnKind, ownEntrySchema } from '@plumbline/contract/content/own-content.ts';
import { START_PALETTE } from '@plumbline/contract/content/start-palette.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** What a new entry of a kind starts as; its name and picture are still to be given. */
export function newEntry(kind: OwnKind): OwnEntry {
  switch (kind) {
    case 'material':
      return {
        kind,
        name: {},
        picture: '',
        tileWidthMm: 1000,
        family: 'stone',
        roles: ['floor'],
        domains: ['interior'],
        roughness: 0.6,
      };
    case 'object':
      return { kind, name: {}, picture: '', heightMm: 900, stands: 'floor', domains: ['interior'] };
    case 'style':
      return {
        kind,
        name: {},
        domains: ['interior'],
        palette: START_PALETTE,
        materials: {},
        light: { warmth: 0.1, modelling: 0.6 },
        grade: { saturation: 1, contrast: 0.1 },
      };
    case 'prompt':
      return { kind, name: {}, group: 'material' };
    case 'background':
      return { kind, name: {}, picture: '', horizon: 0.6, like: 'countryside' };
    case 'category':
      return { kind, name: {}, parent: '1', standsFor: '11' };
  }
}

/** An entry as its editor opens it: what waits before what is served. */
export function entryOf({ draft, published, kind }: ManagedEntry): OwnEntry {
  return (draft ?? published)?.value ?? newEntry(kind);
}

export type FieldErrors = Readonly<
  Record<string, 'field_missing' | 'field_wrong' | 'field_picture' | 'field_alpha'>
>;

/** What is wrong before anything is sent, by field. */
export function errorsOf(value: OwnEntry): FieldErrors {
  const result = ownEntrySchema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map(({ path }) => {
      const field = path.join('.');
      const top = String(path[0] ?? '');
      if (top === 'name') return ['name', 'field_missing'];
      return [field, top === 'picture' ? 'field_picture' : 'field_wrong'];
    }),
  );
}

/** What the server found wrong, by field. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') return {};
  return Object.fromEntries(
    Object.entries(error.details ?? {}).map(([field, what]) => [
      field.replace(/^value\./, ''),
      String(what).includes('cut-out') ? 'field_alpha' : 'field_wrong',
    ]),
  );
}
