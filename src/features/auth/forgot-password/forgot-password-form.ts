import { check, nonEmpty, object, pipe, string, trim } from 'valibot';
import { emailAddress } from '#lib/email.ts';

/** The one field (AUTH-026) with its literal messages, both without a full stop (AUTH-027, VAL-006, D-205). */
export const forgotPasswordForm = object({
  email: pipe(
    string(),
    trim(),
    nonEmpty('Email is required'),
    check((address) => emailAddress.test(address), 'Enter a valid email'),
  ),
});
