import type { components } from '#api/contract.gen.ts';
import type { UserRecord } from '../data/models/accounts.ts';
import { recordVersion } from '../rules/record-version.ts';

type Schemas = components['schemas'];

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
    version: versionOf(user),
  };
}

/** Caches versions, because a list contains the whole school and few records change between calls. */
const versions = new WeakMap<UserRecord, { properties: readonly unknown[]; version: string }>();

function versionOf(user: UserRecord): string {
  const { name, surname, email, cellphoneNumber, whatsAppNumber, dateOfBirth, gradeId, role, permissions } =
    user;
  const rest = [name, surname, email, cellphoneNumber, whatsAppNumber, dateOfBirth, gradeId, role];
  const properties = [...rest, permissions];
  const cached = versions.get(user);
  if (cached && properties.every((value, index) => value === cached.properties[index])) return cached.version;
  const version = recordVersion([...rest, permissions.toSorted()]);
  versions.set(user, { properties, version });
  return version;
}
