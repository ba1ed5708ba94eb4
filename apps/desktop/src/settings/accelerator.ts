const MODIFIERS = new Set([
  'Command',
  'Control',
  'Ctrl',
  'CommandOrControl',
  'CmdOrCtrl',
  'Alt',
  'Option',
  'AltGr',
  'Shift',
  'Super',
  'Meta',
]);
const KEY =
  /^(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Space|Tab|Insert|Delete|Home|End|PageUp|PageDown|Up|Down|Left|Right|PrintScreen|[-=[\];',./`\\])$/;

/**
 * Whether it is a shortcut that may be taken from every other program: at least one modifier besides Shift, since whoever types a
 * capital letter must not start a render; function keys stand alone.
 */
export function isAccelerator(text: string): boolean {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  if (!KEY.test(key) || !parts.every((part) => MODIFIERS.has(part))) return false;
  if (new Set(parts).size !== parts.length) return false;
  return /^F\d+$/.test(key) || parts.some((part) => part !== 'Shift');
}

/** The shortcut of a key that was pressed in a field; undefined while only modifiers are held, or where it is none. */
export function acceleratorOf(event: {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): string | undefined {
  const key = keyOf(event.code);
  if (key === undefined) return undefined;
  const parts = [
    ...(event.ctrlKey ? ['Control'] : []),
    ...(event.metaKey ? ['Command'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey ? ['Shift'] : []),
    key,
  ];
  const text = parts.join('+');
  return isAccelerator(text) ? text : undefined;
}

function keyOf(code: string): string | undefined {
  const named = /^(?:Key([A-Z])|Digit(\d)|(F\d{1,2})|Arrow(\w+))$/.exec(code);
  if (named) return named.slice(1).find((part) => part !== undefined);
  return KEY.test(code) ? code : undefined;
}
