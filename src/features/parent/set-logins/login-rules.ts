import { check, forward, object, partialCheck, pipe } from 'valibot';
import { userNameLimit } from '#api/contract.gen.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { isSameIgnoringCase } from '#openapi/rules/text.ts';

/** What the server says of a name that somebody else has. */
export const userNameTaken = 'Username already taken.';

const userName = pipe(
  requiredText('Username is required.', userNameLimit),
  // So that nobody takes the email of somebody else for a user name.
  check((text) => !text.includes('@'), 'A username cannot contain @.'),
);

/**
 * A learner's login (D-036).
 *
 * @param isTaken whether a user name is known to belong to somebody else
 */
export const learnerLogin = (isTaken: (userName: string) => boolean) =>
  pipe(
    object({ userName, password: newPassword, confirmPassword: passwordConfirmation }),
    forward(
      partialCheck([['userName']], (form) => !isTaken(form.userName), userNameTaken),
      ['userName'],
    ),
    samePassword('password', 'confirmPassword'),
  );

/** The learner may keep the present name, which the check reports as taken. */
export const isOwnUserName = isSameIgnoringCase;
