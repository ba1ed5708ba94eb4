export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Reads server-sent events (WHATWG HTML, 9.2.6), whatever pieces they come in. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let fields: Record<string, string> = {};
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A CR at the end may be the first half of a line end.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const ended = whole.split(/\r\n|\r|\n/);
      rest = `${ended.pop() ?? ''}${rest.slice(whole.length)}`;
      for (const line of ended) {
        if (line !== '') {
          const colon = line.indexOf(':');
          const name = colon < 0 ? line : line.slice(0, colon);
          const text = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
          if (name === 'data') lines.push(text);
          else fields[name] = text;
          continue;
        }
        if (lines.length > 0)
          yield { event: fields['event'] ?? 'message', data: lines.join('\n'), id: fields['id'] };
        fields = {};
        lines = [];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
