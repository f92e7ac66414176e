import {
  check,
  forward,
  is,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  regex,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { emailAddress } from '#lib/email.ts';
import { Role } from '#session/roles.ts';
import { newPassword, passwordConfirmation, passwordsDiffer } from '../new-password.ts';

/** AUTH-023; literal. */
export const emailTaken = 'This email is already registered.';

const required = (message: string) => pipe(string(), trim(), nonEmpty(message));

const role = picklist([Role.Parent, Role.Learner], 'Role is required.');

const fields = {
  role,
  name: required('Name is required.'),
  surname: required('Surname is required.'),
  // Nobody's age is asked for (D-181), but half a date is not sent as none.
  dateOfBirth: pipe(string(), regex(/^(\d{4}-\d\d-\d\d)?$/, 'Enter the whole date, or leave it empty.')),
  email: pipe(
    required('Email is required.'),
    check((text) => text === '' || emailAddress.test(text), 'Enter a valid email address.'),
  ),
  cellphoneNumber: required('Cellphone number is required.'),
  whatsAppNumber: required('WhatsApp number is required.'),
  town: required('Town is required.'),
  postalCode: required('Postal Code is required.'),
  password: newPassword,
  confirmPassword: passwordConfirmation,
};

const values = object(fields);

export type RegisterForm = InferOutput<typeof values>;
export type RegisterField = keyof RegisterForm;

/**
 * The registration form (AUTH-018) with its literal messages (VAL-001 to VAL-005).
 *
 * @param isTaken whether an address is known to belong to somebody already (VAL-002)
 */
export const registerForm = (isTaken: (email: string) => boolean) =>
  pipe(
    values,
    forward(
      partialCheck([['email']], ({ email }) => !isTaken(email), emailTaken),
      ['email'],
    ),
    forward(
      partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        passwordsDiffer,
      ),
      ['confirmPassword'],
    ),
  );

/** Most people here are parents (AUTH-019). */
export const emptyForm: RegisterForm = {
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

export const isRole = (value: string): value is RegisterForm['role'] => is(role, value);

/** Whether one field, looked at alone, has what it needs. */
export const isFilled = (name: RegisterField, value: string): boolean => is(fields[name], value);

/** How many of some fields have what they need. */
export const filledCount = (names: readonly RegisterField[], form: RegisterForm): number =>
  names.filter(
    (name) =>
      isFilled(name, form[name]) && (name !== 'confirmPassword' || form.confirmPassword === form.password),
  ).length;

/** The documents promise 3 to 10 digits and demand only that there is something: a hint, no error (VAL-003, D-206). */
export const isUsualPostalCode = (text: string): boolean => /^\d{3,10}$/.test(text.trim());

/** What goes over the wire: a date that nobody gave is left out. */
export const toRegistration = ({ dateOfBirth, ...rest }: RegisterForm) => ({
  ...rest,
  ...(dateOfBirth && { dateOfBirth }),
});
