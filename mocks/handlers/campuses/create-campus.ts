import { normalizePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { toCampus } from '../../serializers/campus.ts';
import { created, operation } from '../../server/operation.ts';

const defaults = {
  address: null,
  city: null,
  province: null,
  postalCode: null,
  contactNumber: null,
  isActive: true,
};

export const createCampus = operation('createCampus', ({ body, db, randomId }) =>
  created(toCampus(db.campuses.insert({ ...defaults, ...normalizePhoneNumbers(body), id: randomId('cam') }))),
);
