import { z } from 'zod';
import { USER_NAME_MAX } from '../constants.ts';
import { textField } from '../scalars.ts';

/** What a person says of themselves. The name is shown as text alone, in any script. */
export const changeProfileBodySchema = z.strictObject({
  name: textField(USER_NAME_MAX)
    .transform((name) => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1)),
});
