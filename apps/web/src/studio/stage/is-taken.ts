/** Of a key's event what deciding about it needs. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether the key was pressed in something that a selector names. */
export function isWithin({ target }: Pick<KeyPress, 'target'>, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether a key belongs to what has the focus: typing, radio groups, sliders, menus and dialogs keep theirs. */
export function isTaken(press: KeyPress): boolean {
  if (isWithin(press, 'input, textarea, select, [role=slider], [role=menu], [role=dialog], [role=listbox]'))
    return true;
  return press.key === ' ' && isWithin(press, 'button, a');
}
