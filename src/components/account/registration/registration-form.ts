import { forward, object, partialCheck, picklist, pipe, type GenericSchema, type InferOutput } from 'valibot';
import { dateOfBirth, email, personName, requiredText } from '#components/form/field-rules.ts';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { phoneNumber } from '#components/form/phone-rules.ts';
import { Role } from '#session/roles.ts';

/** AUTH-023; literal. */
export const emailTaken = 'This email is already registered.';

const passwordFields = { password: newPassword, confirmPassword: passwordConfirmation };

const fields = object({
  role: picklist([Role.Parent, Role.Learner], 'Role is required.'),
  ...personName,
  dateOfBirth: dateOfBirth('Enter the whole date, or leave it empty.'),
  email: email('Enter a valid email address.', 'Email is required.'),
  cellphoneNumber: phoneNumber('Cellphone number is required.'),
  whatsAppNumber: phoneNumber('WhatsApp number is required.'),
  town: requiredText('Town is required.'),
  postalCode: requiredText('Postal Code is required.'),
  ...passwordFields,
});

export type RegistrationForm = InferOutput<typeof fields>;

/** What a form asks of a password, in its own words (D-177). */
type Passwords = Record<keyof typeof passwordFields, GenericSchema<string>>;

/**
 * The registration form (AUTH-018, INV-011) with its literal messages (VAL-001 to VAL-005, VAL-023 to VAL-027).
 *
 * @param isTaken whether an email is known to belong to somebody already (VAL-002)
 */
export const registrationForm = (
  isTaken: (email: string) => boolean,
  passwords: Passwords = passwordFields,
) =>
  pipe(
    object({ ...fields.entries, ...passwords }),
    forward(
      partialCheck([['email']], (form) => !isTaken(form.email), emailTaken),
      ['email'],
    ),
    samePassword('password', 'confirmPassword'),
  );

/** The words of both documents' forms (D-179). */
export const registrationRoles = [
  { value: Role.Parent, label: 'Parent/Guardian' },
  { value: Role.Learner, label: 'Learner (Over 18yrs)' },
];

/** Most people here are parents (AUTH-019). */
export const emptyForm: RegistrationForm = {
  role: Role.Parent,
  name: '',
  surname: '',
  dateOfBirth: '',
  email: '',
  cellphoneNumber: '',
  whatsAppNumber: '',
  town: '',
  postalCode: '',
  password: '',
  confirmPassword: '',
};

/** The documents promise 3 to 10 digits and demand only that there is something: a hint, no error (VAL-003, D-206). */
export const isUsualPostalCode = (text: string): boolean => /^\d{3,10}$/.test(text.trim());

/** What goes over the wire: a date that nobody gave is left out. */
export const toRegistrationBody = <Form extends { dateOfBirth: string }>({
  dateOfBirth: birth,
  ...rest
}: Form) => ({
  ...rest,
  ...(birth && { dateOfBirth: birth }),
});
