/** Submitting exactly once, no matter how often a client retries (the contract's Idempotency-Key). */

/** What identifies a submission. Both are null when the client sent no key. */
export interface SubmissionKey {
  idempotencyKey: string | null;
  submissionDigest: string | null;
}

/**
 * Compares a submission with the caller's earlier ones.
 *
 * @param attempts those of the caller: the keys of others do not matter
 * @returns `new` for an unknown key, `reused` when the key was sent with another body, otherwise the attempt that the
 * same submission has created before
 */
export function repetitionOf<Attempt extends SubmissionKey>(
  attempts: readonly Attempt[],
  { idempotencyKey, submissionDigest }: SubmissionKey,
): 'new' | 'reused' | Attempt {
  if (idempotencyKey === null) return 'new';
  const earlier = attempts.find((attempt) => attempt.idempotencyKey === idempotencyKey);
  if (!earlier) return 'new';
  return earlier.submissionDigest === submissionDigest ? earlier : 'reused';
}
