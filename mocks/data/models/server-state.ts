import { id, number, text, type RecordOf } from './columns.ts';

export const mails = {
  id: id(),
  kind: text<'password-reset' | 'parent-invite' | 'unlock-request' | 'trial-invite' | 'refund'>(),
  to: text(),
  subject: text(),
  text: text(),
  link: text(),
  sentAtUtc: text(),
};
export type MailRecord = RecordOf<typeof mails>;

/** Successful requests with an `Idempotency-Key`, and their responses. */
export const requests = {
  /** `{id of the caller, empty on a public operation}:{key}`. */
  id: id(),
  /** SHA-256 of operation, path, query and body. */
  digest: text(),
  status: number(),
  response: text(),
  handledAtUtc: text(),
};
export type RequestRecord = RecordOf<typeof requests>;

/** The last number used with each id prefix: 61 for `chs` after `chs-61`. */
export const counters = { id: id(), last: number() };
export type CounterRecord = RecordOf<typeof counters>;
