import type { CodeSender } from '@plumbline/core/ports/code-senders.ts';
import nodemailer from 'nodemailer';
import type { SmtpSettings } from '../settings/identity-settings.ts';
import { codeMail } from './code-mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Codes by mail. Plain `smtp:` insists on STARTTLS, except towards this machine: a code is never sent in the clear. */
export function createSmtpMailer({ url, from }: SmtpSettings): CodeSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendCode(message) {
      await transport.sendMail({
        from,
        // As an object it is one recipient, whatever it contains.
        to: { name: '', address: message.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...codeMail(message),
      });
    },
  };
}
