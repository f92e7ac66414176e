import { excludes, has, lists, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const userRoles = scenario(
  'user-roles',
  'A user has several roles, and the first one is effective.',
  async ({ admin, name, email, password }) => {
    const role = await admin.createRole({ body: { roleName: name('Coach') } });
    const user = await admin.createUser({
      body: {
        name: name('Zoë'),
        surname: 'Zulu',
        email: email('coach'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Tutor',
        password,
        confirmPassword: password,
      },
    });
    const rolesOfUser = await admin.getUserRoles({ id: user.id });
    has(rolesOfUser, { 0: 'Tutor' });
    has(rolesOfUser, { length: 1 });
    const rolesOfUser2 = await admin.setUserRoles({ id: user.id, body: { roles: ['Tutor', name('Coach')] } });
    has(rolesOfUser2, { 0: 'Tutor', 1: role });
    const rolesOfUser3 = await admin.getUserRoles({ id: user.id });
    has(rolesOfUser3, { 0: 'Tutor', 1: role });
    await admin.setUserRoles({ id: user.id, body: { roles: ['Tutor', 'Tutor'] } }).refused(400);
    await admin.setUserRoles({ id: user.id, body: { roles: ['Tutor', name('Nothing')] } }).refused(404);
    await admin.setUserRoles({ id: 'contract-verify-unknown', body: { roles: ['Tutor'] } }).refused(404);
    await admin.getUserRoles({ id: 'contract-verify-unknown' }).refused(404);
    const usersWithRoles = await admin.listUsersWithRoles();
    lists(usersWithRoles, { id: user.id, roles: { 0: 'Tutor' } });
    lists(usersWithRoles, { id: user.id, roles: { 1: role } });
    has(await admin.assignUserRole({ id: user.id, body: { role: 'Tutor' } }), { role: 'Tutor' });
    has(await admin.getUserRoles({ id: user.id }), { 1: role });
    const second = await admin.createUser({
      body: {
        name: name('Zoë'),
        surname: 'van Wyk',
        email: email('coach-2'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: name('Coach'),
        password,
        confirmPassword: password,
      },
    });
    const first = await admin.createUser({
      body: {
        name: name('Ánna'),
        surname: 'Zulu',
        email: email('coach-1'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: name('Coach'),
        password,
        confirmPassword: password,
      },
    });
    has(first, { role });
    const usersByRole = await admin.listUsersByRole({ role: name('Coach') });
    has(usersByRole, { 0: { id: first.id }, 1: { id: second.id }, 2: { id: user.id, role: 'Tutor' } });
    has(await admin.deleteRole({ name: name('Coach') }).refused(409), { code: 'role-in-use' });
    has(await admin.setUserRoles({ id: user.id, body: { roles: ['ContentAdmin'] } }), { 0: 'ContentAdmin' });
    await admin.assignUserRole({ id: second.id, body: { role: 'Tutor' } });
    const rolesOfUser4 = await admin.getUserRoles({ id: second.id });
    has(rolesOfUser4, { 0: 'Tutor' });
    excludes(rolesOfUser4, role);
    await admin.deleteUser({ id: first.id });
    omits(await admin.listUsersByRole({ role: name('Coach') }), { id: second.id });
    await admin.deleteUser({ id: second.id });
    await admin.deleteUser({ id: user.id });
    await admin.deleteRole({ name: name('Coach') });
  },
);
