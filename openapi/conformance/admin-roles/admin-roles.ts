import { scenario } from '../kit/scenario.ts';

export const adminRoles = scenario(
  'admin-roles',
  'A role cannot be added twice, and a built-in role cannot be deleted.',
  async ({ admin, name }) => {
    await admin.createRole({ body: { roleName: name('Helper') } });
    await admin.createRole({ body: { roleName: name('Helper') } }).refused(409);
    await admin.listRoles();
    await admin.listUsersByRole({ role: name('Helper') });
    await admin.listUsersWithRoles();
    await admin.deleteRole({ name: name('Helper') });
    await admin.deleteRole({ name: name('Helper') }).refused(404);
    await admin.listUsersByRole({ role: name('Helper') }).refused(404);
    await admin.deleteRole({ name: 'Moderator' }).refused(409);
    await admin.createRole({ body: { roleName: ' ' } }).refused(400);
  },
);
