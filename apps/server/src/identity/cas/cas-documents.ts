import type { User } from '@plumbline/core/identity/user.ts';

export type ValidationFormat = 'xml' | 'json';
type Failure = 'INVALID_REQUEST' | 'INVALID_TICKET' | 'INVALID_SERVICE';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** What CAS shows a browser that made a TGT: a form that asks it for a service ticket. */
export function ticketForm(location: string): string {
  return (
    '<!doctype html><html><head><title>201 Created</title></head><body><h1>TGT Created</h1>' +
    `<form action="${escape(location)}" method="POST">Service:<input type="text" name="service" value="">` +
    '<br><input type="submit" value="Submit"></form></body></html>'
  );
}

/** @see https://apereo.github.io/cas/development/protocol/CAS-Protocol-Specification.html §2.5 */
export function userDocument(format: ValidationFormat, { id, name, userType }: User): string {
  const attributes = { name, userType };
  if (format === 'json')
    return JSON.stringify({ serviceResponse: { authenticationSuccess: { user: id, attributes } } });
  const fields = Object.entries(attributes).map(
    ([key, value]) => `<cas:${key}>${escape(value)}</cas:${key}>`,
  );
  return xml(
    `<cas:authenticationSuccess><cas:user>${escape(id)}</cas:user>` +
      `<cas:attributes>${fields.join('')}</cas:attributes></cas:authenticationSuccess>`,
  );
}

export function failureDocument(format: ValidationFormat, code: Failure, description: string): string {
  if (format === 'json')
    return JSON.stringify({ serviceResponse: { authenticationFailure: { code, description } } });
  return xml(`<cas:authenticationFailure code="${code}">${escape(description)}</cas:authenticationFailure>`);
}

function xml(content: string): string {
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${content}</cas:serviceResponse>`;
}
