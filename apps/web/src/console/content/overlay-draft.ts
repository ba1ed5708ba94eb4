import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';

/** An item as it stands in the editor; a field that says what ships is no change. */
export interface OverlayDraft {
  readonly name: LocalisedText;
  readonly lead: LocalisedText;
  /** Of a persona. */
  readonly instructions: LocalisedText;
  /** Of a persona; empty: the installation's. */
  readonly model: string;
  readonly cover: string;
  readonly hidden: boolean;
  /** Empty: where it was. */
  readonly position: string;
  /** Of a space: the first level that it is moved to; empty: where it ships. */
  readonly parent: string;
}

const EMPTY: LocalisedText = { 'zh-CN': '', en: '', ja: '' };

export function overlayDraftOf({ builtIn, draft, published }: ManagedItem): OverlayDraft {
  const overlay = draft ?? published ?? {};
  return {
    name: overlay.name ?? builtIn.name,
    lead: overlay.lead ?? builtIn.lead ?? EMPTY,
    instructions: overlay.instructions ?? builtIn.instructions ?? EMPTY,
    model: overlay.model ?? '',
    cover: overlay.cover ?? builtIn.cover,
    hidden: overlay.hidden ?? false,
    position: overlay.position === undefined ? '' : String(overlay.position),
    parent: overlay.parent ?? '',
  };
}

/** What differs from what ships; nothing at all restores it. */
export function overlayOf(draft: OverlayDraft, builtIn: ManagedItem['builtIn']): ContentOverlay {
  return {
    ...(isChanged(draft.name, builtIn.name) ? { name: draft.name } : {}),
    ...(isChanged(draft.lead, builtIn.lead ?? EMPTY) ? { lead: draft.lead } : {}),
    ...(isChanged(draft.instructions, builtIn.instructions ?? EMPTY)
      ? { instructions: draft.instructions }
      : {}),
    ...(draft.model.trim() === '' ? {} : { model: draft.model.trim() }),
    ...(draft.cover.trim() === builtIn.cover || draft.cover.trim() === ''
      ? {}
      : { cover: draft.cover.trim() }),
    ...(draft.hidden ? { hidden: true } : {}),
    ...(/^\d{1,4}$/.test(draft.position) ? { position: Number(draft.position) } : {}),
    ...(draft.parent === '' ? {} : { parent: draft.parent }),
  };
}

function isChanged(text: LocalisedText, before: LocalisedText): boolean {
  return text['zh-CN'] !== before['zh-CN'] || text.en !== before.en || text.ja !== before.ja;
}
