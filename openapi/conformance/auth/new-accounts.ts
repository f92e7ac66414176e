import { omitted } from '../kit/client.ts';
import type { Context } from '../kit/scenario.ts';

/** The body of a registration; without a role, the user becomes a Parent. */
export const registrationOf = ({ email, password, prefix }: Context, name: string) => ({
  name,
  surname: prefix,
  email: email(name.toLowerCase()),
  cellphoneNumber: '0825550143',
  whatsAppNumber: '0825550144',
  town: 'Paarl',
  postalCode: '7646',
  password,
  confirmPassword: password,
  role: omitted,
});
