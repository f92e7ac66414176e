import { array, forward, object, partialCheck, picklist, pipe, type InferOutput } from 'valibot';
import type { AdminUser, PartialSaveError } from '#api/queries/admin-users.ts';
import { checkField } from '#components/form/check-field.ts';
import {
  dateOfBirth,
  email,
  emailOrNull,
  emptyToNull,
  personName,
  requiredText,
  textOrNull,
} from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { phoneNumberOrNull } from '#components/form/phone-rules.ts';
import { Permission, Role } from '#session/roles.ts';

/** Literal text (ADM-016). */
export const emailTaken = 'Email already taken.';

export const emailConflict = { field: 'email', message: emailTaken, code: 'email-in-use' } as const;

const emailMalformed = 'Enter a valid email.';
const dateIncomplete = 'Enter the whole date.';
const emailRequired = 'Email is required.';
const birthRequired = 'Date of birth is required.';

/** The rules of ADM-013, VAL-011 and VAL-012. */
const properties = object({
  ...personName,
  email: email(emailMalformed, emailRequired),
  cellphoneNumber: phoneNumberOrNull(),
  whatsAppNumber: phoneNumberOrNull(),
  dateOfBirth: dateOfBirth(dateIncomplete, birthRequired),
  role: requiredText('Role is required.'),
  gradeId: textOrNull(),
  permissions: array(picklist(Object.values(Permission))),
});

/** Whether telephone numbers are required for the role (D-256). */
export const needsPhoneNumbers = (role: string): boolean => role !== Role.Learner;

interface Numbers {
  role: string;
  cellphoneNumber: string | null;
  whatsAppNumber: string | null;
}

const requirePhone = <User extends Numbers>(name: 'cellphoneNumber' | 'whatsAppNumber', message: string) =>
  checkField<User>(name, (user) => Boolean(user[name]) || !needsPhoneNumbers(user.role), message);

const requireCellphone = <User extends Numbers>() =>
  requirePhone<User>('cellphoneNumber', 'Cellphone is required.');

const requireWhatsApp = <User extends Numbers>() =>
  requirePhone<User>('whatsAppNumber', 'WhatsApp is required.');

/** A property without which a learner can be saved who has no value of it (D-268). */
type UnsetProperty = 'email' | 'dateOfBirth';

export const unsetProperties = (user: AdminUser): readonly UnsetProperty[] =>
  user.role === Role.Learner ? (['email', 'dateOfBirth'] as const).filter((name) => user[name] === null) : [];

interface Unset {
  role: string;
  email: string | null;
  dateOfBirth: string | null;
}

/** An unset property is required with another role. */
const requireUnlessLearner = <User extends Unset>(
  name: UnsetProperty,
  unset: readonly UnsetProperty[],
  message: string,
) =>
  checkField<User>(
    name,
    (user) => Boolean(user[name]) || user.role === Role.Learner || !unset.includes(name),
    message,
  );

/**
 * An existing account, which keeps its password: the form has no field for it (VAL-013).
 *
 * @param unset the properties that a learner may remain without
 */
export const editedUser = (unset: readonly UnsetProperty[] = []) =>
  pipe(
    object({
      ...properties.entries,
      email: unset.includes('email') ? emailOrNull(emailMalformed) : properties.entries.email,
      dateOfBirth: unset.includes('dateOfBirth')
        ? pipe(dateOfBirth(dateIncomplete), emptyToNull)
        : properties.entries.dateOfBirth,
    }),
    requireUnlessLearner('email', unset, emailRequired),
    requireUnlessLearner('dateOfBirth', unset, birthRequired),
    requireCellphone(),
    requireWhatsApp(),
  );

export type EditedUser = InferOutput<ReturnType<typeof editedUser>>;

/**
 * An account to create, with its first password (VAL-013).
 *
 * @param isTaken whether another account has an email (VAL-012)
 */
export const newUser = (isTaken: (email: string) => boolean) =>
  pipe(
    object({ ...properties.entries, password: newPassword, confirmPassword: passwordConfirmation }),
    requireCellphone(),
    requireWhatsApp(),
    forward(
      partialCheck([['email']], (user) => !isTaken(user.email), emailTaken),
      ['email'],
    ),
    samePassword('password', 'confirmPassword'),
  );

export const userValues = (user: Partial<AdminUser>) => formValues(properties, user);

export type UserValues = ReturnType<typeof userValues>;

export const toProperties = <User extends Pick<EditedUser, 'role' | 'gradeId'>>({
  gradeId,
  ...rest
}: User) => ({
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
