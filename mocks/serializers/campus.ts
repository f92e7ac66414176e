import type { components } from '#api/contract.gen.ts';
import type { CampusRecord } from '../data/models/trials.ts';
import { recordVersion } from '../rules/record-version.ts';

export const toCampus = (campus: CampusRecord): components['schemas']['Campus'] => {
  const { name, address, city, province, postalCode, contactNumber, isActive } = campus;
  const version = recordVersion([name, address, city, province, postalCode, contactNumber, isActive]);
  return { ...campus, version };
};
