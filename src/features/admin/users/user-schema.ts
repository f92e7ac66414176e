import { array, forward, object, partialCheck, picklist, pipe, type InferOutput } from 'valibot';
import type { AdminUser, PartialSaveError } from '#api/queries/admin-users.ts';
import { checkField } from '#components/form/check-field.ts';
import { dateOfBirth, email, personName, requiredText, textOrNull } from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { phoneNumberOrNull } from '#components/form/phone-rules.ts';
import { Permission, Role } from '#session/roles.ts';

/** Literal text (ADM-016). */
export const emailTaken = 'Email already taken.';

export const emailConflict = { field: 'email', message: emailTaken, code: 'email-in-use' } as const;

/** The rules of ADM-013, VAL-011 and VAL-012. */
const properties = object({
  ...personName,
  email: email('Enter a valid email.', 'Email is required.'),
  cellphoneNumber: phoneNumberOrNull(),
  whatsAppNumber: phoneNumberOrNull(),
  dateOfBirth: dateOfBirth('Enter the whole date.', 'Date of birth is required.'),
  role: requiredText('Role is required.'),
  gradeId: textOrNull(),
  permissions: array(picklist(Object.values(Permission))),
});

export type UserOutput = InferOutput<typeof properties>;

/** Whether telephone numbers are required for the role (D-256). */
export const needsPhoneNumbers = (role: string): boolean => role !== Role.Learner;

const requirePhone = <User extends UserOutput>(name: 'cellphoneNumber' | 'whatsAppNumber', message: string) =>
  checkField<User>(name, (user) => Boolean(user[name]) || !needsPhoneNumbers(user.role), message);

/** An existing account keeps its password: the form has no field for it (VAL-013). */
export const editedUser = pipe(
  properties,
  requirePhone('cellphoneNumber', 'Cellphone is required.'),
  requirePhone('whatsAppNumber', 'WhatsApp is required.'),
);

/**
 * An account to create, with its first password (VAL-013).
 *
 * @param isTaken whether another account has an email (VAL-012)
 */
export const newUser = (isTaken: (email: string) => boolean) =>
  pipe(
    object({ ...properties.entries, password: newPassword, confirmPassword: passwordConfirmation }),
    requirePhone('cellphoneNumber', 'Cellphone is required.'),
    requirePhone('whatsAppNumber', 'WhatsApp is required.'),
    forward(
      partialCheck([['email']], (user) => !isTaken(user.email), emailTaken),
      ['email'],
    ),
    samePassword('password', 'confirmPassword'),
  );

export const userValues = (user: Partial<AdminUser>) => formValues(editedUser, user);

export type UserValues = ReturnType<typeof userValues>;

export const toProperties = <User extends UserOutput>({ gradeId, ...rest }: User) => ({
  ...rest,
  gradeId: rest.role === Role.Learner ? gradeId : null,
});

export function partialSaveMessage({
  unsaved,
  failedAt,
  isUnknown,
}: Pick<PartialSaveError, 'unsaved' | 'failedAt' | 'isUnknown'>): string {
  if (unsaved.length === 0 || isUnknown) {
    return `The rest is saved, but the school has not confirmed the ${failedAt}. Save again to make sure.`;
  }
  const isOrAre = unsaved.join() === 'role' ? 'is' : 'are';
  return `The ${unsaved.join(' and the ')} ${isOrAre} not saved yet, everything else is. Save again to finish.`;
}
