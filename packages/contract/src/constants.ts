/** The constants of the business. What a server may set otherwise is a setting, listed in `.env.example`. */

export const API_VERSION = '1.2';
export const CLIENT_VERSION = '4.0.1';
export const REQUEST_TIMEOUT_MS = 120_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** How long what its owner deleted can be brought back (ADR 0050). */
export const RESTORABLE_MS = 600_000;
export const MOUNT_ELEMENT_ID = 'root';

export const SMS_COUNTDOWN_S = 60;
export const SMS_COUNTDOWN_TICK_MS = 1000;
export const CODE_VALID_S = 300;
export const CODE_ATTEMPTS = 5;

export const USER_NAME_MAX = 60;
/** Days that the owner of an account to be deleted has to change their mind. */
export const LEAVING_DAYS = 30;
/** Between proving who one is and what only the owner of the account may do. */
export const RECENT_SIGN_IN_MINUTES = 15;
export const EXPORTS_PER_DAY = 3;
/** How long the list of downloads is kept; the law asks for half a year. */
export const DOWNLOADS_KEPT_DAYS = 183;

/** What signing in agrees to. A changed text gets a new version, and the next sign-in records it. */
export const AGREEMENT = { document: 'agreement', version: '2026-11-21' } as const;
export const PRIVACY = { document: 'privacy', version: '2026-11-22' } as const;
/** Agreed to by itself, before each verification. */
export const FACE_CONSENT = { document: 'face-verification', version: '2026-11-22' } as const;
export const CONSENT_DOCUMENTS = [AGREEMENT, PRIVACY] as const;

export const CN_STRENGTH_DEFAULT = 0.6;
export const CN_STRENGTH_INDOOR_EXTERIOR = 0.7;
export const MATERIAL_LOCK_DEFAULT = 1;
export const SIMILARITY_DEFAULT = 0.5;
/** How far a drawing becomes a picture. */
export const FINISH_DEFAULT = 0.8;
/** Degrees above the horizon of a sun that somebody puts somewhere. */
export const SUN_HEIGHT_MIN = 5;
export const SUN_HEIGHT_MAX = 85;
export const SUN_HEIGHT_DEFAULT = 40;
export const WASH_WEIGHT_DEFAULT = 0.5;
/** The engine that every installation has. */
export const BUILTIN_ENGINE = 'builtin';
export const SHRINK_RATIO_DEFAULT = 0.75;
export const IMAGE_COUNT_MIN = 1;
export const IMAGE_COUNT_MAX = 3;
export const ESTIMATED_RENDER_S = 10;
export const PROMPT_MAX_LENGTH = 2000;
/** What the prompt's helper gives each bare term. */
export const PROMPT_TERM_WEIGHT = 1.2;
export const UPSCALE_MULTIPLIERS = [2, 4] as const;
/** Of one tile of a texture in the real world. */
export const TILE_SIZE_MM = { min: 5, max: 20_000 } as const;
/** Height, or width, of an object in the real world. */
export const OBJECT_SIZE_MM = { min: 10, max: 60_000 } as const;
export const TEXTURE_MIN_EDGE = 8;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_EDGE_WEB = 5000;
export const IMAGE_MAX_EDGE_ENLARGER = 2000;
export const DESKTOP_MEMORY_MIN_GB = 8;
/** In the desktop client a frame's own colours lead. */
export const SIMILARITY_DESKTOP = 0.8;
/** Longest edge of a base that the desktop client sends: of its main tool, and of every other. */
export const IMAGE_MAX_EDGE_DESKTOP = { main: 3000, other: 1500 } as const;

export const CHAT_BONUS_AFTER_LOGIN = 10;
export const VISITOR_UPLOADS_PER_DAY = 20;
export const VISITOR_IMAGE_HOURS = 24;
/** The day of quotas begins at midnight here. */
export const QUOTA_TIME_ZONE = 'Asia/Shanghai';

/** Widths that `GET /files/{key}?w=` serves; anything else is refused, so that nobody can fill the disk with sizes. */
export const THUMBNAIL_WIDTHS = [64, 128, 256, 384, 512, 768, 1024, 2048] as const;
/** The widest: what a large picture is looked at by, until one goes near. */
export const PREVIEW_WIDTH = 2048;

/** Keys of the browser's local storage, by the names that other clients know. What each means stands in ADR 0037. */
export const LOCAL_KEYS = {
  visitor: 'lingganUUID',
  source: 'source',
  loginPhone: 'loginPhone',
  inviteCode: 'inviteCode',
  userType: 'userType',
  userInfo: 'userInfo',
  defaultCollect: 'defaultCollect',
  loginAccountId: 'loginAccountId',
  logoutRedirect: 'redirect',
} as const;

export const COOKIES = {
  session: 'plumb_session',
  admin: 'plumb_admin',
  csrf: 'plumb_csrf',
  wechatQr: 'plumb_wxq',
  wechatState: 'plumb_wxs',
} as const;
export const CSRF_HEADER = 'x-csrf-token';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
