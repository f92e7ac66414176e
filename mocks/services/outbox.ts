import type { Db } from '../data/db.ts';
import type { MailRecord } from '../data/models/server-state.ts';
import { mailHeader } from '../rules/mail-header.ts';

export function sendMail(db: Db, now: Date, mail: Omit<MailRecord, 'id' | 'sentAtUtc'>): void {
  const headers = { to: mailHeader(mail.to), subject: mailHeader(mail.subject) };
  db.mails.insert({ ...mail, ...headers, id: db.nextId('mail'), sentAtUtc: now.toISOString() });
}
