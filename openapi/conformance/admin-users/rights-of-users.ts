import { claimsOf } from '../kit/claims.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const rightsOfUsers = scenario(
  'rights-of-users',
  'Permissions are replaced as a whole, and are part of the next token.',
  async ({ admin, visitor, password, createUser }) => {
    const user = await createUser('Tutor', 'lerato-with-rights');
    const set = (...permissions: ('coding-content-access' | 'school-content-access')[]) =>
      admin.setUserPermissions({ id: user.id, body: { permissions } });
    await set('school-content-access', 'coding-content-access');
    const body = { emailOrUserName: user.email, password };
    has(claimsOf((await visitor.loginUser({ body })).token), {
      permissions: ['coding-content-access', 'school-content-access'],
    });
    has(await set('coding-content-access'), { permissions: ['coding-content-access'] });
    has(lists(await admin.listUsers(), { id: user.id }), { permissions: ['coding-content-access'] });
    await set('coding-content-access', 'coding-content-access').refused(400);
    await admin.setUserPermissions({ id: unknownId, body: { permissions: [] } }).refused(404);
    has(await set(), { permissions: [] });
  },
);

export const assignedRoles = scenario(
  'assigned-roles',
  'A role that an Admin assigns replaces all roles, unless it is already the first one.',
  async ({ admin, name, createUser }) => {
    const user = await createUser('Tutor', 'assigned-tutor');
    const { id } = user;
    const coach = await admin.createRole({ body: { roleName: name('Assigned coach') } });
    const rolesOf = async () => ({ roles: await admin.getUserRoles({ id }) });
    await admin.setUserRoles({ id, body: { roles: ['Tutor', coach] } });
    has(await admin.assignUserRole({ id, body: { role: 'Tutor' } }), { role: 'Tutor' });
    has(await rolesOf(), { roles: ['Tutor', coach] });
    has(await admin.assignUserRole({ id, body: { role: coach } }), { role: coach });
    has(await rolesOf(), { roles: [coach] });

    await admin.setUserRoles({ id, body: { roles: ['Moderator', coach] } });
    const account = { name: 'assigned-tutor', surname: 'Assigned', email: user.email };
    const numbers = { cellphoneNumber: '0825550143', whatsAppNumber: '0825550143' };
    const body = { ...account, ...numbers, dateOfBirth: '1985-03-14' };
    await admin.updateUser({ id, body: { ...body, role: 'Moderator' } });
    has(await rolesOf(), { roles: ['Moderator', coach] });
    await admin.updateUser({ id, body: { ...body, role: 'Parent' } });
    has(await rolesOf(), { roles: ['Parent'] });
    lists(await admin.listParents(), { id });

    await admin.assignUserRole({ id, body: { role: name('Nothing') } }).refused(404);
    await admin.assignUserRole({ id: unknownId, body: { role: 'Tutor' } }).refused(404);
    await admin.deleteUser({ id });
  },
);

export const admins = scenario(
  'admins',
  'An Admin cannot delete their own account, and loses all rights when the role is removed.',
  async ({ admin, createUser }) => {
    const zanele = await createUser('Admin', 'zanele');
    has(await zanele.deleteUser({ id: zanele.id }).refused(409), { code: 'own-account' });
    await zanele.listRoles();
    has(await zanele.assignUserRole({ id: zanele.id, body: { role: 'Tutor' } }), { role: 'Tutor' });
    await zanele.listRoles().refused(403);
    await zanele.deleteUser({ id: zanele.id }).refused(403);
    await admin.assignUserRole({ id: zanele.id, body: { role: 'Admin' } });
    await zanele.listRoles();
  },
);
