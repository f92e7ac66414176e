import { id, text, type RecordOf } from './columns.ts';

/** An email that a real server would have sent. */
export const mails = {
  id: id(),
  kind: text<'password-reset' | 'parent-invite' | 'unlock-request' | 'trial-invite' | 'refund'>(),
  to: text(),
  subject: text(),
  text: text(),
  /** The URL that the text contains. */
  link: text(),
  sentAtUtc: text(),
};
export type MailRecord = RecordOf<typeof mails>;
