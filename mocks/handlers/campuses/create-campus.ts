import { created, operation } from '../../server/operation.ts';

/** What nobody has said about a new campus. */
const unknown = { address: null, city: null, province: null, postalCode: null, contactNumber: null };

export const createCampus = operation('createCampus', ({ body, db, randomId }) =>
  created(db.campuses.insert({ ...unknown, isActive: true, ...body, id: randomId('cam') })),
);
