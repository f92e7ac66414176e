import { test } from '../app.ts';
import { doubledText, expectNoFlaws } from '../large-text.ts';

test.use(doubledText);

test('with text of 200 % a moderator can read and use the queue', async ({ app }) => {
  await app.open('/auth/login');
  await app.fillIn('moderator@springbyte.test');
  await expectNoFlaws(app, [
    ['/admin/moderation/queue?approved=chs-30', 'Moderation'],
    ['/admin/moderation/queue?grade=grd-4&status=All', 'Moderation'],
    ['/admin/moderation/queue?subject=sub-4-maths', 'Moderation'],
  ]);
});
