import { entry } from './error-entry.ts';

/** Failures of any call, by HTTP status, and those a client meets before a server answers. */
export const httpErrors = {
  BAD_REQUEST: entry(
    400,
    '请求无法读取，请检查后重试',
    'The request could not be read. Please check it and try again.',
    'リクエストを読み取れませんでした。内容をご確認ください。',
  ),
  UNAUTHORIZED: entry(
    401,
    '没有权限（令牌、用户名或密码错误）',
    'No permission: wrong token, user name or password.',
    '権限がありません（トークン、ユーザー名、またはパスワードが違います）。',
  ),
  FORBIDDEN: entry(
    403,
    '您没有权限执行此操作',
    'You are not allowed to do this.',
    'この操作は許可されていません。',
  ),
  CSRF_INVALID: entry(
    403,
    '页面已过期，请刷新后重试',
    'This page has expired. Reload it and try again; your settings are kept.',
    'ページの有効期限が切れました。再読み込みしてください（設定は保持されます）。',
  ),
  NOT_FOUND: entry(404, '记录不存在', 'There is no such record.', '該当する記録がありません。'),
  NOT_ACCEPTABLE: entry(
    406,
    '请求的格式不可用',
    'The requested format is not available.',
    '要求された形式は利用できません。',
  ),
  REQUEST_TIMEOUT: entry(
    408,
    '请求发送得太慢，请重试',
    'The request took too long to arrive. Please try again.',
    'リクエストの送信に時間がかかりすぎました。もう一度お試しください。',
  ),
  CONFLICT: entry(
    409,
    '该请求与之前的请求冲突',
    'This request conflicts with an earlier one.',
    '以前のリクエストと矛盾しています。',
  ),
  GONE: entry(410, '资源已被删除', 'This was deleted.', 'この項目は削除されました。'),
  BODY_TOO_LARGE: entry(413, '请求内容过大', 'The request is too large.', 'リクエストが大きすぎます。'),
  UNSUPPORTED_TYPE: entry(
    415,
    '不支持的内容类型',
    'This content type is not supported.',
    'このコンテンツ形式には対応していません。',
  ),
  HOST_REFUSED: entry(
    421,
    '此站点不使用“{host}”这个地址。请运维人员将其写入 ALLOWED_HOSTS，或设为 PUBLIC_URL。',
    'This site is not known as “{host}”. Whoever runs it can add the name to ALLOWED_HOSTS, or set it as PUBLIC_URL.',
    'このサイトは「{host}」という名前では公開されていません。運用者が ALLOWED_HOSTS に追加するか、PUBLIC_URL に設定してください。',
  ),
  HEADERS_TOO_LARGE: entry(
    431,
    '请求的地址或标头过长',
    'The address or the headers of the request are too long.',
    'リクエストのアドレスまたはヘッダーが長すぎます。',
  ),
  VALIDATION_FAILED: entry(
    422,
    '有字段未通过校验',
    'Some fields are not valid.',
    '入力内容に誤りがあります。',
  ),
  TOO_MANY_REQUESTS: entry(
    429,
    '操作过于频繁，请在 {seconds} 秒后重试',
    'Too many requests. Please try again in {seconds} s.',
    'リクエストが多すぎます。{seconds} 秒後にもう一度お試しください。',
  ),
  UNKNOWN_ERROR: entry(
    500,
    '出现错误，请稍后重试',
    'An error occurred. Please try again.',
    'エラーが発生しました。しばらくしてからお試しください。',
  ),
  BAD_GATEWAY: entry(
    502,
    '网关错误：上游服务返回异常',
    'An engine or provider answered badly.',
    '外部サービスから正しい応答がありませんでした。',
  ),
  UNAVAILABLE: entry(
    503,
    '服务暂不可用，请稍后重试',
    'The service is not ready. Please try again shortly.',
    'サービスの準備ができていません。しばらくお待ちください。',
  ),
  GATEWAY_TIMEOUT: entry(
    504,
    '网关超时：上游服务没有响应',
    'An engine or provider did not answer in time.',
    '外部サービスが時間内に応答しませんでした。',
  ),
  NETWORK_ERROR: entry(0, '无法连接到服务器', 'Cannot connect to the server.', 'サーバーに接続できません。'),
  CHUNK_LOAD_FAILED: entry(
    0,
    '页面资源 {chunk} 加载失败，请刷新',
    'Part of the page ({chunk}) failed to load. Please reload.',
    'ページの一部（{chunk}）を読み込めませんでした。再読み込みしてください。',
  ),
};
