import type { Db } from '../data/db.ts';
import type { MailRecord } from '../data/models/outbox.ts';

/** Puts an e-mail into the outbox, where a real server would send it. */
export function sendMail(db: Db, now: Date, mail: Omit<MailRecord, 'id' | 'sentAtUtc'>): void {
  db.mails.insert({ ...mail, id: db.nextId('mail'), sentAtUtc: now.toISOString() });
}
