import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';

type NewUser = components['schemas']['NewUser'];

export const listUsers = () => unwrap(client.GET('/admin/users'));
export const create = (given: Partial<NewUser> = {}) =>
  unwrap(client.POST('/admin/users', { body: { ...bongani, ...given } }));
export const update = (id: string, given: object = {}) =>
  unwrap(client.PUT('/admin/users/{id}', { params: { path: { id } }, body: { ...sipho, ...given } }));
export const remove = (id: string) =>
  unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id } } }));
export const assign = (id: string, role: string) =>
  unwrap(client.POST('/admin/users/{id}/roles', { params: { path: { id } }, body: { role } }));
export const setPermissions = (id: string, permissions: components['schemas']['Permission'][]) =>
  unwrap(client.POST('/admin/users/{id}/permissions', { params: { path: { id } }, body: { permissions } }));
export const listParents = () => unwrap(client.GET('/admin/users/parents'));
export const listLearners = () => unwrap(client.GET('/admin/users/learners'));
export const isTaken = (email: string) =>
  unwrap(client.GET('/admin/users/check-email', { params: { query: { email } } }));
export const login = (emailOrUserName: string, password = 'Learn2code!') =>
  unwrap(client.POST('/auth/login', { body: { emailOrUserName, password } }));

export const person = {
  cellphoneNumber: '0815550133',
  whatsAppNumber: '0815550133',
  dateOfBirth: '1994-09-12',
  role: 'Tutor',
};
export const bongani: NewUser = {
  ...person,
  name: 'Bongani',
  surname: 'Mthembu',
  email: 'bongani@springbyte.test',
  password: 'Learn2code!',
  confirmPassword: 'Learn2code!',
};
export const sipho = { ...person, name: 'Sipho', surname: 'Dlamini', email: 'tutor@springbyte.test' };
export const lwazi = {
  ...person,
  name: 'Lwazi',
  surname: 'Khumalo',
  email: 'learner@springbyte.test',
  role: 'Learner',
};

export const unknownUser = { status: 404, message: 'User not found.' };
export const unknownRole = { status: 404, message: 'Role not found.' };
export const unknownGrade = { status: 404, message: 'Grade not found.' };
export const emailTaken = {
  status: 409,
  message: 'Email already taken.',
  code: 'email-in-use',
  errors: { email: ['Email already taken.'] },
};
