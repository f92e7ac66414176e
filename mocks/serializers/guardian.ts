import type { components } from '#api/contract.gen.ts';
import type { Contact } from '../data/queries/learners.ts';
import { fullName } from '../rules/accounts/user-details.ts';

export const toGuardian = ({ link, parent }: Contact): components['schemas']['Guardian'] => ({
  id: parent.id,
  fullName: fullName(parent).trim(),
  email: parent.email,
  relationship: link.relationship,
  isPrimary: link.isPrimaryParent,
});
