import { id, number, text, type RecordOf } from './columns.ts';

/** Requests with an `Idempotency-Key` that have succeeded, with their responses. */
export const requests = {
  /** `{id of the caller, empty on a public operation}:{key}`. */
  id: id(),
  /** SHA-256 of operation, path, query and body. */
  digest: text(),
  status: number(),
  /** The body of the response, as JSON. */
  response: text(),
  handledAtUtc: text(),
};
export type RequestRecord = RecordOf<typeof requests>;
