import type { components } from '#api/contract.gen.ts';
import type { UserRecord } from '../data/models/accounts.ts';
import { recordVersion } from '../rules/record-version.ts';

type Schemas = components['schemas'];

/** An account as an Admin sees it. */
export function toAdminUser(user: UserRecord): Schemas['AdminUser'] {
  const { id, name, surname, email, cellphoneNumber, whatsAppNumber, dateOfBirth, gradeId, role } = user;
  const permissions = user.permissions as Schemas['Permission'][];
  return {
    id,
    name,
    surname,
    email,
    cellphoneNumber,
    whatsAppNumber,
    dateOfBirth,
    gradeId,
    role,
    permissions,
    version: recordVersion([
      name,
      surname,
      email,
      cellphoneNumber,
      whatsAppNumber,
      dateOfBirth,
      gradeId,
      role,
      permissions.toSorted(),
    ]),
  };
}
