/** The cookie of an administrator is sent here and nowhere else. */
export const MANAGEMENT_PATH = '/api/user/manage';
