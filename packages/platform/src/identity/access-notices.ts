/**
 * Channel on which every process learns whose way in ended or changed: a session, an API key, the account itself. Triggers of
 * the database send the user's id when the transaction commits, whatever statement it was.
 */
export const ACCESS_ENDED = 'plumbline_access_ended';
