/** One server-sent event, its data unparsed. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads a stream of server-sent events (WHATWG HTML, 9.2.6), whatever pieces it comes in: lines end with LF, CR or both,
 * and neither a character nor a line end need lie in one piece. What was not ended by an empty line is not told.
 *
 * @param onBytes called for every piece, comments included: whoever waits knows that somebody is there
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      // A CR at the end may be the first half of a line end: it waits for what comes.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const lines = whole.split(/\r\n|\r|\n/);
      rest = `${lines.pop() ?? ''}${rest.slice(whole.length)}`;
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n') };
          event = '';
          data = [];
          continue;
        }
        const { name, value: text } = fieldOf(line);
        if (name === 'event') event = text;
        if (name === 'data') data.push(text);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A comment begins with a colon: a field without a name. */
function fieldOf(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}
