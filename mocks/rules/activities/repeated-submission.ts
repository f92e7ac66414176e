/** Submitting exactly once, however often a client has to ask (the contract's Idempotency-Key). */

/** How a submission was marked by its client. */
export interface SubmissionMark {
  idempotencyKey: string | null;
  submissionDigest: string | null;
}

/**
 * What a key says about a submission: `new` was never seen, `reused` belongs to another body, else it is the attempt
 * that the same submission has made before.
 *
 * @param attempts those of the caller: the keys of others mean nothing
 */
export function repetitionOf<Attempt extends SubmissionMark>(
  attempts: readonly Attempt[],
  { idempotencyKey, submissionDigest }: SubmissionMark,
): 'new' | 'reused' | Attempt {
  if (idempotencyKey === null) return 'new';
  const before = attempts.find((attempt) => attempt.idempotencyKey === idempotencyKey);
  if (!before) return 'new';
  return before.submissionDigest === submissionDigest ? before : 'reused';
}
