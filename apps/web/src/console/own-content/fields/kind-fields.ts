import type { OwnEntryOf, OwnKind } from '@plumbline/contract/content/own-content.ts';
import type { FieldErrors } from '../entry-draft.ts';

export interface KindFieldsProps<Kind extends OwnKind> {
  readonly value: OwnEntryOf<Kind>;
  readonly errors: FieldErrors;
  readonly onChange: (value: OwnEntryOf<Kind>) => void;
}
