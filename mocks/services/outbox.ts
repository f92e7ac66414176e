import type { Db } from '../data/db.ts';
import type { MailRecord } from '../data/records.ts';

/** Keeps an e-mail that a real server would send: the outbox shows it with its link. */
export function sendMail(db: Db, now: Date, mail: Omit<MailRecord, 'id' | 'sentAtUtc'>): void {
  db.mails.insert({ ...mail, id: db.nextId('mail', 'mails'), sentAtUtc: now.toISOString() });
}
