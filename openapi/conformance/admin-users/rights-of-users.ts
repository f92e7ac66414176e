import { has, includes, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const rightsOfUsers = scenario(
  'rights-of-users',
  'Permissions are replaced as a whole, and a learner who gets another role loses the grade.',
  async ({ admin, name, email, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of a user') } });
    const user = await admin.createUser({
      body: {
        name: name('Lerato'),
        surname: 'Mthembu',
        email: email('lerato'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        gradeId: grade.id,
        role: 'Learner',
        password,
        confirmPassword: password,
      },
    });
    has(user, { gradeId: grade.id });
    const userPermissions = await admin.setUserPermissions({
      id: user.id,
      body: { permissions: ['school-content-access', 'coding-content-access'] },
    });
    includes(userPermissions.permissions, 'school-content-access');
    includes(userPermissions.permissions, 'coding-content-access');
    const userPermissions2 = await admin.setUserPermissions({
      id: user.id,
      body: { permissions: ['coding-content-access'] },
    });
    has(userPermissions2, { permissions: { 0: 'coding-content-access', length: 1 } });
    await admin
      .setUserPermissions({
        id: user.id,
        body: { permissions: ['coding-content-access', 'coding-content-access'] },
      })
      .refused(400);
    await admin.setUserPermissions({ id: 'contract-verify-unknown', body: { permissions: [] } }).refused(404);
    const users = await admin.listUsers();
    includes(lists(users, { id: user.id }).permissions, 'coding-content-access');
    lists(users, { id: user.id, permissions: { length: 1 } });
    const userRole = await admin.assignUserRole({ id: user.id, body: { role: 'Tutor' } });
    has(userRole, { role: 'Tutor', gradeId: null });
    await admin.assignUserRole({ id: user.id, body: { role: name('Nothing') } }).refused(404);
    await admin.assignUserRole({ id: 'contract-verify-unknown', body: { role: 'Tutor' } }).refused(404);
    const users2 = await admin.listUsers();
    lists(users2, { id: user.id, role: 'Tutor' });
    lists(users2, { id: user.id, gradeId: null });
    await admin.getLearner({ id: user.id }).refused(404);
    await admin.deleteUser({ id: user.id });
    await admin.deleteGrade({ id: grade.id });
  },
);

export const admins = scenario(
  'admins',
  'An Admin cannot delete their own account, and loses all rights when the role is removed.',
  async ({ admin, visitor, as, name, email, password }) => {
    const user = await admin.createUser({
      body: {
        name: name('Zanele'),
        surname: 'Mthembu',
        email: email('zanele'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Admin',
        password,
        confirmPassword: password,
      },
    });
    const user2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('zanele'), password } })).token,
    );
    has(await user2.deleteUser({ id: user.id }).refused(409), { code: 'own-account' });
    await user2.listRoles();
    has(await user2.assignUserRole({ id: user.id, body: { role: 'Tutor' } }), { role: 'Tutor' });
    await user2.listRoles().refused(403);
    await admin.deleteUser({ id: user.id });
  },
);
