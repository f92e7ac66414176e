import type { SuccessOf } from '../kit/client.ts';
import type { Context } from '../kit/scenario.ts';

/** The body of a new Tutor. */
export const tutorOf = ({ email, password, prefix }: Context, name: string) => ({
  name,
  surname: prefix,
  email: email(name.toLowerCase()),
  cellphoneNumber: '0825550143',
  whatsAppNumber: '0825550144',
  dateOfBirth: '1988-02-29',
  role: 'Tutor',
  password,
  confirmPassword: password,
});

/** The body of an update that changes nothing, without the optional properties. */
export const updateOf = (user: SuccessOf<'createUser'>) => ({
  name: user.name,
  surname: user.surname,
  email: user.email ?? '',
  cellphoneNumber: user.cellphoneNumber,
  whatsAppNumber: user.whatsAppNumber,
  dateOfBirth: user.dateOfBirth ?? '',
  role: user.role,
});
