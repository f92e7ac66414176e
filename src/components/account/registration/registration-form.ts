import { forward, object, partialCheck, picklist, pipe, type GenericSchema, type InferOutput } from 'valibot';
import { dateOfBirth, email, personName, requiredText } from '#components/form/field-rules.ts';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { phoneNumber } from '#components/form/phone-rules.ts';
import { Role } from '#session/roles.ts';

/** The text prescribed by AUTH-023. */
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

/** The schemas of the password fields, whose messages depend on the form (D-177). */
type Passwords = Record<keyof typeof passwordFields, GenericSchema<string>>;

/**
 * The schema of the registration form with its prescribed messages (VAL-001 to VAL-005, VAL-023 to VAL-027).
 *
 * @param isTaken whether an email is known to have an account (VAL-002)
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

/** Roles with their prescribed labels (D-179). */
export const registrationRoles = [
  { value: Role.Parent, label: 'Parent/Guardian' },
  { value: Role.Learner, label: 'Learner (Over 18yrs)' },
];

/** The initial values: Parent is preselected (AUTH-019). */
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

/** Whether to hide the hint 'Postal Code must be 3–10 digits.' Only an empty code is invalid (VAL-003). */
export const isUsualPostalCode = (text: string): boolean => /^\d{3,10}$/.test(text.trim());

export const toRegistrationBody = <Form extends { dateOfBirth: string }>({
  dateOfBirth: birth,
  ...rest
}: Form) => ({
  ...rest,
  ...(birth && { dateOfBirth: birth }),
});
