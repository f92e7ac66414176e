import { forward, object, partialCheck, pipe, type InferOutput } from 'valibot';
import { newPassword, passwordConfirmation, passwordsDiffer } from '../new-password.ts';

/** The two fields of AUTH-030. A confirmation that equals a good password is a good password (VAL-005). */
export const resetPasswordForm = pipe(
  object({ newPassword, confirmPassword: passwordConfirmation }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      (typed) => typed.newPassword === typed.confirmPassword,
      passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
);

export type ResetPasswordForm = InferOutput<typeof resetPasswordForm>;
