import { z } from 'zod';
import { textField } from './scalars.ts';

/** One line of what a person types: nothing that cannot be seen, no marks that turn the direction of what follows. */
export function lineField(max: number) {
  return textField(max * 4)
    .transform((line) => line.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .pipe(z.string().max(max));
}

/** Plain text of several lines, shown as it is and never as markup. */
export function notesField(max: number) {
  return textField(max * 2)
    .transform((notes) =>
      notes
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{C}\n]/gu, '')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(max));
}
